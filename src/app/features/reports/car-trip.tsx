import type { CarTrip } from '#contract/report-car-use';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { kinds } from '#kinds/registry';
import {
  absent,
  actualLabel,
  bookingLabel,
  coDriver,
  collected,
  costCentreLabel,
  driverLabel,
  employeeLabel,
  guest,
  handoverLabel,
  licenceLabel,
  noDriver,
  notRecorded,
  odometerLabel,
  ownerLabel,
  passengersLabel,
  plannedLabel,
  purposeLabel,
  returned,
  routeLabel,
  selfDriverLabel,
  travellerLabel,
  unnamed,
} from '#words/report-car-use';
import { Fact } from '../../ui/facts';
import { useSay } from '../../ui/use-say';
import carClasses from './car-use.module.css';

type Booking = CarTrip['bookings'][number];
type Someone = NonNullable<CarTrip['driver']>;

const between = (from: string, to: string | null) =>
  `${formatDateTime(from)} – ${to === null ? '…' : formatDateTime(to)}`;

const Person = ({ person, role }: { person: Someone; role?: string }) => {
  const say = useSay();
  const { name, employeeNo, licenceNo, phone } = person;
  return (
    <span className={carClasses['person']}>
      <strong>{name}</strong>
      {[
        role,
        employeeNo !== null && say(employeeLabel, { number: employeeNo }),
        licenceNo !== null && say(licenceLabel, { number: licenceNo }),
      ]
        .filter(Boolean)
        .map((text) => ` · ${text}`)}
      {phone !== null && (
        <>
          {' · '}
          <a className="link" href={`tel:${phone}`}>
            {phone}
          </a>
        </>
      )}
    </span>
  );
};

const BookingFacts = ({ booking }: { booking: Booking }) => {
  const say = useSay();
  const { ref, traveller, department, costCentre, purpose, from, to, passengers } = booking;
  return (
    <dl className="facts" data-columns>
      <Fact name={say(bookingLabel)}>{ref}</Fact>
      <Fact name={say(travellerLabel)}>{[traveller, department].filter(Boolean).join(' · ')}</Fact>
      <Fact name={say(routeLabel)}>{[from, to].filter(Boolean).join(' → ')}</Fact>
      <Fact name={say(purposeLabel)}>{purpose}</Fact>
      <Fact name={say(costCentreLabel)}>{costCentre}</Fact>
      <Fact name={say(passengersLabel)}>
        {passengers
          .map(({ name, isGuest, attended }) =>
            [
              name ?? say(unnamed),
              isGuest && `(${say(guest)})`,
              attended === false && `(${say(absent)})`,
            ]
              .filter(Boolean)
              .join(' '),
          )
          .join(', ')}
      </Fact>
    </dl>
  );
};

/** Who had the car, for which trip, with whom: the same on the screen and on the sheet for the police. */
export const CarTripFacts = ({ trip }: { trip: CarTrip }) => {
  const say = useSay();
  const selfDrivers = trip.bookings.flatMap((booking) => booking.selfDrivers);
  const { driver, departedAt, returnedAt, startKm, endKm } = trip;
  return (
    <div className="stack">
      <dl className="facts" data-columns>
        {driver && (
          <Fact name={say(driverLabel)}>
            <Person person={driver} />
          </Fact>
        )}
        {selfDrivers.length > 0 && (
          <Fact name={say(selfDriverLabel)}>
            {selfDrivers.map(({ main, ...person }) => (
              <Person key={person.name} person={person} {...(!main && { role: say(coDriver) })} />
            ))}
          </Fact>
        )}
        {!driver && selfDrivers.length === 0 && (
          <Fact name={say(driverLabel)}>{say(noDriver)}</Fact>
        )}
        <Fact name={say(plannedLabel)}>
          {between(trip.plannedFrom, trip.plannedTo)} · {say(kinds[trip.kind].name)}
        </Fact>
        <Fact name={say(actualLabel)}>
          {departedAt === null ? say(notRecorded) : between(departedAt, returnedAt)}
        </Fact>
        {(startKm !== null || endKm !== null) && (
          <Fact name={say(odometerLabel)}>
            {[startKm, endKm].map((km) => km?.toLocaleString('en-GB') ?? '…').join(' – ')}
          </Fact>
        )}
        {trip.provider !== null && <Fact name={say(ownerLabel)}>{trip.provider}</Fact>}
        {trip.handovers.length > 0 && (
          <Fact name={say(handoverLabel)}>
            {trip.handovers.map(({ type, by, at, km }) => (
              <span key={type} className={carClasses['person']}>
                {say(type === 'collect' ? collected : returned, {
                  by,
                  at: formatDateTime(at),
                  km,
                })}
              </span>
            ))}
          </Fact>
        )}
      </dl>
      {trip.bookings.map((booking) => (
        <BookingFacts key={booking.ref} booking={booking} />
      ))}
    </div>
  );
};
