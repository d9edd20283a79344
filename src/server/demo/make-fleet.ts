import type { KindId } from '#kinds/registry';
import type { CarColour } from '#domain/fleet/car-colour';
import { addMinutes, range, type Calendar } from './calendar';
import { createDiary, type Diary } from './diary';
import { carModels, fleet, providers, type CarClass } from './fleet-lists';
import type { People } from './make-people';
import type { Random } from './random';
import type { Rows } from './rows';

export type Provider = { id: string; rates: Readonly<Partial<Record<CarClass, Rate>>> };
export type Rate = { id: string; day: number; hours: number; overtime: number };

/** Of every rate in the demo company. */
export const kilometres = { included: 200, each: 6 };
export type Car = {
  id: string;
  class: CarClass;
  seats: number;
  provider: Provider | null;
  rate: Rate;
  odometer: number;
};
export type Driver = { id: string; provider: Provider | null };
export type Fleet = {
  cars: Readonly<Record<KindId, readonly Car[]>>;
  drivers: Readonly<Record<KindId, readonly Driver[]>>;
  diary: Diary;
  /** Odometers as they stand after all trips. */
  addReadings: () => void;
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
  provider_id: string | null,
  carClass: CarClass,
  [day, overtime]: readonly [number, number],
): Rate => {
  const card = (share: number, valid: string) => {
    const id = random.id(calendar.at(-400));
    rows.add('rate_card', {
      id,
      provider_id,
      class: carClass,
      day_rate: Math.round(day * share),
      hours_included: 10,
      overtime_per_hour: overtime,
      km_included: kilometres.included,
      per_km: kilometres.each,
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
    rows.add('provider_kind', ...kinds.map((kind) => ({ provider_id: id, kind })));
    rows.add('provider_site', ...sites.map((site_id) => ({ provider_id: id, site_id })));
    const contactId = random.id(calendar.at(-400));
    rows.add('provider_contact', { id: contactId, provider_id: id, ...contact });
    const period = `[${calendar.dateOf(-300)},${calendar.dateOf(index === 3 ? 45 : 430)})`;
    const number = `CP-${calendar.dateOf(-300).slice(2, 4)}-${String(index + 1).padStart(3, '0')}`;
    const contractId = random.id(calendar.at(-300));
    rows.add('contract', { id: contractId, provider_id: id, number, period });
    const rates = Object.entries(classes).map(([carClass, rate]) => [
      carClass,
      makeRate(maker, id, carClass as CarClass, rate),
    ]);
    return { id, rates: Object.fromEntries(rates) as Provider['rates'] };
  });
};

const byKind = <T>(): Record<KindId, T[]> => ({
  bookingwithdrivernava: [],
  bookingnodriver: [],
  bookingduringday: [],
  bookingwithdriveramata: [],
});

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
  const all: { car: Car; from: number }[] = [];

  fleet.forEach(({ plate, province, kind, model, owner }, index) => {
    const { class: carClass, ...details } = carModels[model];
    const provider = owner === undefined ? null : providersMade[owner]!;
    const from = random.between(18_000, 140_000);
    const rate = provider?.rates[carClass] ?? own[carClass];
    const car = {
      id: random.id(founded),
      class: carClass,
      seats: details.seats,
      provider,
      rate,
      odometer: from,
    };
    rows.add('car', {
      id: car.id,
      plate,
      province_code: province,
      red_plate: province === null,
      site_id: kind === 'bookingwithdriveramata' ? 'amata' : 'nava',
      class: carClass,
      colour: random.pick<CarColour>(['white', 'silver', 'grey', 'black']),
      year: Number(calendar.dateOf(0).slice(0, 4)) - random.between(province === null ? 0 : 1, 7),
      provider_id: provider?.id ?? null,
      fuel_card: provider ? null : `7001-${String(4410 + index * 13)}`,
      toll_tag: provider ? null : `E${String(20_115 + index * 37)}`,
      ...details,
    });
    rows.add('car_kind', { car_id: car.id, kind });
    documents.forEach((type, each) => {
      // The first cars have papers about to lapse, for the alerts.
      const days = index < 4 && each === index ? 7 + index * 18 : random.between(70, 360);
      const paper = {
        id: random.id(founded),
        car_id: car.id,
        type,
        expires_on: calendar.dateOf(days),
      };
      rows.add('car_document', paper);
    });
    cars[kind].push(car);
    all.push({ car, from });
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
    for (let each = 0; each < count; each++) {
      number += 1;
      const provider = owner === undefined ? null : providersMade[owner]!;
      const id = random.id(founded);
      const site = kind === 'bookingwithdriveramata' ? 'amata' : 'nava';
      const { first, last } = people.nextName();
      rows.add('person', {
        id,
        role: provider ? 'driver' : 'employee',
        sign_in_name: null,
        employee_no: provider ? null : String(201_000 + number * 11),
        first_name_th: first[0],
        last_name_th: last[0],
        first_name_en: first[1],
        last_name_en: last[1],
        nickname: random.pick(['ชัย', 'เปี๊ยก', 'หมู', 'เอก', 'ศักดิ์', 'วิทย์', 'นพ', 'โอ๋']),
        email: null,
        phone: `09${1 + (number % 8)}${4_456_120 + number * 7331}`,
        site_id: site,
        department_id: null,
        cost_centre_id: null,
        manager_id: provider ? null : people.adminId,
      });
      rows.add('driver', {
        id,
        provider_id: provider?.id ?? null,
        medical_expires_on: calendar.dateOf(random.between(30, 330)),
        training_expires_on: calendar.dateOf(random.between(90, 600)),
        hired_on: calendar.dateOf(-random.between(400, 3000)),
      });
      rows.add('driver_kind', { driver_id: id, kind });
      rows.add('driver_site', { driver_id: id, site_id: site });
      for (let weekday = 1; weekday <= 6; weekday++)
        rows.add('driver_shift', { driver_id: id, weekday, starts: '06:00', ends: '18:00' });
      rows.add('licence', {
        person_id: id,
        number: String(56_001_200 + number * 137),
        class: kind === 'bookingwithdriveramata' ? 'ท.2' : 'บ.2',
        expires_on: calendar.dateOf(number === 3 ? 38 : random.between(100, 1500)),
      });
      drivers[kind].push({ id, provider });
    }

  const leave = (driver: Driver, from: number, days: number, type: string) => {
    const [start, end] = [calendar.at(from), calendar.at(from + days)];
    diary.take(driver.id, start, end);
    const id = random.id(addMinutes(start, -4000));
    rows.add('driver_leave', { id, driver_id: driver.id, type, period: range(start, end) });
  };
  leave(drivers.bookingwithdrivernava[4]!, -1, 3, 'sick');
  leave(drivers.bookingwithdriveramata[3]!, 4, 5, 'annual');

  const blackout = (car: Car, from: number, days: number, type: string, reason: string) => {
    const [start, end] = [calendar.at(from), calendar.at(from + days)];
    diary.take(car.id, start, end);
    const id = random.id(addMinutes(start, -3000));
    rows.add('car_blackout', { id, car_id: car.id, type, period: range(start, end), reason });
  };
  blackout(cars.bookingwithdrivernava[5]!, -2, 6, 'repair', 'ซ่อมแอร์และเปลี่ยนคอมเพรสเซอร์');
  blackout(cars.bookingnodriver[4]!, 6, 2, 'blackout', 'สำรองไว้สำหรับผู้ตรวจสอบจากบริษัทแม่');

  return {
    cars,
    drivers,
    diary,
    addReadings: () => {
      for (const { car, from } of all) {
        const reading = { car_id: car.id, by_id: people.adminId, source: 'admin' };
        rows.add(
          'odometer_reading',
          { id: random.id(founded), at: calendar.at(-91), km: from, ...reading },
          { id: random.id(calendar.now), at: calendar.at(-1), km: car.odometer, ...reading },
        );
      }
    },
  };
};
