import type { BookingState } from '#domain/booking/states';
import type { TripState } from '#domain/trip/states';
import type { JsonObject } from '../db/schema.generated';
import { addMinutes, range } from './calendar';
import type { Demo, Requester } from './demo';
import type { Car, Drive } from './make-fleet';
import { takeFree, withBuffer, writeTrip } from './write-trip';
import { writeBooking } from './write-booking';

export type RentalKind = 'bookingwithdrivernava' | 'bookingnodriver';

type Wish = {
  kind: RentalKind;
  requester: Requester;
  starts: Date;
  ends: Date;
  status: BookingState;
};

const tripStateOf: Partial<Record<BookingState, TripState>> = {
  arranged: 'planned',
  ongoing: 'underway',
  completed: 'done',
  noshow: 'cancelled',
};

const detailsOf = ({ random }: Demo, { kind, starts, ends }: Wish, km: number): JsonObject =>
  kind === 'bookingnodriver'
    ? { expectedKm: km, fuelCard: random.chance(0.7), tollTag: random.chance(0.6) }
    : {
        movement: random.pick(['round_trip', 'round_trip', 'wait', 'one_way']),
        luggage: random.chance(0.3) ? random.pick(['กระเป๋าเดินทาง 2 ใบ', 'กล่องเอกสาร']) : null,
        overnight: ends.getTime() - starts.getTime() > 86_400_000,
      };

const writeHandovers = (demo: Demo, wish: Wish, drive: Drive, { isElectric }: Car): void => {
  const { rows, random } = demo;
  const hand = (type: 'collect' | 'return', at: Date, eighths: number) => {
    const id = random.id(at);
    const isDamaged = type === 'return' && random.chance(0.06);
    const handover = {
      id,
      assignmentId: drive.assignment.id,
      type,
      at,
      byId: wish.requester.id,
      km: 0,
      fuelEighths: isElectric ? null : eighths,
      chargePercent: isElectric ? eighths * 12 : null,
      rangeKm: isElectric ? eighths * 45 : null,
      damage: isDamaged ? 'รอยขีดข่วนที่กันชนหน้า' : null,
      keyHanded: true,
    };
    rows.add('handover', handover);
    // Not all of them in one place.
    if (isDamaged)
      rows.add('handoverDamage', {
        id,
        handoverId: id,
        what: 'scratch',
        x: 350 + ((drive.km * 7) % 300),
        y: 40,
      });
    return handover;
  };
  drive.collected = hand('collect', addMinutes(wish.starts, -5), 8);
  if (wish.status === 'completed') drive.returned = hand('return', wish.ends, random.between(3, 8));
};

/** Some of what is approved waits for a provider's answer. */
const offerToProvider = (demo: Demo, { kind, status, starts, ends }: Wish, km: number) => {
  const { calendar, fleet, random } = demo;
  const provider = fleet.cars[kind].find((car) => car.provider)?.provider;
  const isOpen = kind === 'bookingwithdrivernava' && status === 'approved' && starts > calendar.now;
  if (!provider || !isOpen || !random.chance(0.35)) return undefined;
  const offer = { kind, starts, ends, km, status: 'offered' as const, providerId: provider.id };
  return writeTrip(demo, offer);
};

/** A rental as far as it has come: its trip with car and driver, its handovers, and what it will cost. */
export const writeRental = (demo: Demo, wish: Wish): void => {
  const { rows, random, people, places, fleet, calendar } = demo;
  const { kind, requester, starts, ends } = wish;
  const anywhere = { to: random.pick(places.destinations), from: random.pick(places.points.nava) };
  // Whoever tries the demo as Somchai finds on the first screen where he mostly goes.
  const isUsual =
    kind === 'bookingwithdrivernava' && requester.id === people.somchai.id && ends < calendar.now;
  const usual = { to: places.destinations[0]!, from: places.points.nava[0]! };
  const { to, from } = isUsual ? usual : anywhere;
  const km = to.km * 2;
  const seats = random.pick([1, 1, 2, 2, 3]);
  let status = wish.status;
  const wantsCar = tripStateOf[status] !== undefined;
  const taken = wantsCar ? takeFree(demo, kind, wish, seats) : undefined;
  if (wantsCar && !taken) status = ends < calendar.now ? 'unserved' : 'approved';
  // What is asked for has a car in mind, held until somebody decides.
  const waits = status === 'pending' || status === 'approved';
  const chosen =
    kind === 'bookingnodriver' && waits ? takeFree(demo, kind, wish, seats) : undefined;
  const tripStatus = tripStateOf[status];
  const trip =
    tripStatus && taken
      ? writeTrip(demo, {
          kind,
          starts,
          ends,
          status:
            tripStatus === 'planned' && taken.car.provider && kind !== 'bookingnodriver'
              ? 'accepted'
              : tripStatus,
          taken,
          km,
        })
      : offerToProvider(demo, { ...wish, status }, km);
  const car = taken?.car ?? chosen?.car ?? fleet.cars[kind][0];
  const urgent = kind === 'bookingwithdrivernava' && random.chance(0.08);
  const id = writeBooking(demo, {
    kind,
    status,
    requester,
    starts,
    ends,
    seats,
    leadMinutes: urgent ? random.between(120, 1200) : random.between(1500, 9000),
    tripId: trip?.id ?? null,
    class: car?.class ?? null,
    stops: [
      // A self-drive rental begins at the site and has only where it goes.
      ...(kind === 'bookingnodriver' ? [] : [{ placeId: from.id }]),
      { placeId: to.id, province: to.province },
    ],
    ...(chosen && {
      chosen: {
        carId: chosen.car.id,
        held: range(...withBuffer(kind, wish)),
      },
    }),
    details: detailsOf(demo, wish, km),
    // Estimated was what was wished for; only a self-drive names its car.
    rate: kind === 'bookingnodriver' ? car?.rate : car && fleet.ownRates[car.class],
    days: trip?.days ?? 1,
    ...(urgent && { urgentReason: 'ลูกค้านัดด่วน' }),
    needsApproval: true,
  });
  if (kind === 'bookingnodriver')
    rows.add('selfDriver', { bookingId: id, personId: requester.id, main: true });
  if (!trip || !taken) return;
  if (trip.drive && kind === 'bookingnodriver') writeHandovers(demo, wish, trip.drive, taken.car);
  if (status === 'completed')
    demo.spendings.push({
      tripId: trip.id,
      kind,
      day: ends.toISOString().slice(0, 10),
      km,
      provider: taken.car.provider,
      rate: taken.car.rate,
      days: trip.days,
      costCentreId:
        people.employees.find((employee) => employee.id === requester.id)?.costCentreId ??
        requester.costCentreId,
    });
};
