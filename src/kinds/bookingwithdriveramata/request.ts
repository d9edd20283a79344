import * as v from 'valibot';
import { commonRequest, companions, day, id, seats } from '../request/common';

const stopIndex = v.pipe(v.number('required'), v.integer('invalid'), v.minValue(0, 'invalid'), v.maxValue(50, 'invalid'));

export const requestWithDriverAmata = v.object({
  kind: v.literal('bookingwithdriveramata'),
  ...commonRequest,
  timetableEntryId: id,
  date: day,
  boardStop: stopIndex,
  alightStop: stopIndex,
  seats,
  companions,
});
