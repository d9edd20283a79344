import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { type Day, dayOf } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { isTooLate } from '#domain/optimise/too-late';
import { kinds } from '#kinds/registry';
import { dayFailed, states } from '#words/arranging';
import { proposeAgain } from '#words/proposals';
import {
  beginsEarlier,
  boardShort,
  cameLater,
  leavesSoon,
  namesNoCarYet,
  notProposedTitle,
  queueBoard,
  queueEmpty,
  queueMoved,
  queueShared,
  queueTrips,
  queueWaiting,
  queueWithProvider,
  waitsAgain,
} from '#words/queue';
import { useServices } from '../../../app-services';
import { Shown } from '../../../remote/shown';
import { useRemote } from '../../../remote/use-remote';
import { KindBadge } from '../../../ui/kind-badge';
import { useStore } from '../../../ui/store';
import { useNow } from '../../../ui/use-now';
import { useSay } from '../../../ui/use-say';
import { ArrangingProvider, type ShownDay, useShownDay } from '../arranging-context';
import { dayOfKind } from '../day-remote';
import { LeftOut, LeftRow } from '../proposal/left-out';
import { FigureTable, sayMade, sayProof } from '../proposal/proposal-summary';
import { type Change, stillLeft } from '../proposal/proposed';
import { ProposedCars } from '../proposal/proposed-cars';
import { isAtProvider, isOpen, startOf, type Target, targetKey, targetsOf } from '../target';
import { lacksDriver } from '../use-assign';
import { HandOver } from './hand-over';
import type { Queued } from './queue-remote';
import classes from './queue.module.css';
import { openOf, type Queue } from './use-queue';

type Props = Queued & {
  queue: Queue;
  day: Day;
  /** A kind is drawn anew by itself when its day is read again. */
  onDrawn: () => void;
};

type OthersProps = { targets: readonly Target[]; back: ReadonlySet<string>; queue: Queue };

/** What waits beside all of it: begun on another day, come in since, or arranged and taken `back`. */
const Others = ({ targets, back, queue }: OthersProps) => {
  const say = useSay();
  const now = useNow();
  const { day, open, isFrozen } = useShownDay();
  if (targets.length === 0) return null;
  const isOfDay = (target: Target) => dayOf(startOf(target)) === day.from;
  // Whose provider has a car or a driver still to name is no question of which car: asking again changes nothing.
  const lackOf = (target: Target) => {
    if (lacksDriver(target, day.kind.withDriver)) return say(states.noDriver);
    const by = target.type === 'trip' && target.trip.waitsFor === 'car' && target.trip.provider;
    if (by) return say(namesNoCarYet, { provider: by.name });
    return isTooLate({ type: target.type, startsAt: startOf(target) }, now)
      ? say(leavesSoon)
      : null;
  };
  const isLater = (target: Target) => isOfDay(target) && lackOf(target) === null;
  const sayWhy = (target: Target) => {
    const lack = lackOf(target);
    if (lack !== null) return lack;
    return isLater(target)
      ? say(back.has(target.id) ? waitsAgain : cameLater)
      : say(beginsEarlier, { day: formatDate(dayOf(startOf(target))) });
  };
  return (
    <section className={classes['others']}>
      <h3>{say(notProposedTitle, { count: targets.length })}</h3>
      <ul className="rows">
        {targets.map((target) => (
          <LeftRow key={target.id} target={target} reason={sayWhy(target)} onOpen={open} />
        ))}
      </ul>
      {targets.some(isLater) && (
        <Button variant="default" disabled={isFrozen} onClick={() => void queue.again()}>
          {say(proposeAgain)}
        </Button>
      )}
    </section>
  );
};

