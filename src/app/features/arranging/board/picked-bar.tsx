import { Button } from '@mantine/core';
import type { Suggestions } from '#contract/suggestions';
import { close } from '#words/actions';
import { details, noneFits } from '#words/arranging-trip';
import { CloseButton } from '../../../ui/close-button';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import type { Target } from '../target';
import { OfferLabel } from '../offer-label';
import { RideAlong } from '../ride-along';
import { targetName, targetRoute, targetWhen } from '../texts';
import { bestChoice, needsReason, useAssign } from '../use-assign';
import classes from './board.module.css';

type PickedBarProps = { target: Target; suggestions: Suggestions | null; onDetails: () => void };

/** What is chosen on the board, and the best place for it one tap away; the rows say what else would do. */
export const PickedBar = ({ target, suggestions, onDetails }: PickedBarProps) => {
  const say = useSay();
  const { day, open, isFrozen } = useArranging();
  const assignTo = useAssign();
  const best = suggestions && bestChoice(suggestions, day.kind.withDriver);
  const isNew = target.type === 'booking' || target.trip.carId === null;
  return (
    <div data-bar className={classes['picked']} role="region" aria-label={targetName(target, say)}>
      <span className={classes['pickedText']}>
        <strong>{targetWhen(target, day)}</strong> {targetRoute(target)}
        <small>{targetName(target, say)}</small>
      </span>
      <RideAlong target={target} most={1} />
      {isNew && suggestions && !best && <span className="wrong small">{say(noneFits)}</span>}
      {isNew && suggestions && best && !needsReason(target, best) && (
        <Button
          h="auto"
          mih="var(--tap)"
          disabled={isFrozen}
          onClick={() => void assignTo(target, best)}
        >
          <OfferLabel target={target} choice={best} suggestions={suggestions} />
        </Button>
      )}
      <Button
        variant="default"
        onClick={({ currentTarget }) => {
          // The bar goes as the panel comes: the focus comes from what is picked, and returns to it.
          currentTarget
            .closest('[data-picked]')
            ?.querySelector<HTMLElement>('[aria-pressed="true"]')
            ?.focus({ preventScroll: true });
          onDetails();
        }}
      >
        {say(details)}
      </Button>
      <CloseButton label={say(close)} onClick={() => open(null)} />
    </div>
  );
};
