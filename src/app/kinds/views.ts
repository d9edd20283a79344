import type { KindId } from '#domain/booking/kind-id';
import type { Icon } from '../ui/icon';
import { CarKeyIcon, CarWithDriverIcon, DayVanIcon, SharedShuttleIcon } from './kind-icons';

/** How a kind looks. The compiler asks for a line here when a kind is added. */
export type KindView = { Icon: Icon };

export const kindViews: Readonly<Record<KindId, KindView>> = {
  bookingwithdrivernava: { Icon: CarWithDriverIcon },
  bookingnodriver: { Icon: CarKeyIcon },
  bookingduringday: { Icon: DayVanIcon },
  bookingwithdriveramata: { Icon: SharedShuttleIcon },
};
