import type { ArrangeDay } from '#contract/arranging';
import { atMinute } from '#domain/dates/bangkok-time';
import type { TripDetail } from '#contract/arranging-trips';
import { formatThaiPhone } from '#domain/thai/phone';
import { formatDate, formatDateTime, formatTime } from '#domain/dates/format-bangkok';
import { columns, seatsCount } from '#words/arranging';
import { jobSheet, printedAt, signature } from '#words/arranging-print';
import {
  boardingCode,
  departedAtLabel,
  endedAtLabel,
  endKmLabel,
  startKmLabel,
  withoutDriver,
} from '#words/arranging-trip';
import { carLabel } from '#words/booking-detail';
import { meetAt } from '#words/booking-list';
import type { Say } from '#words/message';
import { bookingWay, carName, driverInFull, targetWhen, tripRoute, tripStateText } from '../texts';
import { LinkCode } from './link-code';
import type { PrintedLinks } from './links-for';
import './papers.css';
import { onBoard } from './on-board';

type Props = {
  details: readonly TripDetail[];
  links: PrintedLinks;
  day: ArrangeDay;
  say: Say;
  at: Date;
};

/** The day that was asked for: a trip on it may have set out the day before. */
const printedDays = ({ from, to }: ArrangeDay): string =>
  [...new Set([from, to])].map((day) => formatDate(atMinute(day, 0))).join(' – ');

/** A page for each driver: the trips in order, whom to meet where, and room for what drivers write down. */
export const JobSheets = ({ details, links, day, say, at: printed }: Props) => {
  const drivers = [...new Set(details.map(({ trip }) => trip.driverId))];
  return drivers.map((driverId) => {
    const own = details
      .filter(({ trip }) => trip.driverId === driverId)
      .toSorted((a, b) => a.trip.startsAt.localeCompare(b.trip.startsAt));
    return (
      <article key={driverId ?? 'none'} className="paper">
        <h1>
          {say(jobSheet)} · {driverInFull(day, driverId) || say(withoutDriver)} · {printedDays(day)}
        </h1>
        <table>
          <thead>
            <tr>
              <th>{say(columns.time)}</th>
              <th>{say(carLabel)}</th>
              <th>{say(columns.route)}</th>
              <th>{say(columns.traveller)}</th>
              <th>
                {say(startKmLabel)} / {say(endKmLabel)}
              </th>
              <th>
                {say(departedAtLabel)} / {say(endedAtLabel)}
              </th>
            </tr>
          </thead>
          <tbody>
            {own.map(({ trip, bookings, stops }) => (
              <tr key={trip.id}>
                <td>
                  {targetWhen({ type: 'trip', id: trip.id, trip }, day)}
                  {(trip.waitsFor === 'answer' || trip.waitsFor === 'provider') && (
                    <p className="unsure">{tripStateText(trip, day, say)}</p>
                  )}
                </td>
                <td>{carName(day, trip.carId)}</td>
                <td>
                  <strong>{tripRoute(trip)}</strong>
                  {stops.length > 0 && (
                    <p>
                      {stops
                        .map(({ name, at }) => (at === null ? name : `${formatTime(at)} ${name}`))
                        .join(' → ')}
                    </p>
                  )}
                  {trip.meetingPoint && <p>{say(meetAt, { place: trip.meetingPoint })}</p>}
                  {trip.note && <p className="note">{trip.note}</p>}
                </td>
                <td>
                  {onBoard(bookings).map((booking) => (
                    <div key={booking.id} className="rider">
                      <p>
                        <span className="nowrap">{booking.ref}</span> {booking.traveller}{' '}
                        {formatThaiPhone(booking.contactPhone ?? '')} ·{' '}
                        {say(seatsCount, { count: booking.seats })}
                        {booking.boardingCode && ` · ${say(boardingCode)} ${booking.boardingCode}`}
                      </p>
                      {bookings.length > 1 && <p>{bookingWay(booking)}</p>}
                      {booking.wishes.length > 0 && <p>{booking.wishes.join(' · ')}</p>}
                      {booking.note && <p className="note">{booking.note}</p>}
                    </div>
                  ))}
                </td>
                <td className="write">&nbsp;</td>
                <td className="write">&nbsp;</td>
              </tr>
            ))}
          </tbody>
        </table>
        <LinkCode token={links.get(driverId ?? '')} say={say} />
        <p className="sign-line">{say(signature)}</p>
        <footer>{say(printedAt, { at: formatDateTime(printed) })}</footer>
      </article>
    );
  });
};
