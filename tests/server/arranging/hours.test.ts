import { describe, expect, it } from 'vitest';
import type { ArrangeDay } from '#contract/arranging';
import type { Proposal } from '#contract/arranging-proposals';
import { type DriverGroup, type HoursRule, hoursPresets } from '#domain/hours/rules';
import { at, period, said, useArranging } from './use-arranging';

const arranging = useArranging();

const keepRules = async (
  rules: readonly HoursRule[],
  {
    validFrom = '2026-11-01',
    driverGroup = 'own',
  }: { validFrom?: string; driverGroup?: DriverGroup } = {},
) => {
  await arranging.db
    .insertInto('hoursRules')
    .values({ driverGroup, validFrom, rules: JSON.stringify(rules), madeAt: new Date() })
    .execute();
};

/** Somebody who drives from seven to two already. */
const busyDriver = async () => {
  const { company } = arranging;
  const driverId = await company.driver();
  const early = await company.booking(period('07:00', '14:00'));
  await arranging.arrange([early], { carId: await company.car(), driverId });
  const late = await company.booking(period('15:00', '20:00'));
  return { driverId, late };
};

const stopOf = async (bookingId: string, driverId: string) => {
  const { body } = await arranging.suggest(`/bookings/${bookingId}`);
  const found = body.drivers.find(({ driver }) => driver.id === driverId);
  return [...found!.stops, ...found!.warnings].filter(({ code }) => code.startsWith('hours'));
};

describe('the hours of drivers', () => {
  it('are not judged before somebody wrote rules down', async () => {
    const { driverId, late } = await busyDriver();
    expect(await stopOf(late, driverId)).toEqual([]);
    const carId = await arranging.company.car();
    expect((await arranging.arrange([late], { carId, driverId })).status).toBe(200);
  });

  it('stop a driver in suggestions, by hand and in a proposal alike', async () => {
    await keepRules(hoursPresets.transport_workers);
    const { driverId, late } = await busyDriver();
    expect(await stopOf(late, driverId)).toContainEqual({ code: 'hours', count: 120 });
    const carId = await arranging.company.car();
    expect(said(await arranging.arrange([late], { carId, driverId }))).toBe(
      '400 invalid_input driverId:driver_hours',
    );
    const { body } = await arranging.send<Proposal>('POST', '/proposals', { day: '2026-11-24' });
    expect(body.changes.some(({ after }) => after.driverId === driverId)).toBe(false);
  });

  it('take no car from what was arranged before a rule came, nor give its car to another', async () => {
    const { company, db } = arranging;
    await db.updateTable('car').set({ status: 'repair' }).execute();
    const driverId = await company.driver();
    const spans = [period('08:00', '15:00'), period('16:00', '17:00')];
    for (const span of spans) {
      const held = { carId: await company.car(), driverId };
      expect((await arranging.arrange([await company.booking(span)], held)).status).toBe(200);
    }
    const short = await company.booking(period('10:00', '17:00'));
    await keepRules([{ type: 'day', most: 300, isHard: true }]);
    const { body } = await arranging.send<Proposal>('POST', '/proposals', { day: '2026-11-24' });
    expect(body.changes).toEqual([]);
    expect(body.left).toMatchObject([{ trip: null, bookings: [short] }]);
    expect(body.figures.proposed.unserved).toBe(1);
  });

  it('that are too many already become no more by a proposal', async () => {
    const { db, company } = arranging;
    const { driverId, late } = await busyDriver();
    await company.car();
    await db
      .updateTable('driver')
      .set({ status: 'suspended' })
      .where('id', '!=', driverId)
      .execute();
    const { id } = await db.selectFrom('trip').select('id').executeTakeFirstOrThrow();
    await arranging.act(id, 'lock', { locked: true });
    await keepRules([{ type: 'day', most: 300, isHard: true }]);
    const { body } = await arranging.send<Proposal>('POST', '/proposals', { day: '2026-11-24' });
    expect(body.changes.filter(({ after }) => after.driverId !== null)).toEqual([]);
    expect(JSON.stringify(body)).toContain(late);
  });

  it('are told of where a rule is soft, and exceeded only with a reason, which is kept', async () => {
    await keepRules([{ type: 'day', most: 600, isHard: false }]);
    const { driverId, late } = await busyDriver();
    expect(await stopOf(late, driverId)).toEqual([{ code: 'hours_soft', count: 120 }]);
    const carId = await arranging.company.car();
    expect(said(await arranging.arrange([late], { carId, driverId }))).toBe(
      '400 invalid_input reason:over_hours',
    );
    const reason = 'ลูกค้าต่างชาติ ไม่มีคนขับอื่น';
    const { body: arranged, status } = await arranging.arrange([late], { carId, driverId, reason });
    expect(status).toBe(200);
    expect((await arranging.detail(arranged.trips[0]!.id)).body.timeline).toMatchObject([
      { reason, isOverHours: true },
    ]);
    const kept = await arranging.db.selectFrom('assignment').select('hoursReason').execute();
    expect(kept.flatMap(({ hoursReason }) => hoursReason ?? [])).toEqual([reason]);
    const sheet = await arranging.bookings.call<{ rows: { id: string; overridden: number }[] }>(
      'admin',
      'GET',
      '/admin/driver-overtime?from=2026-11-24&to=2026-11-24',
    );
    expect(sheet.body.rows).toContainEqual(
      expect.objectContaining({ id: driverId, trips: 2, planned: 720, overridden: 1 }),
    );
  });

  it('also of soft rules are exceeded by no proposal', async () => {
    await keepRules([{ type: 'day', most: 600, isHard: false }]);
    const { driverId } = await busyDriver();
    await arranging.company.car();
    const { body } = await arranging.send<Proposal>('POST', '/proposals', { day: '2026-11-24' });
    expect(body.changes.some(({ after }) => after.driverId === driverId)).toBe(false);
  });

  it('that a person exceeded with a reason are not taken back by a proposal', async () => {
    const { company, db } = arranging;
    await keepRules([{ type: 'day', most: 600, isHard: false }]);
    const { driverId, late } = await busyDriver();
    const given = { carId: await company.car(), driverId, reason: 'ลูกค้าขอคนเดิม' };
    expect((await arranging.arrange([late], given)).status).toBe(200);
    await company.driver();
    const waits = await company.booking(period('16:00', '17:00'));
    const { body } = await arranging.send<Proposal>('POST', '/proposals', { day: '2026-11-24' });
    expect(body.changes.flatMap(({ bookings }) => bookings.map(({ id }) => id))).toEqual([waits]);
    // Released, it is anybody's again.
    await db.updateTable('assignment').set({ hoursReason: null }).execute();
    const again = await arranging.send<Proposal>('POST', '/proposals', { day: '2026-11-24' });
    expect(again.body.changes).toHaveLength(2);
  });

  it('go by the version of the day, for the drivers of the group', async () => {
    const day = { type: 'day', most: 600, isHard: true } as const;
    await keepRules([day], { driverGroup: 'provider' });
    await keepRules([day], { validFrom: '2026-11-25' });
    const { driverId, late } = await busyDriver();
    expect(await stopOf(late, driverId)).toEqual([]);
  });

  it('of a version are never changed', async () => {
    await keepRules([]);
    await expect(
      arranging.db.updateTable('hoursRules').set({ rules: '[]' }).execute(),
    ).rejects.toThrow(/never changed|append/);
  });
});

