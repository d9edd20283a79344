import { daysTo, moveDays } from '../request/book-again';
import { gatherNeeds, legsBetween, refersToPlace } from '../request/needs';
import { judgedBy } from '../request/problems';
import type { RequestKind } from '../request/request-kind';
import { beginDuringDay } from './begin';
import {
  draft as draftSchema,
  type DraftDuringDay,
  request as schema,
  type RequestDuringDay,
} from './request';
import { queuesDuringDay, readDuringDay, rowsDuringDay } from './rows';
import { rulesDuringDay } from './rules';

/** The ride there and, when asked for, the ride back as a booking of its own. */
const rides = (request: RequestDuringDay): readonly RequestDuringDay[] => {
  const { from, to, returnAt } = request;
  const there = { ...request, returnAt: null };
  if (returnAt === null) return [there];
  return [
    there,
    { ...there, from: to, to: from, timing: 'ready_at', at: returnAt, attachmentIds: [] },
  ];
};

export const asking: RequestKind<RequestDuringDay, DraftDuringDay> = {
  schema,
  draft: draftSchema,
  begin: beginDuringDay,
  needs: (request) =>
    gatherNeeds(request, {
      legs: legsBetween([request.from, request.to]),
      leavesAt: request.at,
      references: [...refersToPlace('from', request.from), ...refersToPlace('to', request.to)],
    }),
  problems: judgedBy(rulesDuringDay),
  toRows: rowsDuringDay,
  fromRows: readDuringDay,
  onDay: (draft, day) => {
    const days = daysTo(draft.at, day);
    return { ...draft, at: moveDays(draft.at, days), returnAt: moveDays(draft.returnAt, days) };
  },
  headFor: (draft, { id }) => ({ ...draft, to: { type: 'known', placeId: id } }),
  rides,
  priced: () => null,
  queues: queuesDuringDay,
  summary: ({ from, to, at }) => ({ from, to, stopsBetween: 0, when: at }),
};
