import type { RatedTrip } from '#contract/ratings';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatDate, formatTime } from '#domain/dates/format-bangkok';
import { kinds } from '#kinds/registry';
import type { Say } from '#words/message';
import { sayDay } from '../../form/say-time';
import { KindIcon } from '../../kinds/kind-icon';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { WholeWords } from '../../ui/whole-words';

/** "Today 21/11/2026 08:00", the way in which a trip is remembered. */
export const sayTrip = (say: Say, { startsAt }: Pick<RatedTrip, 'startsAt'>, now: Date): string =>
  `${sayDay(say, dayOf(startsAt), now)} ${formatDate(startsAt)} ${formatTime(startsAt)}`;

/** Which trip it was: when, from where to where, in which car and with whom. */
export const TripLine = ({ trip }: { trip: RatedTrip }) => {
  const say = useSay();
  const now = useNow();
  const way = [trip.from, trip.to].filter((place) => place !== null).join(' → ');
  const car = trip.car && [trip.car.plate, trip.car.province].filter(Boolean).join(' ');
  const facts = [car, trip.driver, trip.ref].filter((fact) => fact !== null);
  return (
    <div className="row start gap-3">
      <span className="dot" title={say(kinds[trip.kind].name)}>
        <KindIcon kind={trip.kind} size={28} />
      </span>
      <div className="stack gap-0 grow numbers">
        <strong>{sayTrip(say, trip, now)}</strong>
        {way !== '' && (
          <span>
            <WholeWords of={way} />
          </span>
        )}
        <span className="dots soft small">
          {facts.map((fact) => (
            <span key={fact} className="nowrap">
              {fact}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
};
