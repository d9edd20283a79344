import { type Instant, isBefore } from '../dates/bangkok-time';
import { done, type Outcome, refuse } from '../refusal';
import { move } from './move';
import type { BookingState } from './states';

export const verdicts = ['approve', 'reject', 'return'] as const;

export type Verdict = (typeof verdicts)[number];

/** What a level, and in the end its revision, is after a verdict. */
export const decisionOf = {
  approve: 'approved',
  reject: 'rejected',
  return: 'returned',
} as const satisfies Record<Verdict, string>;

export type Decision = (typeof decisionOf)[Verdict];

type Deciding = {
  verdict: Verdict;
  reason: string | null;
  state: BookingState;
  /** A change of an approved booking; that stays approved whatever is decided about the change. */
  isChange: boolean;
  /** Asked by, made for or carrying whoever decides. */
  isOwn: boolean;
  hasFurtherLevel: boolean;
  /** The departure that it rides on has its car already. */
  tripIsArranged: boolean;
  now: Date;
  startsAt: Instant;
};

type Decided = {
  to: BookingState;
  /** Nobody else has to decide. */
  isFinal: boolean;
};

const granted: ReadonlySet<BookingState> = new Set(['approved', 'arranged']);

const stateAfter = ({ verdict, hasFurtherLevel, tripIsArranged }: Deciding): BookingState => {
  if (verdict !== 'approve') return decisionOf[verdict];
  if (hasFurtherLevel) return 'pending';
  return tripIsArranged ? 'arranged' : 'approved';
};

/** The verdict of one level. After the start it is too late: the request expires, a change lapses. */
export const decideApproval = (deciding: Deciding): Outcome<Decided> => {
  const { verdict, reason, state, isChange, isOwn, hasFurtherLevel, now, startsAt } = deciding;
  if (isOwn) return refuse('not_allowed');
  if (!isBefore(now, startsAt)) return refuse('not_now');
  if (verdict !== 'approve' && !reason?.trim())
    return refuse('invalid_input', { fields: { reason: 'reason_required' } });
  const isFinal = verdict !== 'approve' || !hasFurtherLevel;
  if (isChange) return granted.has(state) ? done({ to: state, isFinal }) : refuse('not_now');
  const moved = move(state, verdict, 'approver', stateAfter(deciding));
  return moved.ok ? done({ to: moved.value, isFinal }) : moved;
};
