import * as v from 'valibot';
import { draftDuringDay, requestDuringDay } from './bookingduringday/request';
import { draftNoDriver, requestNoDriver } from './bookingnodriver/request';
import { draftWithDriverAmata, requestWithDriverAmata } from './bookingwithdriveramata/request';
import { draftWithDriverNava, requestWithDriverNava } from './bookingwithdrivernava/request';

/** What somebody asks for, of whichever kind. */
export const bookingRequest = v.variant(
  'kind',
  [requestWithDriverNava, requestNoDriver, requestDuringDay, requestWithDriverAmata],
  'invalid',
);

/** The same, half written. */
export const bookingDraft = v.variant('kind', [
  draftWithDriverNava,
  draftNoDriver,
  draftDuringDay,
  draftWithDriverAmata,
]);

export type BookingRequest = v.InferOutput<typeof bookingRequest>;
export type BookingDraft = v.InferOutput<typeof bookingDraft>;
