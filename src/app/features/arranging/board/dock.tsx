import { type ReactNode, useEffect } from 'react';
import { Button } from '@mantine/core';
import type { Suggestions } from '#contract/suggestions';
import { close } from '#words/actions';
import { formatThaiPhone } from '#domain/thai/phone';
import { call, details, noneFits } from '#words/arranging-trip';
import { nearestTime } from '#words/board';
import { moveTime } from '#words/move-time';
import { PhoneIcon } from '../../../ui/icons';
import { CloseButton } from '../../../ui/close-button';
import { useSay } from '../../../ui/use-say';
import { WholeParts, WholeWords } from '../../../ui/whole-words';
import arranging from '../arranging.module.css';
import { useArranging } from '../arranging-context';
import { lineOf } from '../focus-next';
import { HandMenu } from '../hand-menu';
import { Linked } from '../linked';
import { declinerOf, type Target } from '../target';
import { OfferLabel } from '../offer-label';
import { RideAlong } from '../ride-along';
import {
  periodText,
  providerText,
  targetBookings,
  targetName,
  targetWay,
  targetWhen,
} from '../texts';
import { bestChoice, lacksDriver, needsReason, useAssign } from '../use-assign';
import { useHandOver } from '../use-hand-over';
import { useMove } from '../use-move';
import { useRides } from '../use-rides';
import type { Nearest } from './fits';
import { Sight } from './sight';
import classes from './dock.module.css';

type DockProps = {
  target: Target;
  suggestions: Suggestions | null;
  /** Where no car fits: when one would, told on the telephone. */
  nearest: Nearest | null;
  /** What an open proposal says of it, in place of what is suggested for it alone. */
  proposed: ReactNode;
  onDetails: () => void;
};

/** What could take it, were it alone. */
const Suggested = ({
  target,
  suggestions,
  nearest,
}: Pick<DockProps, 'target' | 'suggestions' | 'nearest'>) => {
  const say = useSay();
  const { day, isFrozen } = useArranging();
  const assignTo = useAssign();
  const move = useMove();
  const rides = useRides(target).slice(0, 1);
  const best = suggestions && bestChoice(target, suggestions, day.kind.withDriver);
  const [first] = targetBookings(target);
  const phone = first?.contactPhone ?? null;
  const isNew = target.type === 'booking' || target.trip.carId === null;
  const isOffered = isNew || lacksDriver(target, day.kind.withDriver);
  const offers = isOffered && suggestions && best && !needsReason(target, best);
  return (
    <>
      <RideAlong target={target} rides={rides} isOffer />
      {isNew && suggestions && !best && (
        <div>
          <p className="wrong">{say(noneFits)}</p>
          {nearest && (
            <p>
              <WholeParts
                of={say(nearestTime, {
                  time: periodText(nearest),
                  minutes: nearest.later,
                  car: nearest.plate,
                })}
              />
            </p>
          )}
          {phone && (
            <a className="link gap-1 strong" href={`tel:${phone}`}>
              <PhoneIcon size={16} />
              {say(call, { phone: formatThaiPhone(phone) })}
            </a>
          )}
          {nearest && target.type === 'booking' && (
            <Button
              data-move
              className="firm"
              size="sm"
              h="auto"
              mih="var(--tap)"
              variant="default"
              disabled={isFrozen}
              onClick={() => void move(target.booking, nearest.later)}
            >
              <span className={arranging['offer']}>
                <WholeParts of={say(moveTime, { to: periodText(nearest) })} />
              </span>
            </Button>
          )}
        </div>
      )}
      {offers && (
        <Button
          data-offer
          className="firm"
          variant={rides.length > 0 ? 'light' : 'filled'}
          h="auto"
          mih="2.75rem"
          px="xs"
          disabled={isFrozen}
          onClick={() => void assignTo(target, best)}
        >
          <OfferLabel target={target} choice={best} suggestions={suggestions} />
        </Button>
      )}
    </>
  );
};

/** What nobody has taken yet, or its provider gave back. */
const waitsForProvider = (target: Target): boolean =>
  target.type === 'booking' ||
  declinerOf(target) !== null ||
  (target.trip.waitsFor === 'car' && target.trip.provider === null);

/** What is picked on the board, all that decides about it, and the best place for it one tap away. */
export const Dock = ({ target, suggestions, nearest, proposed, onDetails }: DockProps) => {
  const say = useSay();
  const { day, open } = useArranging();
  const handOver = useHandOver();
  const trip = target.type === 'trip' ? target.trip : null;
  const awaited = trip && providerText(trip, day, say);
  const isWhole = suggestions !== null || Boolean(proposed);
  // The list becomes shorter by it: its own line stays in sight.
  useEffect(() => {
    if (isWhole) lineOf(target.id)?.scrollIntoView?.({ block: 'nearest' });
  }, [isWhole, target.id]);
  return (
    <div
      data-bar
      className={classes['dock']}
      role="region"
      aria-label={targetName(target, say)}
      aria-busy={!isWhole}
    >
      <div className={classes['head']}>
        <span>
          <strong className="numbers">{targetWhen(target, day)}</strong>{' '}
          <WholeWords of={targetWay(target)} />
        </span>
        <CloseButton label={say(close)} onClick={() => open(null)} />
      </div>
      <div className={classes['about']}>
        {awaited && (
          <p className="urgent">
            <WholeParts of={[awaited, trip?.provider?.name].filter(Boolean).join(' · ')} />
          </p>
        )}
        <Sight bookings={targetBookings(target)} />
        <Linked target={target} />
      </div>
      {proposed ?? <Suggested target={target} suggestions={suggestions} nearest={nearest} />}
      <div className={`dense ${classes['acts']}`}>
        <Button
          variant="default"
          px="xs"
          data-details
          onClick={({ currentTarget }) => {
            // The dock goes as the panel comes: the focus comes from what is picked, and returns to it.
            currentTarget
              .closest('[data-board]')
              ?.querySelector<HTMLElement>('[aria-pressed="true"]')
              ?.focus({ preventScroll: true });
            onDetails();
          }}
        >
          {say(details)}
        </Button>
        {waitsForProvider(target) && (
          <HandMenu onHand={(provider) => void handOver(target, provider)} />
        )}
      </div>
    </div>
  );
};
