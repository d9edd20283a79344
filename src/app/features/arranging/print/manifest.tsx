import type { ArrangeDay } from '#contract/arranging';
import type { TripDetail } from '#contract/arranging-trips';
import { formatThaiPhone } from '#domain/thai/phone';
import { formatDate, formatDateTime, formatTime } from '#domain/dates/format-bangkok';
import { columns } from '#words/arranging';
import { manifest, passengers, printedAt, signature, unnamedSeat } from '#words/arranging-print';
import { boardingCode } from '#words/arranging-trip';
import { driverLabel, meetAt } from '#words/booking-list';
import { carLabel } from '#words/booking-detail';
import type { Say } from '#words/message';
import { carName, driverName, periodText, tripRoute } from '../texts';
import { LinkCode } from './link-code';
import type { PrintedLinks } from './links-for';
import './papers.css';
import { onBoard } from './on-board';

type Props = { detail: TripDetail; links: PrintedLinks; day: ArrangeDay; say: Say; at: Date };

/** Who sits in this car: one page, with the codes by which they are known, and room to tick them off. */
export const Manifest = ({ detail, links, day, say, at }: Props) => {
  const { trip, bookings } = detail;
  const car = day.resources.cars.find(({ id }) => id === trip.carId);
  const rows = onBoard(bookings).flatMap((booking) =>
    booking.passengers.map((passenger) => ({ ...passenger, booking })),
  );
  return (
    <article className="paper">
      <h1>
        {say(manifest)} · {formatDate(trip.startsAt)} · {periodText(trip)}
      </h1>
      <p>
        <strong>{tripRoute(trip)}</strong>
      </p>
      <p>
        {say(carLabel)}: {carName(day, trip.carId)} {car?.province} {car?.description}
        {trip.withDriver && ` · ${say(driverLabel)}: ${driverName(day, trip.driverId)}`}
        {trip.meetingPoint && ` · ${say(meetAt, { place: trip.meetingPoint })}`}
      </p>
      <table>
        <thead>
          <tr>
            <th>#</th>
            <th>{say(passengers)}</th>
            <th>{say(columns.ref)}</th>
            <th>{say(boardingCode)}</th>
            <th>{say(columns.time)}</th>
            <th>{say(columns.route)}</th>
            <th>{say(signature)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, phone, booking }, index) => (
            <tr key={id}>
              <td>{index + 1}</td>
              <td>
                {name ?? say(unnamedSeat)}
                {phone && <small> {formatThaiPhone(phone)}</small>}
              </td>
              <td className="nowrap">{booking.ref}</td>
              <td className="code">{booking.boardingCode}</td>
              <td>{formatTime(booking.startsAt)}</td>
              <td>{booking.stops.map((stop) => stop.name).join(' → ')}</td>
              <td className="sign">&nbsp;</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LinkCode token={links.get(trip.driverId ?? '')} say={say} />
      <footer>{say(printedAt, { at: formatDateTime(at) })}</footer>
    </article>
  );
};
