import type { BookingCard, BookingDetail } from '#contract/bookings';
import { carLabel, peopleLabel, routeLabel, seatsLabel, whenLabel } from '#words/booking-detail';
import { parseBaht, sayBaht } from '#domain/money';
import { bookingFields } from '#words/booking-fields';
import { boardingCodeLabel, forTraveller, queuePlace } from '#words/booking-list';
import { baht, estimateLabel } from '#words/booking-summary';
import { estimateLabelNames } from '#words/bookings';
import { Fact } from '../../ui/facts';
import { Plate } from '../../ui/plate';
import { sayColour } from '#words/say-colour';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import classes from '../../booking-kit/booking-sheet.module.css';
import { askedFacts } from './asked-facts';
import { Attachments } from './attachments';
import { CallButton } from '../../booking-kit/call-button';
import { Route } from '../../booking-kit/route-line';
import { sayGuest } from '../../booking-kit/say-guest';
import { sayWhen } from '../../booking-kit/say-when';
import { Waiting } from '../../booking-kit/waiting';

type Booking = Pick<BookingDetail, 'request' | 'names' | 'traveller'>;

const isNamed = (name: string | null | undefined): name is string => !!name;

/** Everybody on board by name, the traveller first. */
const peopleOf = ({ request, names, traveller }: Booking): readonly string[] =>
  [
    request.forWhom.type === 'guest' ? sayGuest(request.forWhom) : traveller,
    ...request.companions.map((companion) =>
      companion.type === 'guest'
        ? sayGuest(companion)
        : companion.personId && names[companion.personId],
    ),
  ].filter(isNamed);

/** What the list knows already: shown at once, and without a network. */
export const CardFacts = ({ card }: { card: BookingCard }) => {
  const say = useSay();
  const { day, time, isLong } = sayWhen(say, card, useNow());
  const { car, driver } = card;
  return (
    <>
      {card.boardingCode !== null && (
        <p className={classes['code']}>
          {say(boardingCodeLabel)} <strong>{card.boardingCode}</strong>
        </p>
      )}
      <dl className="facts gap-4">
        <Fact name={say(whenLabel)}>
          {isLong && day}
          <p className="large strong numbers">{time}</p>
          {!isLong && day}
        </Fact>
        {(card.from ?? card.to) !== null && (
          <Fact name={say(routeLabel)}>
            <Route from={card.from} to={card.to} meet={card.meetingPoint} />
          </Fact>
        )}
        {car && (
          <Fact name={say(carLabel)}>
            <span className="row gap-3 wrap between">
              <Plate plate={car.plate} province={car.province} />
              {driver && <CallButton name={driver.name} phone={driver.phone} />}
            </span>
            <span className="soft small">
              {[car.description, sayColour(say, car.colour)].filter(Boolean).join(' · ')}
            </span>
          </Fact>
        )}
      </dl>
      <div>
        {!card.forMe && <p className="soft small">{say(forTraveller, { name: card.traveller })}</p>}
        {/* To whom a seat is offered, the line is no matter any more. */}
        {card.waitlistPlace !== null && card.offerExpiresAt === null && (
          <p className="soft small">{say(queuePlace, { place: card.waitlistPlace })}</p>
        )}
      </div>
    </>
  );
};

const moneyOf = (amount: string): string => sayBaht(parseBaht(amount) ?? 0);

const isPart = (label: string): label is keyof typeof estimateLabelNames =>
  Object.hasOwn(estimateLabelNames, label);

export const MoreFacts = ({ booking }: { booking: BookingDetail }) => {
  const say = useSay();
  const { estimate } = booking;
  const people = peopleOf(booking);
  return (
    <>
      <Waiting booking={booking} />
      <dl className="facts gap-4">
        <Fact name={`${say(peopleLabel)} · ${say(seatsLabel, { count: booking.seats })}`}>
          <ul>
            {people.map((name, place) => (
              // Two may have the same name.
              <li key={`${place} ${name}`}>{name}</li>
            ))}
          </ul>
        </Fact>
        {askedFacts(say, booking).map(({ name, value }) => (
          <Fact key={name.en} name={say(name)}>
            {name === bookingFields.contactPhone ? (
              <a href={`tel:${booking.request.contactPhone}`} className="link">
                {value}
              </a>
            ) : (
              value
            )}
          </Fact>
        ))}
        {estimate && (
          <Fact name={say(estimateLabel)}>
            <span className="large strong numbers">
              {say(baht, { amount: moneyOf(estimate.total) })}
            </span>
            {estimate.parts.map(({ label, amount }) => (
              <p key={label} className="soft small">
                {isPart(label) ? say(estimateLabelNames[label]) : label}{' '}
                {say(baht, { amount: moneyOf(amount) })}
              </p>
            ))}
          </Fact>
        )}
      </dl>
      <Attachments papers={booking.attachments} />
    </>
  );
};
