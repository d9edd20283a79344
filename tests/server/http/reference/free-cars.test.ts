import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { freeCars } from '#contract/booking-options';
import { newId } from '../../../../src/server/new-id';
import { useTestDatabase } from '../../../setup/test-database';
import { at, companyIn, period } from '../../schema/company';
import { insertPeople } from '../../support/people';
import { useTestServer } from '../../support/test-server';

const kind = 'bookingnodriver';
const database = useTestDatabase();
const { request } = useTestServer(database);
const company = () => companyIn(database.db);
const [startsAt, endsAt] = [at(4).toISOString(), at(8).toISOString()];

const list = async () => {
  const query = new URLSearchParams({ startsAt, endsAt });
  const answer = await request('employee', `/employee/free-cars?${query}`);
  expect(answer.status).toBe(200);
  return v.parse(freeCars, answer.body).map(({ id }) => id);
};

const car = async (more: object = {}, ofKind: string = kind) => {
  const id = await company().car({ class: 'sedan', seats: 4, ...more });
  await company().add('carKind', { carId: id, kind: ofKind });
  return id;
};

const blackout = (carId: string, from: number, to: number) =>
  company().add('carBlackout', {
    id: newId(),
    carId,
    type: 'blackout',
    period: period(from, to),
    reason: 'ล้างรถ',
  });

beforeEach(async () => {
  await insertPeople(database.db);
  // So that the buffer is a whole hour.
  await database.db.updateTable('kind').set({ bufferMinutes: 60 }).where('id', '=', kind).execute();
});

describe('the cars to drive oneself', () => {
  it('are those of the kind, smallest first, with what one must know of them', async () => {
    const van = await car({ class: 'van', seats: 10 });
    const sedan = await car({ plate: 'ขจ 3341', brand: 'Honda', model: 'City' });
    await car({}, 'bookingduringday');
    const query = new URLSearchParams({ startsAt, endsAt });
    expect((await request('employee', `/employee/free-cars?${query}`)).body).toEqual([
      { id: sedan, plate: 'ขจ 3341', description: 'Honda City', class: 'sedan', seats: 4 },
      expect.objectContaining({ id: van }),
    ]);
  });

  it('are not those that are claimed then, or within the buffer after it', async () => {
    const free = await car();
    await blackout(free, 1, 4);
    await blackout(free, 9, 10);
    await blackout(await car(), 2, 5);
    await blackout(await car(), 5, 6);
    await blackout(await car(), 8, 12);
    expect(await list()).toEqual([free]);
  });

  it('are not those in repair, retired, a bus, or of the other site', async () => {
    await car({ status: 'repair' });
    await car({ status: 'retired' });
    await car({ class: 'bus', seats: 30 });
    await car({ siteId: 'amata' });
    expect(await list()).toEqual([]);
  });

  it('are not those whose insurance or tax lapses before the end', async () => {
    const document = (carId: string, type: string, expiresOn: string) =>
      company().add('carDocument', { id: newId(), carId, type, expiresOn });
    const renewed = await car();
    await document(renewed, 'tax', '2026-11-09');
    await document(renewed, 'tax', '2026-11-10');
    await document(await car(), 'compulsory_insurance', '2026-11-09');
    expect(await list()).toEqual([renewed]);
  });

  it.each([
    [{ endsAt: startsAt }, { endsAt: 'end_before_start' }],
    [{ startsAt: '2026-13-01T00:00:00Z' }, { startsAt: 'invalid' }],
    [{ startsAt: 'tomorrow' }, { startsAt: 'invalid' }],
  ])('asked with %o are refused', async (wrong, fields) => {
    const query = new URLSearchParams({ startsAt, endsAt, ...wrong });
    const answer = await request('employee', `/employee/free-cars?${query}`);
    expect([answer.status, answer.body.error?.fields]).toEqual([400, fields]);
  });
});
