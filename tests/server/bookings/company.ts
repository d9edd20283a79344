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
      nameTh: name,
      nameEn: `${name} EN`,
      provinceCode: 13,
      siteId: site,
    });
  const [gate, office, customer, dormitory] = [
    await place('ประตู 1'),
    await place('สำนักงาน'),
    await place('ลูกค้า', null),
    await place('หอพัก', 'amata'),
  ];
  const points = [dormitory, await place('ตลาด', 'amata'), await place('โรงงาน', 'amata')];
  await db
    .insertInto('travelTime')
    .values([
      { fromId: gate, toId: customer, minutes: 40, km: 30 },
      { fromId: customer, toId: gate, minutes: 40, km: 30 },
      { fromId: gate, toId: office, minutes: 10, km: 3 },
      { fromId: office, toId: gate, minutes: 10, km: 3 },
    ])
    .execute();
  const car = await company.car({ class: 'sedan', seats: 4 });
  const van = await company.car({ class: 'van', seats: 12 });
  const kinds = ['bookingwithdrivernava', 'bookingnodriver', 'bookingduringday'];
  await db
    .insertInto('carKind')
    .values(kinds.flatMap((kind) => [car, van].map((carId) => ({ carId, kind }))))
    .execute();
  await company.add('rateCard', {
    id: newId(),
    class: 'sedan',
    dayRate: 1800,
    hoursIncluded: 10,
    overtimePerHour: 120,
    valid: '[2026-01-01,)',
  });
  await company.add('licence', {
    personId: people['employee']!,
    number: '61200400',
    class: 'บ.1',
    expiresOn: '2030-01-01',
  });
  const route = await company.shuttleRoute(points, 15);
  const departure = await company.add('timetableEntry', {
    id: newId(),
    routeId: route,
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
