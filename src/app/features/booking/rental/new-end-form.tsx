import { useState, type SubmitEvent } from 'react';
import type { Rental } from '#contract/arranging-rental';
import type { BookingDetail } from '#contract/bookings';
import { addMinutes } from '#domain/dates/bangkok-time';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { cancel } from '#words/actions';
import { endEarlier, extend, extendableUntil, newEnd, newEndLabel } from '#words/rental';
import { useFieldProblem } from '../../../ui/use-field-problem';
import { useSay } from '../../../ui/use-say';
import sheet from '../booking-sheet.module.css';
import { intoView } from '../into-view';
import classes from './rental.module.css';
import { labelOf, useSend } from './use-send';

const STEP_MINUTES = 30;
const MOST_CHOICES = 96;

/** Half hours on the side asked for, as far as the car is free and not into the past. */
const endsOf = (rental: Rental, isLater: boolean, now: Date): string[] => {
  const last = rental.extendableUntil ?? rental.endsAt;
  const ends: string[] = [];
  for (let step = 1; step <= MOST_CHOICES; step += 1) {
    const end = addMinutes(rental.endsAt, (isLater ? step : -step) * STEP_MINUTES);
    const isPossible = isLater ? end <= last : end > rental.startsAt && Date.parse(end) > +now;
    if (!isPossible) break;
    ends.push(end);
  }
  return ends;
};

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
  const { send, isSending, said, fields } = useSend(onChanged, onRefused);
  const [now] = useState(() => new Date());
  const ends = endsOf(rental, isLater, now);
  const [chosen, setChosen] = useState(ends[0]);
  // What was chosen may have been taken meanwhile.
  const endsAt = (chosen && ends.includes(chosen) ? chosen : ends[0]) ?? rental.endsAt;
  const title = say(isLater ? extend : endEarlier);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send({
      endpoint: isLater ? 'extendRental' : 'endRentalEarlier',
      input: { params: { id: booking.id }, body: { endsAt }, version: rental.version },
      label: labelOf(newEndLabel, { ref: booking.ref }),
    });
  };

  return (
    <form ref={intoView} className={sheet['ask']} aria-label={title} onSubmit={submit} noValidate>
      <label className={classes['field']}>
        {say(newEnd)}
        {isLater && rental.extendableUntil && (
          <small>{say(extendableUntil, { at: rental.extendableUntil })}</small>
        )}
        <select value={endsAt} onChange={({ target }) => setChosen(target.value)}>
          {ends.map((end) => (
            <option key={end} value={end}>
              {formatDateTime(end)}
            </option>
          ))}
        </select>
        <span role="status" className={classes['problem']}>
          {explain(fields['endsAt'])}
        </span>
      </label>
      <p role="status" className={said?.isProblem ? sheet['problem'] : undefined}>
        {said?.text}
      </p>
      <button type="submit" className={sheet['main']} disabled={isSending || ends.length === 0}>
        {title}
      </button>
      <button type="button" className={sheet['quiet']} onClick={onCancel}>
        {say(cancel)}
      </button>
    </form>
  );
};
