import type { WaitingCount } from '#contract/arranging-count-calls';
import type { KindId } from '#kinds/registry';
import { waitsUntilTomorrow } from '#words/board';
import type { Source } from '../../remote/remote';
import { useRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';
import classes from './waiting-badge.module.css';

/** A number in a menu may be a moment late: it asks for no more than that. */
const LATER_MS = 3_000;

const waitingOf = (kind: KindId): Source<WaitingCount> => ({
  read: (api, signal) => api.call('countWaiting', { params: { kind }, signal, background: true }),
  topics: ['booking', 'trip'],
  laterMs: LATER_MS,
});

/** How many of a kind wait for a car until tomorrow: nobody has to open four boards to know. */
export const WaitingBadge = ({ kind }: { kind: KindId }) => {
  const say = useSay();
  const { value } = useRemote(waitingOf, kind);
  const count = value?.count ?? 0;
  if (count === 0) return null;
  return (
    <span className={`count calls push ${classes['badge']}`}>
      <span aria-hidden>{count}</span>
      <span className="hidden">{say(waitsUntilTomorrow, { count })}</span>
    </span>
  );
};
