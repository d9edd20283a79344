import type { Insertable } from 'kysely';
import { kindIds, type KindId } from '#kinds/registry';
import type { CarColour } from '#domain/fleet/car-colour';
import type { DB } from '../db/schema.generated';
import { addMinutes, range, type Calendar } from './calendar';
import { createDiary, type Diary } from './diary';
import { carModels, fleet, keyPlaces, providers, type CarClass } from './fleet-lists';
import type { People } from './make-people';
import type { Random } from './random';
import type { Rows } from './rows';

export type Provider = { id: string; rates: Readonly<Partial<Record<CarClass, Rate>>> };
export type Rate = { id: string; day: number; hours: number; overtime: number };

/** Of every rate in the demo company. */
export const kilometres = { included: 200, each: 6 };

/** A car on the road. What its odometer shows is known when all its trips are. */
export type Drive = {
  assignment: Insertable<DB['assignment']>;
  collected?: Insertable<DB['handover']>;
  returned?: Insertable<DB['handover']>;
  left: Date;
  /** Null while it is under way. */
  back: Date | null;
  km: number;
};

export type Car = {
  id: string;
  class: CarClass;
  seats: number;
  isElectric: boolean;
  provider: Provider | null;
  rate: Rate;
  /** Before its drives. */
  firstKm: number;
  drives: Drive[];
};
export type Driver = { id: string; provider: Provider | null };
export type Fleet = {
  cars: Readonly<Record<KindId, readonly Car[]>>;
  drivers: Readonly<Record<KindId, readonly Driver[]>>;
  ownRates: Readonly<Record<CarClass, Rate>>;
  diary: Diary;
};

type Maker = { rows: Rows; random: Random; calendar: Calendar };

const ownRates: Record<CarClass, readonly [day: number, overtime: number]> = {
  sedan: [900, 80],
  pickup: [850, 80],
  van: [1400, 100],
  ppv: [1300, 100],
  bus: [2600, 140],
};

const makeRate = (
  { rows, random, calendar }: Maker,
  providerId: string | null,
  carClass: CarClass,
  [day, overtime]: readonly [number, number],
): Rate => {
  const card = (share: number, valid: string) => {
    const id = random.id(calendar.at(-400));
    rows.add('rateCard', {
      id,
      providerId,
      class: carClass,
      dayRate: Math.round(day * share),
      hoursIncluded: 10,
      overtimePerHour: overtime,
      kmIncluded: kilometres.included,
      perKm: kilometres.each,
      valid,
    });
    return id;
  };
  const raised = calendar.dateOf(-200);
  card(0.95, `[${calendar.dateOf(-565)},${raised})`);
  return { id: card(1, `[${raised},)`), day, hours: 10, overtime };
};

export const fastTrans = 0;

export const makeProviders = (maker: Maker): readonly Provider[] => {
  const { rows, random, calendar } = maker;
  return providers.map(({ kinds, sites, contact, classes, ...names }, index) => {
    const id = random.id(calendar.at(-400));
    rows.add('provider', { id, ...names });
    rows.add('providerKind', ...kinds.map((kind) => ({ providerId: id, kind })));
    rows.add('providerSite', ...sites.map((siteId) => ({ providerId: id, siteId })));
    const contactId = random.id(calendar.at(-400));
    rows.add('providerContact', { id: contactId, providerId: id, ...contact });
    const period = `[${calendar.dateOf(-300)},${calendar.dateOf(index === 3 ? 45 : 430)})`;
    const number = `CP-${calendar.dateOf(-300).slice(2, 4)}-${String(index + 1).padStart(3, '0')}`;
    const contractId = random.id(calendar.at(-300));
    rows.add('contract', { id: contractId, providerId: id, number, period });
    const rates = Object.entries(classes).map(([carClass, rate]) => [
      carClass,
      makeRate(maker, id, carClass as CarClass, rate),
    ]);
    return { id, rates: Object.fromEntries(rates) as Provider['rates'] };
  });
};

const byKind = <T>() =>
  Object.fromEntries(kindIds.map((kind) => [kind, [] as T[]])) as Record<KindId, T[]>;

const documents = ['compulsory_insurance', 'tax', 'voluntary_insurance', 'inspection'] as const;

