import { useState, type SubmitEvent } from 'react';
import type { Rental } from '#contract/arranging-rental';
import type { BookingDetail } from '#contract/bookings';
import { addMinutes, minuteOfDay, minutesOf } from '#domain/dates/bangkok-time';
import { formatDateTime, formatTime } from '#domain/dates/format-bangkok';
import { cancel, close } from '#words/actions';
import {
  endEarlier,
  extend,
  extendableUntil,
  longerBy,
  newEnd,
  newEndLabel,
  otherEnd,
} from '#words/rental';
import { useFieldProblem } from '../../../ui/use-field-problem';
import { useSay } from '../../../ui/use-say';
import sheet from '../../../booking-kit/booking-sheet.module.css';
import { lengthParts } from '../../../form/say-time';
import { intoView } from '../into-view';
import { labelOf, useSend } from './use-send';

const STEP_MINUTES = 30;
const MOST_CHOICES = 96;

/** What people need who are late: a tap, at whatever hour. */
const QUICK_MINUTES = [30, 60, 120];

/** Half hours on the side asked for, as far as the car is free, not into the past, and while the service runs. */
const endsOf = (rental: Rental, isLater: boolean, now: Date): string[] => {
  const last = rental.extendableUntil ?? rental.endsAt;
  const { from, to } = rental.service;
  const isServed = (end: string) =>
    minuteOfDay(end) >= minutesOf(from) && minuteOfDay(end) <= minutesOf(to);
  const ends: string[] = [];
  for (let step = 1; step <= MOST_CHOICES; step += 1) {
    const end = addMinutes(rental.endsAt, (isLater ? step : -step) * STEP_MINUTES);
    const isPossible = isLater ? end <= last : end > rental.startsAt && Date.parse(end) > +now;
    if (!isPossible) break;
    // Who is late asks from now on.
    if (isServed(end) && Date.parse(end) > +now) ends.push(end);
  }
  return ends;
};

const quickOf = ({ endsAt, extendableUntil: last }: Rental, now: Date) =>
  QUICK_MINUTES.map((minutes) => ({ minutes, end: addMinutes(endsAt, minutes) })).filter(
    ({ end }) => last !== null && end <= last && Date.parse(end) > +now,
  );

type Props = {
  booking: BookingDetail;
  rental: Rental;
  isLater: boolean;
  onChanged: (rental: Rental) => void;
  onRefused: () => void;
  onCancel: () => void;
};

/** Longer, if nobody else has the car; or earlier, so that others can plan with it. */
export const NewEndForm = ({ booking, rental, isLater, onChanged, onRefused, onCancel }: Props) => {
  const say = useSay();
  const explain = useFieldProblem();
  const { send, isSending, outcome, fields } = useSend(onChanged, onRefused);
  const [now] = useState(() => new Date());
  const ends = endsOf(rental, isLater, now);
  const quick = isLater ? quickOf(rental, now) : [];
  const possible = [...quick.map(({ end }) => end), ...ends];
  const [chosen, setChosen] = useState(possible[0]);
  const [isOther, setOther] = useState(quick.length === 0);
  // What was chosen may have been taken meanwhile.
  const endsAt = (chosen && possible.includes(chosen) ? chosen : possible[0]) ?? rental.endsAt;
  const title = say(isLater ? extend : endEarlier);
  const { extendableUntil: last } = rental;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send({
      endpoint: isLater ? 'extendRental' : 'endRentalEarlier',
      input: { params: { id: booking.id }, body: { endsAt }, version: rental.version },
      label: labelOf(newEndLabel, { ref: booking.ref }),
    });
  };

  // It is on its way: asked for once more, it would look like a second request.
  if (outcome && !outcome.isProblem)
    return (
      <div className="stack">
        <p ref={intoView} role="status" className="note">
          {outcome.text}
        </p>
        <button type="button" className="button" onClick={onCancel}>
          {say(close)}
        </button>
      </div>
    );
  return (
    <form ref={intoView} className={sheet['ask']} aria-label={title} onSubmit={submit} noValidate>
      <fieldset>
        <legend className="strong">{say(newEnd)}</legend>
        <div className="stack gap-2">
          {isLater && last && <p className="soft small">{say(extendableUntil, { at: last })}</p>}
          {quick.length > 0 && (
            <div className="grid gap-2 halves">
              {quick.map(({ minutes, end }) => (
                <label key={end} className="chip pick">
                  <input
                    type="radio"
                    name="end"
                    checked={!isOther && endsAt === end}
                    onChange={() => {
                      setOther(false);
                      setChosen(end);
                    }}
                  />
                  {say(longerBy, lengthParts(minutes))}
                  <small>{formatTime(end)}</small>
                </label>
              ))}
              {ends.length > 0 && (
                <label className="chip pick">
                  <input
                    type="radio"
                    name="end"
                    checked={isOther}
                    onChange={() => {
                      setOther(true);
                      if (!ends.includes(endsAt)) setChosen(ends[0]);
                    }}
                  />
                  {say(otherEnd)}
                </label>
              )}
            </div>
          )}
          {isOther && (
            <div className="question numbers">
              <select
                aria-label={say(newEnd)}
                value={endsAt}
                onChange={({ target }) => setChosen(target.value)}
              >
                {ends.map((end) => (
                  <option key={end} value={end}>
                    {formatDateTime(end)}
                  </option>
                ))}
              </select>
            </div>
          )}
          <span role="status" className="wrong small">
            {explain(fields['endsAt'])}
          </span>
        </div>
      </fieldset>
      <p role="status" className="wrong">
        {outcome?.text}
      </p>
      <button type="submit" className="button main" disabled={isSending || possible.length === 0}>
        {title}
      </button>
      <button type="button" className="button" onClick={onCancel}>
        {say(cancel)}
      </button>
    </form>
  );
};
