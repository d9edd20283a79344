import { formatTime } from '#domain/dates/format-bangkok';
import { no } from '#words/yes-no';
import { bookingFields } from '#words/booking-fields';
import { flexibilityNames } from '#words/booking-in-day';
import { timingNames } from '#words/bookings';
import type { OwnFacts } from '../request/own-facts';
import type { DraftDuringDay } from './request';

export const ownFacts: OwnFacts<DraftDuringDay> = (request, { say }) => [
  [bookingFields.timing, request.timing && say(timingNames[request.timing])],
  [
    bookingFields.flexibilityMinutes,
    request.flexibilityMinutes && say(flexibilityNames[request.flexibilityMinutes]),
  ],
  [bookingFields.goods, request.goods],
  [bookingFields.returnAt, request.returnAt && formatTime(request.returnAt)],
  [bookingFields.share, request.share ? null : say(no)],
];