/** Cars, their papers, drivers with shifts and licences, and who is away. */
export const makeFleet = (
  maker: Maker,
  providersMade: readonly Provider[],
  people: People,
): Fleet => {
  const { rows, random, calendar } = maker;
  const founded = calendar.at(-300);
  const diary = createDiary();
  const own = Object.fromEntries(
    Object.entries(ownRates).map(([carClass, rate]) => [
      carClass,
      makeRate(maker, null, carClass as CarClass, rate),
    ]),
  ) as Record<CarClass, Rate>;
  const cars = byKind<Car>();
  const drivers = byKind<Driver>();

  fleet.forEach(({ plate, province, kind, model, owner }, index) => {
    const { class: carClass, ...details } = carModels[model];
    const provider = owner === undefined ? null : providersMade[owner]!;
    const siteId = kind === 'bookingwithdriveramata' ? 'amata' : 'nava';
    const firstKm = random.between(18_000, 140_000);
    const rate = provider?.rates[carClass] ?? own[carClass];
    const car: Car = {
      id: random.id(founded),
      class: carClass,
      seats: details.seats,
      isElectric: details.fuel === 'electric',
      provider,
      rate,
      firstKm,
      drives: [],
    };
    rows.add('car', {
      id: car.id,
      plate,
      provinceCode: province,
      redPlate: province === null,
      siteId,
      class: carClass,
      colour: random.pick<CarColour>(['white', 'silver', 'grey', 'black']),
      year: Number(calendar.dateOf(0).slice(0, 4)) - random.between(province === null ? 0 : 1, 7),
      providerId: provider?.id ?? null,
      // A provider's driver brings the car, and its key.
      keyPlace: provider ? null : keyPlaces[siteId],
      fuelCard: provider ? null : `7001-${String(4410 + index * 13)}`,
      tollTag: provider ? null : `E${String(20_115 + index * 37)}`,
      ...details,
    });
    rows.add('carKind', { carId: car.id, kind });
    documents.forEach((type, position) => {
      // The first cars have papers about to lapse, for the alerts.
      const days = index < 4 && position === index ? 7 + index * 18 : random.between(70, 360);
      const paper = {
        id: random.id(founded),
        carId: car.id,
        type,
        expiresOn: calendar.dateOf(days),
      };
      rows.add('carDocument', paper);
    });
    cars[kind].push(car);
  });

  const kindsOfDrivers: readonly (readonly [KindId, number, number?])[] = [
    ['bookingwithdrivernava', 5],
    ['bookingwithdrivernava', 3, fastTrans],
    ['bookingduringday', 4],
    ['bookingwithdriveramata', 4],
    ['bookingwithdriveramata', 4, fastTrans],
  ];
  let number = 0;
  for (const [kind, count, owner] of kindsOfDrivers)
    for (let index = 0; index < count; index++) {
      number += 1;
      const provider = owner === undefined ? null : providersMade[owner]!;
      const id = random.id(founded);
      const site = kind === 'bookingwithdriveramata' ? 'amata' : 'nava';
      const { first, last } = people.nextName();
      rows.add('person', {
        id,
        role: provider ? 'driver' : 'employee',
        signInName: null,
        employeeNo: provider ? null : String(201_000 + number * 11),
        firstNameTh: first[0],
        lastNameTh: last[0],
        firstNameEn: first[1],
        lastNameEn: last[1],
        nickname: random.pick(['ชัย', 'เปี๊ยก', 'หมู', 'เอก', 'ศักดิ์', 'วิทย์', 'นพ', 'โอ๋']),
        email: null,
        phone: `09${1 + (number % 8)}${4_456_120 + number * 7331}`,
        siteId: site,
        departmentId: null,
        costCentreId: null,
        managerId: provider ? null : people.adminId,
      });
      rows.add('driver', {
        id,
        providerId: provider?.id ?? null,
        medicalExpiresOn: calendar.dateOf(random.between(30, 330)),
        trainingExpiresOn: calendar.dateOf(random.between(90, 600)),
        hiredOn: calendar.dateOf(-random.between(400, 3000)),
      });
      rows.add('driverKind', { driverId: id, kind });
      rows.add('driverSite', { driverId: id, siteId: site });
      for (let weekday = 1; weekday <= 6; weekday++)
        rows.add('driverShift', { driverId: id, weekday, starts: '06:00', ends: '18:00' });
      rows.add('licence', {
        personId: id,
        number: String(56_001_200 + number * 137),
        class: kind === 'bookingwithdriveramata' ? 'ท.2' : 'บ.2',
        expiresOn: calendar.dateOf(number === 3 ? 38 : random.between(100, 1500)),
      });
      drivers[kind].push({ id, provider });
    }

  const leave = (driver: Driver, from: number, days: number, type: string) => {
    const [start, end] = [calendar.at(from), calendar.at(from + days)];
    diary.take(driver.id, start, end);
    const id = random.id(addMinutes(start, -4000));
    rows.add('driverLeave', { id, driverId: driver.id, type, period: range(start, end) });
  };
  leave(drivers.bookingwithdrivernava[4]!, -1, 3, 'sick');
  leave(drivers.bookingwithdriveramata[3]!, 4, 5, 'annual');

  const blackout = (car: Car, from: number, days: number, type: string, reason: string) => {
    const [start, end] = [calendar.at(from), calendar.at(from + days)];
    diary.take(car.id, start, end);
    const id = random.id(addMinutes(start, -3000));
    rows.add('carBlackout', { id, carId: car.id, type, period: range(start, end), reason });
  };
  blackout(cars.bookingwithdrivernava[5]!, -2, 6, 'repair', 'ซ่อมแอร์และเปลี่ยนคอมเพรสเซอร์');
  blackout(cars.bookingnodriver[4]!, 6, 2, 'blackout', 'สำรองไว้สำหรับผู้ตรวจสอบจากบริษัทแม่');

  return { cars, drivers, ownRates: own, diary };
};
