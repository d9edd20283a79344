import { describe, expect, it } from 'vitest';
import type { DriverHours } from '#contract/driver-parts';
import type { DriverDetail, DriverRow } from '#contract/drivers';
import type { ListPage } from '#contract/list';
import { newId } from '../../../src/server/new-id';
import { refreshFacts } from '../../../src/server/use-cases/reports/refresh-facts';
import { insertDrive, insertShifts } from '../support/drivers';
import { insertRated } from '../support/ratings';
import { tripsIn } from '../support/trips';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();
const root = '/admin/drivers';
const bangkok = (text: string) => new Date(`${text}+07:00`).toISOString();
const between = (from: string, until: string) => [bangkok(from), bangkok(until)] as const;

const hoursOf = async (id: string) =>
  (await admin.get<DriverHours>(`${root}/${id}/hours`)).body.weeks;
const rowOf = async (id: string) =>
  (await admin.get<ListPage<DriverRow>>(root)).body.rows.find((row) => row.id === id);

/** Monday to Friday, eight to five. The clock of the tests stands at nine on Monday the 23rd. */
const driver = async () => {
  const id = await tripsIn(admin.db).driver();
  await insertShifts(admin.db, id);
  return id;
};

describe('the hours of a driver', () => {
  it('are what a hand-made week adds up to', async () => {
    const id = await driver();
    const { db } = admin;
    // Tuesday: as planned, 8 hours. Wednesday: home at 20:00 instead of 17:00, 3 hours over.
    const tuesday = between('2026-11-17T09:00', '2026-11-17T17:00');
    await insertDrive(db, id, tuesday, { real: tuesday });
    await insertDrive(db, id, between('2026-11-18T08:00', '2026-11-18T17:00'), {
      real: between('2026-11-18T08:00', '2026-11-18T20:00'),
    });
    // Saturday has no shift: all 4 hours are over. It was cancelled on Sunday.
    const saturday = between('2026-11-21T10:00', '2026-11-21T14:00');
    await insertDrive(db, id, saturday, { real: saturday });
    await insertDrive(db, id, between('2026-11-22T10:00', '2026-11-22T14:00'), {
      status: 'cancelled',
    });
    // This week: on the road since half past seven, and one on Friday night until eight.
    await insertDrive(db, id, between('2026-11-23T07:30', '2026-11-23T10:00'), {
      status: 'underway',
      real: [bangkok('2026-11-23T07:30'), null],
    });
    await insertDrive(db, id, between('2026-11-27T16:00', '2026-11-27T20:00'), {
      status: 'planned',
    });

    const weeks = await hoursOf(id);
    expect(weeks).toHaveLength(8);
    expect(weeks[0]).toEqual({
      monday: '2026-11-23',
      trips: 2,
      planned: 150 + 240,
      driven: 90,
      overtime: 30 + 180,
    });
    expect(weeks[1]).toEqual({
      monday: '2026-11-16',
      trips: 3,
      planned: (8 + 9 + 4) * 60,
      driven: (8 + 12 + 4) * 60,
      overtime: (3 + 4) * 60,
    });
    expect(weeks[7]).toMatchObject({ monday: '2026-10-05', trips: 0, planned: 0 });
    expect((await rowOf(id))?.hours).toEqual({ planned: 390, overtime: 210 });
    expect((await admin.get<DriverDetail>(`${root}/${id}`)).body.hours).toEqual({
      planned: 390,
      overtime: 210,
    });
  });

  it('are nobody’s whom there is not', async () => {
    expect((await admin.get(`${root}/${admin.idOf('employee')}/hours`)).status).toBe(404);
  });
});

describe('the rating of a driver', () => {
  const rate = async (id: string, overall: number, at: string) => {
    const { tripId } = await insertRated(
      admin.db,
      admin.idOf('employee'),
      { overall, at: new Date(bangkok(`${at}T12:00`)) },
      { endedAt: new Date(bangkok(`${at}T10:00`)) },
    );
    await admin.db
      .updateTable('assignment')
      .set({ driverId: id })
      .where('tripId', '=', tripId)
      .execute();
    return tripId;
  };

  it('is the mean of the last 90 days, hidden below five answers', async () => {
    const id = await driver();
    await rate(id, 3, '2026-08-20');
    for (const day of ['02', '03', '04', '05']) await rate(id, 4, `2026-11-${day}`);
    await refreshFacts(admin.db);
    expect((await rowOf(id))?.rating).toBeNull();
    await rate(id, 5, '2026-11-06');
    await refreshFacts(admin.db);
    expect((await rowOf(id))?.rating).toBe(4.2);
  });

  it('is of who drove, not of who was to drive and was replaced', async () => {
    const [planned, drove] = [await driver(), await driver()];
    for (const day of ['02', '03', '04', '05', '06']) {
      const tripId = await rate(drove, 3, `2026-11-${day}`);
      const {
        id,
        held,
        used: _,
        ...rest
      } = await admin.db
        .selectFrom('assignment')
        .selectAll()
        .where('tripId', '=', tripId)
        .executeTakeFirstOrThrow();
      await admin.db
        .insertInto('assignment')
        .values({ ...rest, id: newId(), held, driverId: planned, releasedAt: new Date() })
        .execute();
    }
    await refreshFacts(admin.db);
    expect((await rowOf(planned))?.rating).toBeNull();
    expect((await rowOf(drove))?.rating).toBe(3);
  });
});