const Facts = ({ proposal, queue }: Pick<Props, 'proposal' | 'queue'>) => {
  const say = useSay();
  const { kind, day, open: openTarget } = useShownDay();
  const open = openOf(proposal.changes);
  const targets = targetsOf(day);
  const waiting = targets.filter((target) => isOpen(target, day));
  const shared = open.filter(({ bookings }) => bookings.length > 1);
  const moved = open.filter(({ before }) => before !== null).length;
  const atProvider = targets.filter(isAtProvider).length;
  const left = stillLeft(day, proposal).map(({ target }) => target);
  const idsOf = (changes: readonly Change[]) =>
    changes.flatMap(({ trip, bookings }) => [
      ...(trip ? [trip.id] : []),
      ...bookings.map(({ id }) => id),
    ]);
  // What was taken is not waited for, unless it was taken back since: nothing here would lead on from that.
  const taken = new Set(idsOf(proposal.changes.filter(({ isAccepted }) => isAccepted)));
  const spoken = new Set([
    ...left.map(({ id }) => id),
    ...idsOf(proposal.isOutOfDate ? open : proposal.changes),
  ]);
  const others = waiting.filter(({ id }) => !spoken.has(id));
  const notes = [
    waiting.length === 0 && open.length === 0
      ? say(queueEmpty)
      : say(queueWaiting, { waiting: waiting.length, trips: open.length }),
    ...(moved > 0 ? [say(queueMoved, { count: moved })] : []),
    ...(shared.length > 0
      ? [say(queueShared, { count: shared.reduce((sum, of) => sum + of.bookings.length, 0) })]
      : []),
    ...(atProvider > 0 ? [say(queueWithProvider, { count: atProvider })] : []),
  ];
  return (
    <>
      <p>{notes.join(' · ')}</p>
      {open.length > 0 && (
        <>
          <p className="soft small">
            {sayProof(proposal, say)} · {sayMade(proposal, say)}
          </p>
          <details className="fold">
            <summary>{say(queueTrips, { count: open.length })}</summary>
            <div className="grid gap-4">
              <FigureTable figures={proposal.figures} columns={['now', 'byHand', 'proposed']} />
              <ProposedCars
                changes={open}
                onAccept={(changes) => void queue.accept([{ kind, changes }])}
              />
            </div>
          </details>
        </>
      )}
      <LeftOut left={proposal.left} onOpen={openTarget} />
      <HandOver left={left} queue={queue} />
      <Others targets={others} back={taken} queue={queue} />
    </>
  );
};

/** One kind of the day: what waits, what is proposed for it, what is left and why. */
export const QueueKind = ({ kind, proposal, queue, day, onDrawn }: Props) => {
  const say = useSay();
  const navigate = useNavigate();
  const online = useStore(useServices().connectivity);
  const opened = useRemote(dayOfKind, { kind, from: day, to: day });
  const { shown } = opened;
  const known = shown.status === 'known' ? shown : null;
  const isFrozen = !online || queue.isBusy || known?.is !== 'fresh';
  const arranging = useMemo(
    (): ShownDay | null =>
      known && {
        kind,
        day: known.value,
        isFrozen,
        open: (target) =>
          target &&
          void navigate({
            to: '/admin/$type/arrangecartable',
            params: { type: kind },
            search: { day, open: targetKey(target), details: true },
          }),
      },
    [known, kind, isFrozen, navigate, day],
  );
  useEffect(onDrawn);
  return (
    <section className={classes['kind']} aria-label={say(kinds[kind].name)}>
      <div className="row between">
        <h2>
          <KindBadge kind={kind} />
        </h2>
        <Link
          to="/admin/$type/arrangecartable"
          params={{ type: kind }}
          search={{ day, view: 'board' }}
          aria-label={say(queueBoard, { kind: say(kinds[kind].name) })}
        >
          {say(boardShort)}
        </Link>
      </div>
      <Shown
        of={opened}
        whyFailed={() => dayFailed}
        skeleton={<div className={classes['loading']} aria-busy />}
      >
        {() =>
          arranging && (
            <ArrangingProvider value={arranging}>
              <Facts proposal={proposal} queue={queue} />
            </ArrangingProvider>
          )
        }
      </Shown>
    </section>
  );
};
