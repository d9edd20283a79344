import type { WaitingCount } from '#contract/arranging-count-calls';
import type { KindId } from '#kinds/registry';
import type { Source } from '../../remote/remote';
import { useRemote } from '../../remote/use-remote';
import classes from './waiting-badge.module.css';

/** A number in a menu may be a moment late: it asks for no more than that. */
const LATER_MS = 3_000;

export const waitingOf = (kind: KindId): Source<WaitingCount> => ({
  read: (api, signal) => api.call('countWaiting', { params: { kind }, signal, background: true }),
  topics: ['booking', 'trip', 'car'],
  laterMs: LATER_MS,
});

const nothing: WaitingCount = { count: 0, firstDay: null, carsToCheck: 0 };

/** What waits of a kind: for a car until tomorrow, and of its cars to be checked. Of null nothing is asked. */
export const useWaiting = (kind: KindId | null): WaitingCount =>
  useRemote(waitingOf, kind).value ?? nothing;

/** Nobody has to open four boards to know. */
export const WaitingBadge = ({ count, label }: { count: number; label: string }) =>
  count === 0 ? null : (
    <span className={`count calls push ${classes['badge']}`}>
      <span aria-hidden>{count}</span>
      <span className="hidden">{label}</span>
    </span>
  );
