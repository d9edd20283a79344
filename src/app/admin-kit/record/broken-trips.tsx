import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { BrokenTrips as Broken } from '#contract/car-parts';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { formatPeriod } from '#domain/dates/format-period';
import { cancel } from '#words/actions';
import { arrangeAgain, underwayNow } from '#words/fleet';
import { kinds } from '#kinds/registry';
import type { Message } from '#words/message';
import { useSay } from '../../ui/use-say';

/** What is said of them: of a car that is taken out, or of a driver. */
export type BrokenWords = {
  title: Message<{ count: number }>;
  text: Message;
  /** One that is on the road stands in the way. */
  underway: Message;
  confirm: Message;
};

type BrokenTripsProps = {
  trips: Broken;
  words: BrokenWords;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

const Trip = ({ trip }: { trip: Broken[number] }) => {
  const say = useSay();
  return (
    <li>
      <div>
        <strong>{trip.refs.join(', ')}</strong>
        <span>{formatPeriod(trip.startsAt, trip.endsAt)}</span>
        <small>
          {[say(kinds[trip.kind].name), ...trip.people, trip.route].filter(Boolean).join(' · ')}
        </small>
        {trip.isUnderway && <small className="wrong">{say(underwayNow)}</small>}
      </div>
    </li>
  );
};

/** It may stand out of sight, in place of a button or a form that was. */
export const useSeenAtOnce = () => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return box;
};

/** What it would break; nothing happens before it is confirmed. */
export const BrokenTrips = ({ trips, words, busy, onCancel, onConfirm }: BrokenTripsProps) => {
  const say = useSay();
  const isUnderway = trips.some((trip) => trip.isUnderway);
  const box = useSeenAtOnce();
  return (
    <div ref={box} tabIndex={-1} className="card asks stack gap-2" role="alert">
      <h4>{say(words.title, { count: trips.length })}</h4>
      <p>{say(isUnderway ? words.underway : words.text)}</p>
      <ul className="rows">
        {trips.map((trip) => (
          <Trip key={trip.id} trip={trip} />
        ))}
      </ul>
      <div className="row wrap fill">
        <Button variant="default" onClick={onCancel}>
          {say(cancel)}
        </Button>
        {!isUnderway && (
          <Button color="red" loading={busy} onClick={onConfirm}>
            {say(words.confirm)}
          </Button>
        )}
      </div>
    </div>
  );
};

/** After it: where they are arranged again, each kind's days one by one. */
export const ReleasedTrips = ({
  trips,
  text,
}: {
  trips: Broken;
  text: Message<{ count: number }>;
}) => {
  const say = useSay();
  const box = useSeenAtOnce();
  const boards = new Map(
    trips
      .map(({ kind, startsAt }) => ({ kind, day: dayOf(startsAt) }))
      .map((board) => [`${board.kind} ${board.day}`, board]),
  );
  return (
    <div ref={box} tabIndex={-1} className="card asks stack gap-2" role="status">
      <p>{say(text, { count: trips.length })}</p>
      {[...boards].map(([key, { kind, day }]) => (
        <Link
          key={key}
          to="/admin/$type/arrangecartable"
          params={{ type: kind }}
          search={{ day }}
          className="button accent"
        >
          {say(arrangeAgain)} · {say(kinds[kind].name)} · {formatDate(day)}
        </Link>
      ))}
    </div>
  );
};
