import { Link } from '@tanstack/react-router';
import type { DueRating } from '#contract/ratings';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { nothingDue, openUntil, rateNow, rateWhich, toMyBookings } from '#words/ratings';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { sayTrip, TripLine } from './trip-line';
import { UnsentNote } from './unsent-note';
import type { Unsent } from './unsent-ratings';

const DueCard = ({ trip, unsent }: { trip: DueRating; unsent: Unsent | undefined }) => {
  const say = useSay();
  const now = useNow();
  const search = { booking: trip.bookingId };
  return (
    <li className="card stack">
      <TripLine trip={trip} />
      {unsent ? (
        <UnsentNote unsent={unsent} search={search} />
      ) : (
        <div className="row wrap between">
          <span className="soft small">
            {say(openUntil, { at: formatDateTime(trip.closesAt) })}
          </span>
          <Link
            to="/evaluate"
            search={search}
            resetScroll={false}
            className="button main"
            aria-label={say(rateWhich, { what: `${sayTrip(say, trip, now)} ${trip.ref}` })}
          >
            {say(rateNow)}
          </Link>
        </div>
      )}
    </li>
  );
};

type Props = {
  trips: readonly DueRating[];
  unsent: ReadonlyMap<string, Unsent>;
  /** Refused, and their trips are no longer in the lists. */
  orphans: readonly Unsent[];
};

export const DueList = ({ trips, unsent, orphans }: Props) => {
  const say = useSay();
  if (trips.length === 0 && orphans.length === 0)
    return (
      <div className="empty">
        <p>{say(nothingDue)}</p>
        <Link to="/checkbooking" className="button accent">
          {say(toMyBookings)}
        </Link>
      </div>
    );
  return (
    <ul className="cards">
      {orphans.map((orphan) => (
        <li key={orphan.of} className="card stack">
          <strong>{say(orphan.item.label)}</strong>
          <UnsentNote unsent={orphan} search={null} />
        </li>
      ))}
      {trips.map((trip) => (
        <DueCard key={trip.bookingId} trip={trip} unsent={unsent.get(trip.bookingId)} />
      ))}
    </ul>
  );
};
