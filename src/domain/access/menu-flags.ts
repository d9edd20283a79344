import type { KindId } from '../booking/kind-id';

/** The flags of an admin, each 1 = enabled, named as the specification stores them. */
export const menuFlags = [
  'booking_with_driver_nava_menu',
  'booking_no_driver_menu',
  'booking_during_day_menu',
  'booking_with_driver_amata_menu',
  'driver_menu',
  'admin_menu',
  'supplier',
] as const;

export type MenuFlag = (typeof menuFlags)[number];

export const isFlag = (value: unknown): value is MenuFlag =>
  (menuFlags as readonly unknown[]).includes(value);

export const kindFlag = {
  bookingwithdrivernava: 'booking_with_driver_nava_menu',
  bookingnodriver: 'booking_no_driver_menu',
  bookingduringday: 'booking_during_day_menu',
  bookingwithdriveramata: 'booking_with_driver_amata_menu',
} as const satisfies Record<KindId, MenuFlag>;