describe('a driver on the board', () => {
  const workDayOf = async (driverId: string, day = '2026-11-24') =>
    (await arranging.day('admin', day)).body.resources.drivers.find(({ id }) => id === driverId)
      ?.workDay;

  it('has a day by the rules in force, and with what is picked the one that it would become', async () => {
    await keepRules(hoursPresets.transport_workers);
    const { driverId, late } = await busyDriver();
    const alone = { driven: 420, most: 600, pause: null, startsAt: null };
    expect(await workDayOf(driverId)).toEqual({ ...alone, alert: null });
    const { body } = await arranging.suggest(`/bookings/${late}`);
    const judged = body.drivers.find(({ driver }) => driver.id === driverId);
    expect(judged?.stops).toContainEqual({ code: 'hours', count: 120 });
    expect(judged?.workDay).toEqual({
      ...alone,
      driven: 720,
      pause: 60,
      alert: { rule: 'day', isHard: true, left: -120 },
    });
  });

  it('starts only after the rest from the day before, and shows nothing of that day', async () => {
    await keepRules(hoursPresets.transport_workers);
    const { company } = arranging;
    const [driverId, carId] = [await company.driver(), await company.car()];
    await arranging.arrange([await company.booking(period('18:00', '21:15'))], { carId, driverId });
    expect(await workDayOf(driverId, '2026-11-25')).toMatchObject({
      driven: 0,
      startsAt: at('07:15', 25).toISOString(),
    });
    const { body } = await arranging.day('admin', '2026-11-25');
    expect(body.blocks.filter((block) => block.driverId === driverId)).toEqual([]);
  });

  it('is called by a nickname where that can be read, else by name', async () => {
    const driverId = await arranging.company.driver();
    await arranging.db
      .updateTable('person')
      .set({ nickname: 'ชัย' })
      .where('id', '=', driverId)
      .execute();
    const calledIn = async (language: 'th' | 'en') => {
      const path = '/admin/bookingwithdrivernava/arranging?from=2026-11-24&to=2026-11-24';
      const { body } = await arranging.bookings.call<ArrangeDay>('admin', 'GET', path, {
        language,
      });
      return body.resources.drivers.find(({ id }) => id === driverId)?.nickname;
    };
    expect([await calledIn('th'), await calledIn('en')]).toEqual(['ชัย', null]);
  });

  it('has none where several days are shown', async () => {
    const driverId = await arranging.company.driver();
    const { body } = await arranging.get<ArrangeDay>('?from=2026-11-24&to=2026-11-30');
    expect(body.resources.drivers.find(({ id }) => id === driverId)?.workDay).toBeNull();
  });
});

describe('the rules of driver hours', () => {
  type Rules = {
    versions: { group: string; validFrom: string; rules: object[] }[];
    presets: object[];
  };
  const path = '/admin/driver-hours-rules';
  const add = (body: object) => arranging.bookings.call<Rules>('admin', 'POST', path, { body });
  const rules = [...hoursPresets.public_vehicles];

  it('are kept as versions from a day on, with presets to begin with', async () => {
    const { body } = await arranging.bookings.call<Rules>('admin', 'GET', path);
    expect(body).toMatchObject({
      versions: [],
      presets: [{ id: 'transport_workers' }, { id: 'public_vehicles' }],
    });
    const first = { group: 'own', validFrom: '2026-12-01', rules };
    expect((await add(first)).body.versions).toMatchObject([first]);
    const later = { ...first, validFrom: '2027-01-01', rules: [] };
    expect((await add(later)).body.versions).toMatchObject([later, first]);
  });

  it('begin neither in the past nor twice on a day', async () => {
    expect(said(await add({ group: 'own', validFrom: '2026-11-01', rules }))).toBe(
      '400 invalid_input validFrom:in_the_past',
    );
    await add({ group: 'bus', validFrom: '2026-12-01', rules });
    expect(said(await add({ group: 'bus', validFrom: '2026-12-01', rules: [] }))).toBe(
      '400 invalid_input validFrom:rules_already',
    );
  });
});
