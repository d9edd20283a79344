import { type KindId, kinds } from '#kinds/registry';
import type { TripState } from '#domain/trip/states';
import { addMinutes, range } from './calendar';
import type { Demo } from './demo';
import type { Car, Drive, Driver } from './make-fleet';

const bufferMinutes: Partial<Record<KindId, number>> = {
  bookingduringday: 10,
  bookingwithdriveramata: 15,
};
const USUAL_BUFFER = 30;

type Period = { starts: Date; ends: Date };

/** The buffer follows the plan, as the product itself holds it. */
export const withBuffer = (kind: KindId, { starts, ends }: Period): [Date, Date] => [
  starts,
  addMinutes(ends, bufferMinutes[kind] ?? USUAL_BUFFER),
];

/** A car, and a driver of the same house, that nobody has at that time. */
export const takeFree = (
  { fleet, random }: Demo,
  kind: KindId,
  period: Period,
  seats: number,
): { car: Car; driver: Driver | null } | undefined => {
  const [from, to] = withBuffer(kind, period);
  const isFree = ({ id }: { id: string }) => fleet.diary.isFree(id, from, to);
  const fits = fleet.cars[kind].filter((car) => car.seats >= seats && isFree(car));
  const smallest = Math.min(...fits.map((car) => car.seats));
  const selfDrive = !kinds[kind].withDriver;
  for (const car of random.some(
    fits.filter((fit) => fit.seats <= smallest + 9),
    3,
  )) {
    const house = fleet.drivers[kind].filter(({ provider }) => provider === car.provider);
    const free = (house.length > 0 ? house : fleet.drivers[kind]).filter(isFree);
    if (!selfDrive && free.length === 0) continue;
    const driver = selfDrive ? null : random.pick(free);
    fleet.diary.take(car.id, from, to);
    if (driver) fleet.diary.take(driver.id, from, to);
    return { car, driver };
  }
  return undefined;
};

type TripSpec = Period & {
  kind: KindId;
  status: TripState;
  taken?: { car: Car; driver: Driver | null } | undefined;
  km: number;
  providerId?: string | null;
  departure?: { entryId: string; day: string; seats: number };
};

export const writeTrip = ({ rows, random, calendar, places, shuttles }: Demo, spec: TripSpec) => {
  const { kind, status, starts, ends, taken, km, departure } = spec;
  const id = random.id(addMinutes(starts, -1500));
  // Nothing was done after now, however late it would have been.
  const around = (at: Date, early: number, late: number) =>
    new Date(Math.min(Number(addMinutes(at, random.between(early, late))), Number(calendar.now)));
  const departed = status === 'underway' || status === 'done' ? around(starts, -4, 12) : null;
  const ended = status === 'done' ? around(ends, -15, 25) : null;
  const rate = taken?.car.rate;
  const days = Math.ceil((ends.getTime() - starts.getTime()) / 86_400_000);
  const trip = {
    id,
    kind,
    status,
    startsAt: starts,
    endsAt: ends,
    timetableEntryId: departure?.entryId ?? null,
    serviceDate: departure?.day ?? null,
    capacity: departure?.seats ?? null,
    withDriver: kinds[kind].withDriver,
    providerId: spec.providerId ?? taken?.car.provider?.id ?? null,
    meetingPoint: kind === 'bookingnodriver' ? 'ลานจอดรถส่วนกลาง ช่อง A' : null,
    plannedKm: km,
    departedAt: departed,
    endedAt: ended,
    unconfirmedAt:
      ended && random.chance(0.03) && addMinutes(ends, 1440) < calendar.now
        ? addMinutes(ends, 1440)
        : null,
    cost: rate ? rate.day * days : null,
    rateCardId: rate?.id ?? null,
    rateCardVersion: rate ? 1 : null,
  };
  rows.add('trip', trip);
  if (taken && kinds[kind].pools) shuttles.push({ trip, car: taken.car });
  if (!taken || !rate) return { id, days };
  const { car, driver } = taken;
  const [from, to] = withBuffer(kind, spec);
  const assignment = {
    id: random.id(addMinutes(starts, -1400)),
    tripId: id,
    carId: car.id,
    driverId: driver?.id ?? null,
    planned: range(starts, ends),
    held: range(from, to),
    departedAt: departed,
    returnedAt: ended,
    startKm: null,
    endKm: null,
  };
  const driven = Math.round(km * (1 + random.between(0, 12) / 100));
  rows.add('assignment', assignment);
  const drive: Drive | null = departed && { assignment, left: departed, back: ended, km: driven };
  if (drive) car.drives.push(drive);
  if (kind === 'bookingduringday')
    random.some(places.points.nava, 3).forEach((place, position) =>
      rows.add('tripStop', {
        tripId: id,
        position,
        placeId: place.id,
        at: addMinutes(starts, position * 12),
      }),
    );
  return { id, days, drive };
};
