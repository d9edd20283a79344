import { Link } from '@tanstack/react-router';
import type { MyRating, RatedTrip } from '#contract/ratings';
import { isBefore } from '#domain/dates/bangkok-time';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { changeRating, changeUntil, changeWhich, companyReply, ratedAt } from '#words/ratings';
import { ItemStars } from '../../ui/item-stars';
import { ledTo } from '../../ui/led-to';
import { Stars } from '../../ui/stars';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import classes from './rating.module.css';
import { bodyOf, type Answers } from './answers';
import { sayTrip, TripLine } from './trip-line';
import { UnsentNote } from './unsent-note';
import type { Unsent } from './unsent-ratings';

/** What was given, as it will stand once it has arrived. */
const Given = ({ answers }: { answers: Answers }) => {
  const { overall, items, reason, comment } = bodyOf(answers);
  return (
    <>
      <Stars score={overall} />
      {[...new Set([reason, comment])].map((text) => text && <p key={text}>{text}</p>)}
      <ItemStars items={items} />
    </>
  );
};

type UnsentProps = { trip: RatedTrip; unsent: Unsent };

/** Given on this phone, and not yet known to the server. */
export const UnsentCard = ({ trip, unsent }: UnsentProps) => (
  <li className="card stack" data-unsent>
    <TripLine trip={trip} />
    <Given answers={unsent.answers} />
    <UnsentNote unsent={unsent} search={{ booking: trip.bookingId }} />
  </li>
);

type RatedProps = {
  /** A notice leads to the reply in it. */
  isNamed: boolean;
  rating: MyRating;
  answers: Answers;
  unsent: Unsent | undefined;
};

export const RatedCard = ({ isNamed, rating, answers, unsent }: RatedProps) => {
  const say = useSay();
  const now = useNow();
  const search = { rating: rating.id };
  const mayChange = isBefore(now, rating.editableUntil) && !unsent;
  return (
    <li className="card stack" data-unsent={unsent !== undefined || undefined} {...ledTo(isNamed)}>
      <TripLine trip={rating} />
      <Given answers={answers} />
      {rating.reply !== null && (
        <div className={classes['reply']}>
          <h3 className="accent small">{say(companyReply)}</h3>
          <p>{rating.reply}</p>
        </div>
      )}
      {unsent && <UnsentNote unsent={unsent} search={search} />}
      <div className="row wrap between">
        <span className="soft small">
          {mayChange
            ? say(changeUntil, { at: formatDateTime(rating.editableUntil) })
            : say(ratedAt, { at: formatDateTime(rating.at) })}
        </span>
        {mayChange && (
          <Link
            to="/evaluate"
            search={search}
            resetScroll={false}
            className="button accent"
            aria-label={say(changeWhich, { what: `${sayTrip(say, rating, now)} ${rating.ref}` })}
          >
            {say(changeRating)}
          </Link>
        )}
      </div>
    </li>
  );
};
