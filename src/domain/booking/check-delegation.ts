import { addDays, type Day } from '../dates/bangkok-time';
import type { FieldProblems } from '../refusal';

const LONGEST_DAYS = 366;
const FARTHEST_DAYS = 366;

type Delegating = { fromId: string; toId: string; from: Day; until: Day; today: Day };

/** What stands against a colleague deciding for somebody from one day to another, both whole. */
export const checkDelegation = ({
  fromId,
  toId,
  from,
  until,
  today,
}: Delegating): FieldProblems => ({
  ...(toId === fromId && { toId: 'unknown' }),
  ...(from < today && { from: 'in_the_past' }),
  ...(from > addDays(today, FARTHEST_DAYS) && { from: 'too_far_ahead' }),
  ...(until < from && { until: 'end_before_start' }),
  ...(until > addDays(from, LONGEST_DAYS) && { until: 'too_far_ahead' }),
});
