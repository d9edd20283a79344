import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BookingDetail } from '#contract/bookings';
import { addDays, atMinute, dayOf } from '#domain/dates/bangkok-time';
import { newId } from '../../../src/server/new-id';
import { useTestDatabase } from '../../setup/test-database';
import { bookableCompany, requestsIn, type Company } from '../bookings/company';
import type { Body } from '../support/test-server';
import { expectTruths } from '../support/truths';
import { RIVALS, useTwoServers } from '../support/two-servers';

// Long, for a machine that does other things too: what is left of a race would spoil the next one.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const SEATS = 12;
const database = useTestDatabase();
const servers = useTwoServers(database);

let company: Company;
beforeEach(async () => {
  company = await bookableCompany(database.db);
  const everyDay = [1, 2, 3, 4, 5, 6, 7];
  await database.db.updateTable('kind').set({ serviceDays: everyDay, onHolidays: true }).execute();
  await database.db.updateTable('timetableEntry').set({ weekdays: everyDay }).execute();
});
afterEach(() => expectTruths(database.db));

const day = addDays(dayOf(new Date()), 3);
const onThatDay = { startsAt: atMinute(day, 8 * 60), endsAt: atMinute(day, 16 * 60) };

type Answer = { status: number; body: BookingDetail & Body };

const book = (rival: number, body: unknown, key = newId()): Promise<Answer> =>
  servers.insist(rival, '/employee/bookings', { as: 'employee', body, key });

const act = (rival: number, { id, version }: BookingDetail, action: string): Promise<Answer> =>
  servers.insist(rival, `/employee/bookings/${id}/${action}`, {
    as: 'employee',
    headers: { 'if-match': `"${version}"` },
    body: {},
  });

const byAll = <T>(work: (rival: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: RIVALS }, (_, rival) => work(rival)));

const tally = (answers: readonly Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const said = `${status} ${body.error?.code ?? body.status}`;
    counts[said] = (counts[said] ?? 0) + 1;
  }
  return counts;
};

const colleagues = () => byAll(() => company.person());

const seat = (personId: string) => ({
  ...requestsIn(company).bookingwithdriveramata,
  date: day,
  forWhom: { type: 'colleague', personId },
});

describe('on two servers at once', () => {
  it('the last seats are sold once, a freed one is offered once, and taken once', async () => {
    const people = await colleagues();
    const answers = await byAll((rival) => book(rival, seat(people[rival]!)));
    expect(tally(answers)).toEqual({ '200 approved': SEATS, '200 waitlisted': RIVALS - SEATS });

    const seated = answers.find(({ body }) => body.status === 'approved')!.body;
    const gone = await Promise.all([0, 1].map((rival) => act(rival, seated, 'cancel')));
    expect(gone.filter(({ status }) => status === 200)).toHaveLength(1);
    const first = answers.find(({ body }) => body.waitlistPlace === 1)!.body;
    const offered = await servers.insist<BookingDetail>(0, `/employee/bookings/${first.id}`, {
      method: 'GET',
      as: 'employee',
    });
    const taken = await byAll((rival) => act(rival, offered.body, 'take-offer'));
    const { '200 approved': won, ...refused } = tally(taken);
    expect(won).toBe(1);
    expect(Object.keys(refused).every((code) => code.startsWith('409 '))).toBe(true);
    expect(servers.errors()).toEqual([]);
  });

  it('one key makes one booking, and gives everybody its answer', async () => {
    const request = { ...requestsIn(company).bookingwithdrivernava, ...onThatDay };
    const answers = await byAll((rival) => book(rival, request, 'key-of-one-tap'));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(servers.errors()).toEqual([]);
  });

  it('a chosen car is held for one', async () => {
    const people = await colleagues();
    const licences = people.map((personId) => ({
      personId,
      number: personId.slice(-12),
      class: 'บ.1',
      expiresOn: '2099-01-01',
    }));
    await database.db.insertInto('licence').values(licences).execute();
    const request = { ...requestsIn(company).bookingnodriver, ...onThatDay, carId: company.car };
    const answers = await byAll((rival) => book(rival, { ...request, driverId: people[rival] }));
    expect(tally(answers)).toEqual({ '200 pending': 1, '409 car_taken': RIVALS - 1 });
    expect(servers.errors()).toEqual([]);
  });

  it('one undo takes a change back once', async () => {
    const { body: booking } = await book(0, {
      ...requestsIn(company).bookingwithdrivernava,
      ...onThatDay,
    });
    await database.db.updateTable('booking').set({ status: 'approved' }).execute();
    await database.db
      .updateTable('approval')
      .set({ status: 'approved', decidedAt: new Date(), decidedById: company.people['approver']! })
      .execute();
    await database.db
      .updateTable('bookingRevision')
      .set({ status: 'approved', closedAt: new Date() })
      .execute();
    const { version } = await database.db
      .selectFrom('booking')
      .select('version')
      .executeTakeFirstOrThrow();
    const root = '/admin/bookingwithdrivernava/arranging';
    const made = await servers.insist<{ undo: { changeId: string } }>(0, `${root}/trips`, {
      as: 'admin',
      body: { bookings: [{ id: booking.id, version }], carId: company.van },
    });
    expect(made.status).toBe(200);
    const { changeId } = made.body.undo;
    const answers = await byAll((rival) =>
      servers.insist<BookingDetail>(rival, `${root}/undo`, { as: 'admin', body: { changeId } }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
    const { status } = await database.db
      .selectFrom('booking')
      .select('status')
      .executeTakeFirstOrThrow();
    expect(status).toBe('approved');
    expect(servers.errors()).toEqual([]);
  });
});
