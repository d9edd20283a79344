import { heldMany, heldOne, undo } from '#words/approvals';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import type { Decisions } from './open-decisions';
import classes from './undo-bar.module.css';

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
              ? say(heldOne[latest.verdict], { who: only.traveller.split(' ')[0] ?? '' })
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
