import * as v from 'valibot';
import { commonRequest, day, id, seats, wholeNumber } from '../request/common';
import { commonDraft, figure, typed } from '../request/draft';

const kind = v.literal('bookingwithdriveramata');
const stopIndex = wholeNumber(0, 50);

export const request = v.object(
  {
    kind,
    ...commonRequest,
    timetableEntryId: id,
    date: day,
    boardStop: stopIndex,
    alightStop: stopIndex,
    seats,
  },
  'required',
);

export const draft = v.object({
  kind,
  ...commonDraft,
  timetableEntryId: typed,
  date: typed,
  boardStop: figure,
  alightStop: figure,
  seats: figure,
});

export type RequestWithDriverAmata = v.InferOutput<typeof request>;
export type DraftWithDriverAmata = v.InferOutput<typeof draft>;
