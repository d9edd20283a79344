import type { Say } from '#words/message';
import { heldMany, heldOne, queued, undo, verdictNames } from '#words/approvals';
import { useServices } from '../../app-services';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import type { Decisions, Held } from './open-decisions';
import classes from './undo-bar.module.css';

/** By the first name, and with the title before it where a guest has one. */
const called = (name: string): string => /^(\S+\.\s+)?\S+/.exec(name)?.[0] ?? name;

const sayHeld = (say: Say, { cards, verdict }: Held): string =>
  cards.length === 1
    ? say(heldOne[verdict], { who: called(cards[0]!.traveller) })
    : say(heldMany, { count: cards.length });

/** Without a network nothing is done yet. */
const sayKept = (say: Say, { cards, verdict }: Held): string => {
  const whose = cards.length === 1 ? called(cards[0]!.traveller) : cards.length;
  return `${say(verdictNames[verdict])} ${whose} · ${say(queued)}`;
};

/** The latest decision, as long as it has not been sent. */
export const UndoBar = ({
  decisions,
  onUndone,
}: {
  decisions: Decisions;
  onUndone: () => void;
}) => {
  const say = useSay();
  const isOnline = useStore(useServices().connectivity);
  const latest = useStore(decisions.held).at(-1);
  return (
    <div role="status" className={classes['place']}>
      {latest && (
        <div key={latest.key} className={classes['bar']}>
          <span>{isOnline ? sayHeld(say, latest) : sayKept(say, latest)}</span>
          <button
            type="button"
            className="quiet nowrap"
            onClick={() => {
              decisions.undo();
              onUndone();
            }}
          >
            {say(undo)}
          </button>
        </div>
      )}
    </div>
  );
};
