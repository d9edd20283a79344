import type { Db } from '../../../src/server/db/client';
import { newId } from '../../../src/server/new-id';
import { companyIn } from '../schema/company';
import { insertPeople } from '../support/people';

/** Friday morning in Bangkok, 08:00. */
export const now = new Date('2026-11-20T01:00:00Z');

/** A moment of a day in November 2026, by the clock of Bangkok. */
export const bangkok = (day: number, time: string): string =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00+07:00`).toISOString();

/** A company in which all four kinds can be booked. */
export const bookableCompany = async (db: Db) => {
  const people = await insertPeople(db);
  const company = companyIn(db);
  const costCentre = await company.costCentre();
  const place = (name: string, site: string | null = 'nava') =>
    company.add('place', {
      id: newId(),
      name_th: name,
      name_en: `${name} EN`,
      province_code: 13,
      site_id: site,
    });
  const [gate, office, customer, dormitory] = [
    await place('ประตู 1'),
    await place('สำนักงาน'),
    await place('ลูกค้า', null),
    await place('หอพัก', 'amata'),
  ];
  const points = [dormitory, await place('ตลาด', 'amata'), await place('โรงงาน', 'amata')];
  await db
    .insertInto('travel_time')
    .values([
      { from_id: gate, to_id: customer, minutes: 40, km: 30 },
      { from_id: customer, to_id: gate, minutes: 40, km: 30 },
      { from_id: gate, to_id: office, minutes: 10, km: 3 },
      { from_id: office, to_id: gate, minutes: 10, km: 3 },
    ])
    .execute();
  const car = await company.car({ class: 'sedan', seats: 4 });
  const van = await company.car({ class: 'van', seats: 12 });
  const kinds = ['bookingwithdrivernava', 'bookingnodriver', 'bookingduringday'];
  await db
    .insertInto('car_kind')
    .values(kinds.flatMap((kind) => [car, van].map((car_id) => ({ car_id, kind }))))
    .execute();
  await company.add('rate_card', {
    id: newId(),
    class: 'sedan',
    day_rate: 1800,
    hours_included: 10,
    overtime_per_hour: 120,
    valid: '[2026-01-01,)',
  });
  await company.add('licence', {
    person_id: people['employee']!,
    number: '61200400',
    class: 'บ.1',
    expires_on: '2030-01-01',
  });
  const route = await company.add('route', {
    id: newId(),
    kind: 'bookingwithdriveramata',
    name_th: 'หอพัก – โรงงาน',
    name_en: 'Dormitory – Plant',
  });
  await db
    .insertInto('route_stop')
    .values(
      points.map((place_id, position) => ({
        route_id: route,
        direction: 'out',
        position,
        place_id,
        minutes_from_start: position * 15,
      })),
    )
    .execute();
  const departure = await company.add('timetable_entry', {
    id: newId(),
    route_id: route,
    direction: 'out',
    departs: '13:00',
    weekdays: [1, 2, 3, 4, 5, 6],
    seats: 12,
    valid: '[2026-01-01,)',
  });
  return { ...company, people, costCentre, gate, office, customer, points, car, van, departure };
};

export type Company = Awaited<ReturnType<typeof bookableCompany>>;

/** A request of each kind that nothing stands in the way of. */
export const requestsIn = ({ costCentre, gate, office, customer, people, departure }: Company) => {
  const common = {
    forWhom: { type: 'myself' },
    contactPhone: '081-234-5678',
    costCentreId: costCentre,
    purposeCode: 'customer',
    companions: [],
  };
  return {
    bookingwithdrivernava: {
      ...common,
      kind: 'bookingwithdrivernava',
      startsAt: bangkok(24, '08:00'),
      endsAt: bangkok(24, '16:00'),
      movement: 'round_trip',
      pickUp: { type: 'known', placeId: gate },
      stops: [{ place: { type: 'known', placeId: customer }, provinceCode: 13 }],
    },
    bookingnodriver: {
      ...common,
      kind: 'bookingnodriver',
      startsAt: bangkok(24, '08:00'),
      endsAt: bangkok(24, '16:00'),
      class: 'sedan',
      driverId: people['employee'],
      termsNumber: 1,
      destination: { type: 'text', text: 'นิคมอมตะซิตี้' },
      provinceCode: 20,
    },
    bookingduringday: {
      ...common,
      kind: 'bookingduringday',
      from: { type: 'known', placeId: gate },
      to: { type: 'known', placeId: office },
      timing: 'ready_at',
      at: bangkok(20, '10:00'),
      flexibilityMinutes: 15,
      seats: 2,
    },
    bookingwithdriveramata: {
      ...common,
      kind: 'bookingwithdriveramata',
      timetableEntryId: departure,
      date: '2026-11-21',
      boardStop: 0,
      alightStop: 2,
      seats: 1,
    },
  } as const;
};
