// Plate and time: who had this car?
import { describe, expect, test } from 'vitest';
import type { CarUse } from '#contract/report-car-use';
import type { KindId } from '#kinds/registry';
import { newId } from '../../../src/server/new-id';
import { useTestDatabase } from '../../setup/test-database';
import { at, companyIn, period } from '../schema/company';
import { useReports } from './use-reports';

const database = useTestDatabase();
const { ask, get } = useReports(database);

const askFor = (plate: string, moment: Date, kind: KindId = 'bookingwithdrivernava') =>
  ask(
    `/admin/${kind}/car-use?plate=${encodeURIComponent(plate)}&at=${moment.toISOString()}`,
  ) as Promise<CarUse>;

/** One car, out from two to six (universal time) with a driver and two people. */
const trip = async (more: { status?: string; kind?: KindId; withDriver?: boolean } = {}) => {
  const { status = 'planned', kind = 'bookingwithdrivernava', withDriver = true } = more;
  const company = companyIn(database.db);
  const car = await company.car({ plate: '1กข 1234', provinceCode: 13 });
  const driver = withDriver ? await company.driver() : undefined;
  const of = await company.trip({ kind, status, withDriver });
  const assignment = await company.assign(
    { car, trip: of, ...(driver && { driver }) },
    period(2, 6),
  );
  const traveller = await company.person({ firstNameTh: 'วิชัย', lastNameTh: 'ทองดี' });
  const booking = await company.booking({
    kind,
    status: 'arranged',
    tripId: of,
    requesterId: traveller,
    travellerId: traveller,
  });
  await company.add('passenger', {
    id: newId(),
    bookingId: booking,
    position: 0,
    personId: traveller,
    isTraveller: true,
  });
  await company.add('passenger', {
    id: newId(),
    bookingId: booking,
    position: 1,
    guestName: 'แขกของบริษัท',
  });
  return { car, driver, trip: of, assignment, booking, traveller };
};

describe('who had this car', () => {
  test('when it is only planned, names the driver, who travels and with whom', async () => {
    await trip();
    const { cars } = await askFor('1กข1234', at(3));
    expect(cars).toHaveLength(1);
    const [use] = cars[0]!.uses;
    expect(use).toMatchObject({ status: 'planned', driver: { name: 'อรทัย แสงทอง' } });
    expect(use?.bookings[0]).toMatchObject({
      traveller: 'วิชัย ทองดี',
      passengers: [{ name: 'วิชัย ทองดี' }, { name: 'แขกของบริษัท', isGuest: true }],
    });
  });

  test('finds the plate with or without its blank', async () => {
    await trip();
    for (const plate of ['1กข 1234', '1กข1234', ' 1กข  1234 '])
      expect((await askFor(plate, at(3))).cars[0]?.uses).toHaveLength(1);
    expect((await askFor('1กข 123', at(3))).cars).toEqual([]);
  });

  test('goes by the recorded times where there are some', async () => {
    const { assignment } = await trip({ status: 'done' });
    await database.db
      .updateTable('assignment')
      .set({ departedAt: at(1), returnedAt: at(4) })
      .where('id', '=', assignment)
      .execute();
    expect(
      (await askFor('1กข1234', new Date(at(1).getTime() + 60_000))).cars[0]?.uses,
    ).toHaveLength(1);
    const late = await askFor('1กข1234', at(5));
    expect(late.cars[0]).toMatchObject({
      uses: [],
      before: { from: at(1).toISOString(), to: at(4).toISOString() },
      after: null,
    });
  });

  test('when cars were swapped on the way, names each car for its part', async () => {
    const { assignment, trip: of, car } = await trip({ status: 'underway' });
    const company = companyIn(database.db);
    await database.db
      .updateTable('assignment')
      .set({ departedAt: at(2), releasedAt: at(4) })
      .where('id', '=', assignment)
      .execute();
    const spare = await company.car({ plate: '9กข 99', provinceCode: 13 });
    await company.assign({ car: spare, trip: of }, period(4, 6));
    expect((await askFor('1กข1234', at(3))).cars[0]).toMatchObject({
      id: car,
      uses: [{ tripId: of }],
    });
    expect((await askFor('1กข1234', at(5))).cars[0]?.uses).toEqual([]);
    expect((await askFor('9กข99', at(5))).cars[0]).toMatchObject({
      id: spare,
      uses: [{ tripId: of }],
    });
  });

  test('a car that was taken off before it left was never given out', async () => {
    const { assignment } = await trip();
    await database.db
      .updateTable('assignment')
      .set({ releasedAt: at(1) })
      .where('id', '=', assignment)
      .execute();
    expect((await askFor('1กข1234', at(3))).cars[0]).toMatchObject({ uses: [], before: null });
  });

  test('a self-drive car names who took it, with licence, and how it was handed over', async () => {
    const made = await trip({ withDriver: false, kind: 'bookingnodriver', status: 'underway' });
    const company = companyIn(database.db);
    await company.add('selfDriver', {
      bookingId: made.booking,
      personId: made.traveller,
      main: true,
    });
    await company.add('licence', {
      personId: made.traveller,
      number: '61200400',
      class: 'บ.1',
      expiresOn: '2099-01-01',
    });
    await company.add('handover', {
      id: newId(),
      assignmentId: made.assignment,
      type: 'collect',
      at: at(2),
      byId: made.traveller,
      km: 1200,
      fuelEighths: 8,
      keyHanded: true,
    });
    const [use] = (await askFor('1กข1234', at(3), 'bookingnodriver')).cars[0]!.uses;
    expect(use).toMatchObject({
      driver: null,
      bookings: [{ selfDrivers: [{ name: 'วิชัย ทองดี', licenceNo: '61200400', main: true }] }],
      handovers: [{ type: 'collect', km: 1200, at: at(2).toISOString() }],
    });
  });

  test('two cars of one number are both named, and the province tells them apart', async () => {
    await trip();
    await companyIn(database.db).car({ plate: '1กข 1234', provinceCode: 10 });
    expect((await askFor('1กข1234', at(3))).cars).toHaveLength(2);
    const answer = (await ask(
      `/admin/bookingnodriver/car-use?plate=1กข1234&province=10&at=${at(3).toISOString()}`,
    )) as CarUse;
    expect(answer.cars).toMatchObject([{ uses: [] }]);
  });

  test('a car in repair says so', async () => {
    const { car } = await trip();
    await companyIn(database.db).add('carBlackout', {
      id: newId(),
      carId: car,
      type: 'repair',
      period: period(8, 12),
      reason: 'เปลี่ยนยาง',
    });
    expect((await askFor('1กข1234', at(9))).cars[0]).toMatchObject({
      uses: [],
      kept: { type: 'repair', reason: 'เปลี่ยนยาง' },
    });
  });

  test('people of another kind are hidden from an admin without its flag, and suppliers see nothing', async () => {
    await trip();
    const path = `/admin/bookingwithdriveramata/car-use?plate=1กข1234&at=${at(3).toISOString()}`;
    const { body, text } = await get(path, 'one-kind admin');
    expect((body as unknown as CarUse).cars[0]).toMatchObject({
      uses: [],
      hiddenKinds: ['bookingwithdrivernava'],
    });
    expect(text).not.toContain('วิชัย');
    for (const call of ['car-use', 'report', 'report/rows', 'report/options'])
      expect((await get(`/admin/bookingwithdrivernava/${call}`, 'supplier')).status).toBe(403);
  });
});
