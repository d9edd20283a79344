import { lazy, type ComponentType } from 'react';
import type { KindId } from '#domain/booking/kind-id';
import type { Origin } from '../booking-form/form-start';
import type { Icon } from '../ui/icon';
import { CarKeyIcon, CarWithDriverIcon, DayVanIcon, SharedShuttleIcon } from './kind-icons';

/** How a kind looks. The compiler asks for a line here when a kind is added. */
export type KindView = {
  Icon: Icon;
  /** Its form, in a chunk of its own. */
  Form?: ComponentType<{ origin: Origin }>;
};

export const kindViews: Readonly<Record<KindId, KindView>> = {
  bookingwithdrivernava: {
    Icon: CarWithDriverIcon,
    Form: lazy(() => import('./bookingwithdrivernava/form')),
  },
  bookingnodriver: { Icon: CarKeyIcon },
  bookingduringday: { Icon: DayVanIcon },
  bookingwithdriveramata: { Icon: SharedShuttleIcon },
};
