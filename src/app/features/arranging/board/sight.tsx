import type { ArrangeBooking } from '#contract/arranging';
import { flagNames } from '#words/arranging';
import { bookingFields } from '#words/booking-fields';
import type { Say } from '#words/message';
import { useSay } from '../../../ui/use-say';
import { WholeWords } from '../../../ui/whole-words';
import { className } from '../facts';
import { bookingWay } from '../texts';
import classes from './dock.module.css';

/** So many of a shared trip are told here; its panel tells of all. */
const MOST = 2;

const shown = ['urgent', 'change_pending', 'group', 'guest', 'alone'] as const;

type Line = readonly [name: string, text: string];

const linesOf = (booking: ArrangeBooking, isOne: boolean, say: Say): Line[] => {
  const { ref, traveller, stops, wishes, purpose, urgentReason, note } = booking;
  const flags = shown.filter((flag) => booking.flags.includes(flag));
  const isLong = stops.length > 2 || stops.some(({ arriveBy }) => arriveBy);
  const lines: Line[] = [
    ['', [ref, traveller].filter(Boolean).join(' · ')],
    ['', flags.map((flag) => say(flagNames[flag])).join(' · ')],
    ['', !isOne && isLong ? bookingWay(booking) : ''],
    ['', [className(booking.class, say), ...wishes].filter(Boolean).join(' · ')],
    [say(bookingFields.purposeCode), purpose ?? ''],
    [say(bookingFields.urgentReason), urgentReason ?? ''],
    [say(bookingFields.note), note ?? ''],
  ];
  return lines.filter(([, text]) => text !== '');
};

/** All that speaks for one car or another: stops, goods, flexibility, purpose, and what somebody wrote. */
export const Sight = ({ bookings }: { bookings: readonly ArrangeBooking[] }) => {
  const say = useSay();
  return bookings.slice(0, MOST).map((booking) => (
    <div key={booking.id}>
      {linesOf(booking, bookings.length === 1, say).map(([name, text]) => (
        <p key={name + text} className={classes['said']} title={text}>
          {name ? (
            <>
              <span className="soft">{name}: </span>
              {text}
            </>
          ) : (
            <WholeWords of={text} />
          )}
        </p>
      ))}
    </div>
  ));
};
