import { bookingFields } from '#words/booking-fields';
import type { OwnFacts } from '../request/own-facts';
import type { DraftWithDriverAmata } from './request';

export const ownFacts: OwnFacts<DraftWithDriverAmata> = (request, { nameOf }) => [
  [bookingFields.timetableEntryId, nameOf(request.timetableEntryId)],
];
