import type { KindId } from '#domain/booking/kind-id';
import type { BookingDraft, BookingRequest } from './booking-request';
import { askedDuringDay } from './bookingduringday/asked';
import { askedNoDriver } from './bookingnodriver/asked';
import { askedWithDriverAmata } from './bookingwithdriveramata/asked';
import { askedWithDriverNava } from './bookingwithdrivernava/asked';
import type { RequestKind } from './request/request-kind';

/** Apart from `registry`, which the first screen loads: rules and rows come with a form, or in the server. */
export const requestKinds: Readonly<Record<KindId, RequestKind<BookingRequest, BookingDraft>>> = {
  bookingwithdrivernava: askedWithDriverNava,
  bookingnodriver: askedNoDriver,
  bookingduringday: askedDuringDay,
  bookingwithdriveramata: askedWithDriverAmata,
};
