import { isBefore } from '#domain/dates/bangkok-time';
import { showMore } from '#words/booking-list';
import { dueTitle, nothingRated, ratedTitle } from '#words/ratings';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { DueList } from './due-list';
import type { Ratings } from '../../remote/ratings';
import { RatedCard, UnsentCard } from './rated-card';
import { answersBefore } from './answers';
import { isRefused } from './unsent-ratings';
import type { ShownRatings } from './use-ratings';

type Props = {
  known: Ratings;
  /** As the server says it now, so that it can say what comes after. */
  isFresh: boolean;
  /** The trip of which the company's reply is read. */
  reply: string | undefined;
  ratings: Pick<ShownRatings, 'unsent' | 'settling' | 'showMore'>;
};

/**
 * What was given stands among the rated at once, marked as under way; when the server refuses it, the trip waits again
 * and the reason stands beside it.
 */
export const RatingLists = ({ known, isFresh, reply, ratings }: Props) => {
  const say = useSay();
  const now = useNow();
  const { unsent, settling } = ratings;
  const waits = ({ bookingId, closesAt }: (typeof known.due)[number]) => {
    const sent = unsent.get(bookingId);
    if (settling.has(bookingId)) return false;
    return sent ? isRefused(sent) : isBefore(now, closesAt);
  };
  const under = known.due.flatMap((trip) => {
    const sent = unsent.get(trip.bookingId);
    return sent && !isRefused(sent) ? [{ trip, sent }] : [];
  });
  const shown = new Set([
    ...known.due.map(({ bookingId }) => bookingId),
    ...known.ratings.map(({ id }) => id),
  ]);
  const orphans = [...unsent.values()].filter((draft) => isRefused(draft) && !shown.has(draft.of));
  return (
    <>
      <section aria-labelledby="due-ratings" className="stack">
        <h2 id="due-ratings">{say(dueTitle)}</h2>
        <DueList trips={known.due.filter(waits)} unsent={unsent} orphans={orphans} />
      </section>
      <section aria-labelledby="my-ratings" className="stack">
        <h2 id="my-ratings">{say(ratedTitle)}</h2>
        {under.length + known.ratings.length === 0 && <p className="empty">{say(nothingRated)}</p>}
        <ul className="cards">
          {under.map(({ trip, sent }) => (
            <UnsentCard key={trip.bookingId} trip={trip} unsent={sent} />
          ))}
          {known.ratings.map((rating) => {
            const change = unsent.get(rating.id);
            const isComing = change !== undefined && !isRefused(change);
            return (
              <RatedCard
                key={rating.id}
                isNamed={rating.bookingId === reply}
                rating={rating}
                answers={isComing ? change.answers : answersBefore(rating)}
                unsent={change}
              />
            );
          })}
        </ul>
        {known.next !== null && isFresh && (
          <button type="button" className="button accent" onClick={ratings.showMore}>
            {say(showMore)}
          </button>
        )}
      </section>
    </>
  );
};
