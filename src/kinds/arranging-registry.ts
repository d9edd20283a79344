import type { KindId } from '#domain/booking/kind-id';
import type { ArrangingKind } from './arranging';
import { arrangingDuringDay } from './bookingduringday/arranging';
import { arrangingNoDriver } from './bookingnodriver/arranging';
import { arrangingWithDriverAmata } from './bookingwithdriveramata/arranging';
import { arrangingWithDriverNava } from './bookingwithdrivernava/arranging';

/** Apart from `registry`, which the first screen loads: only dispatchers and the server need it. */
export const arrangingKinds: Readonly<Record<KindId, ArrangingKind>> = {
  bookingwithdrivernava: arrangingWithDriverNava,
  bookingnodriver: arrangingNoDriver,
  bookingduringday: arrangingDuringDay,
  bookingwithdriveramata: arrangingWithDriverAmata,
};
