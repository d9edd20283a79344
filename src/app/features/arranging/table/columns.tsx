import type { ArrangeBooking, ArrangeDay } from '#contract/arranging';
import { columns as words, flagNames, lateBack, states, timesToConfirm } from '#words/arranging';
import { carStands } from '#words/fleet';
import { stateNames } from '#words/booking-states';
import { proposedFor } from '#words/proposals';
import type { Say } from '#words/message';
import type { Column } from '../../../admin-kit/list/list-definition';
import { changeOf } from '../proposal/difference';
import type { Change } from '../proposal/proposed';
import { className, Flags, Period, SeatsAndMissing, Status, Tags } from '../facts';
import {
  endOf,
  isLate,
  isUnconfirmed,
  shouldHaveLeft,
  startOf,
  type Target,
  troubleOf,
} from '../target';
import {
  carName,
  driverName,
  providerText,
  targetBookings,
  targetRefs,
  targetRoute,
  targetRoutes,
  targetWhen,
  tripStateText,
} from '../texts';

const tripOf = (target: Target) => (target.type === 'trip' ? target.trip : null);

const distinct = (target: Target, of: (booking: ArrangeBooking) => string | null) =>
  [...new Set(targetBookings(target).map(of).filter(Boolean))].join(', ');

const MOST_NAMES = 2;

/** A shared trip carries more names than a row has room for; its panel and its papers say them all. */
const firstOf = (text: string): string => {
  const names = text.split(', ');
  const rest = names.length - MOST_NAMES;
  return rest > 0 ? `${names.slice(0, MOST_NAMES).join(', ')} +${rest}` : text;
};

const proposedColumn = (day: ArrangeDay, changes: readonly Change[]): Column<Target> => {
  const pairOf = (target: Target): string[] => {
    const after = changeOf(changes, target)?.after;
    return after
      ? [carName(day, after.carId), driverName(day, after.driverId)].filter(Boolean)
      : [];
  };
  return {
    id: 'proposed',
    title: proposedFor,
    value: (target) => pairOf(target).join(' · '),
    show: (target) => {
      const [car, driver] = pairOf(target);
      return (
        car && (
          <span className="grid gap-0 accent">
            <strong className="nowrap">→ {car}</strong>
            <small>{driver}</small>
          </span>
        )
      );
    },
    screenOnly: true,
  };
};

/** The dispatcher's columns: the table, the cards, CSV, XLSX and paper alike. */
export const targetColumns = (
  day: ArrangeDay,
  /** What an open proposal changes, to be read beside what stands. */
  proposed: readonly Change[] | null,
): readonly Column<Target>[] => {
  const needsTimes = (target: Target) => day.may.manage && isUnconfirmed(target);
  return [
    {
      id: 'time',
      title: words.time,
      value: (target) => targetWhen(target, day),
      show: (target) => <Period target={target} />,
      sort: 'time',
      card: 'title',
    },
    {
      id: 'status',
      title: words.status,
      value: (target, say) => {
        const trip = tripOf(target);
        if (trip && troubleOf(day, trip, Date.now())) return say(carStands);
        if (trip && isLate(trip, Date.now())) return say(lateBack);
        if (shouldHaveLeft(target, day, Date.now())) return say(states.begun);
        if (trip && trip.waitsFor !== 'car') return tripStateText(trip, day, say);
        const awaited = trip && providerText(trip, day, say);
        return awaited || distinct(target, ({ status }) => say(stateNames[status]));
      },
      show: (target) => (
        <Tags>
          <Status target={target} />
          <Flags of={targetBookings(target)} isUnconfirmed={needsTimes(target)} />
        </Tags>
      ),
      sort: 'status',
    },
    {
      id: 'route',
      title: words.route,
      value: targetRoutes,
      show: targetRoute,
      card: 'line',
      clipped: true,
    },
    {
      id: 'car',
      title: words.car,
      value: (target) => carName(day, tripOf(target)?.carId ?? null),
      sort: 'car',
    },
    ...(day.kind.withDriver
      ? [
          {
            id: 'driver',
            title: words.driver,
            value: (target: Target) => driverName(day, tripOf(target)?.driverId ?? null),
            sort: 'driver',
            below: 'car',
          },
        ]
      : []),
    ...(proposed ? [proposedColumn(day, proposed)] : []),
    {
      id: 'ref',
      title: words.ref,
      value: targetRefs,
      show: (target) => <span className="nowrap">{firstOf(targetRefs(target))}</span>,
      sort: 'ref',
      card: 'mark',
      below: 'time',
    },
    {
      id: 'seats',
      title: words.seats,
      type: 'number',
      value: (target) => (target.type === 'trip' ? target.trip.seatsTaken : target.booking.seats),
      show: (target) => (
        <Tags>
          <SeatsAndMissing target={target} day={day} />
        </Tags>
      ),
      sort: 'seats',
    },
    {
      id: 'traveller',
      title: words.traveller,
      value: (target) => distinct(target, ({ traveller }) => traveller),
      show: (target) => firstOf(distinct(target, ({ traveller }) => traveller)),
      below: 'route',
      clipped: true,
    },
    {
      id: 'flags',
      title: words.flags,
      value: (target, say) =>
        [
          ...(needsTimes(target) ? [say(timesToConfirm)] : []),
          ...[...new Set(targetBookings(target).flatMap(({ flags }) => flags))].map((flag) =>
            say(flagNames[flag]),
          ),
        ].join(', '),
      // Beside the status.
      fileOnly: true,
    },
    {
      id: 'class',
      title: words.class,
      value: (target, say: Say) => distinct(target, (booking) => className(booking.class, say)),
      below: 'seats',
    },
    {
      id: 'costCentre',
      title: words.costCentre,
      value: (target) => distinct(target, ({ costCentre }) => costCentre),
      fileOnly: true,
    },
    {
      id: 'provider',
      title: words.provider,
      value: (target) => tripOf(target)?.provider?.name ?? '',
      below: 'status',
      clipped: true,
    },
    { id: 'starts', title: words.starts, type: 'moment', value: startOf, fileOnly: true },
    { id: 'ends', title: words.ends, type: 'moment', value: endOf, fileOnly: true },
  ];
};
