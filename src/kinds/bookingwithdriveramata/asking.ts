import { gatherNeeds } from '../request/needs';
import { judgedBy } from '../request/problems';
import type { RequestKind } from '../request/request-kind';
import { beginWithDriverAmata } from './begin';
import {
  draft as draftSchema,
  type DraftWithDriverAmata,
  request as schema,
  type RequestWithDriverAmata,
} from './request';
import { readWithDriverAmata, rowsWithDriverAmata } from './rows';
import { rulesWithDriverAmata } from './rules';

export const asking: RequestKind<RequestWithDriverAmata, DraftWithDriverAmata> = {
  schema,
  draft: draftSchema,
  begin: beginWithDriverAmata,
  needs: (request) =>
    gatherNeeds(request, {
      departure: { timetableEntryId: request.timetableEntryId, date: request.date },
    }),
  problems: judgedBy(rulesWithDriverAmata),
  toRows: rowsWithDriverAmata,
  fromRows: readWithDriverAmata,
  onDay: (draft, day) => ({ ...draft, date: day }),
  headFor: (draft) => draft,
  rides: (request) => [request],
  priced: () => null,
  queues: () => null,
  summary: ({ date }) => ({ from: null, to: null, stopsBetween: 0, when: date }),
};
