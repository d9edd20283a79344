import { heldMany, heldOne, undo } from '#words/approvals';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import type { Decisions } from './open-decisions';
import classes from './undo-bar.module.css';

/** By the first name, and with the title before it where a guest has one. */
const called = (name: string): string => /^(\S+\.\s+)?\S+/.exec(name)?.[0] ?? name;

/** The latest decision, as long as it has not been sent. */
export const UndoBar = ({
  decisions,
  onUndone,
}: {
  decisions: Decisions;
  onUndone: () => void;
}) => {
  const say = useSay();
  const latest = useStore(decisions.held).at(-1);
  const only = latest?.cards.length === 1 ? latest.cards[0] : undefined;
  return (
    <div role="status" className={classes['place']}>
      {latest && (
        <div key={latest.key} className={classes['bar']}>
          <span>
            {only
              ? say(heldOne[latest.verdict], { who: called(only.traveller) })
              : say(heldMany, { count: latest.cards.length })}
          </span>
          <button
            type="button"
            className="quiet"
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
