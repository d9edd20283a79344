import { describe, expect, it } from 'vitest';
import { bookingStates } from '#domain/booking/states';
import { driverItems, ratingItems } from '#domain/rating/items';
import type { DueRating, MyRating, MyRatings } from '#contract/ratings';
import { newId } from '../../../src/server/new-id';
import { useBookings } from '../bookings/use-bookings';
import { insertRated, insertRide } from '../support/ratings';
import { roles, type Role } from '../support/people';

const bookings = useBookings();

const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(bookings.now.getTime() - hours * HOUR);
const inHours = (hours: number) => bookings.setClock(hoursAgo(-hours).toISOString());

const person = (role: Role = 'employee') => bookings.company.people[role]!;

const ride = (spec: Parameters<typeof insertRide>[2] = {}, role: Role = 'employee') =>
  insertRide(bookings.db, person(role), { endedAt: hoursAgo(1), ...spec });

const due = async (role: Role = 'employee') =>
  (await bookings.call<{ trips: DueRating[] }>(role, 'GET', '/employee/due-ratings')).body.trips;

const mine = async (query = '', role: Role = 'employee') =>
  (await bookings.call<MyRatings>(role, 'GET', `/employee/ratings${query}`)).body;

const rate = (bookingId: string, given: object = {}, role: Role = 'employee', key = newId()) =>
  bookings.call<MyRating>(role, 'POST', '/employee/ratings', {
    body: { bookingId, overall: 5, ...given },
    key,
  });

const change = (
  { id, version }: { id: string; version: number },
  given: object = {},
  role: Role = 'employee',
  key = newId(),
) =>
  bookings.call<MyRating>(role, 'PUT', `/employee/ratings/${id}`, {
    body: { overall: 5, ...given },
    version,
    key,
  });

const answered = ({ status, body }: Awaited<ReturnType<typeof rate>>) =>
  [status, body.error?.code ?? 'done'] as const;

const stored = () =>
  bookings.db
    .selectFrom('rating')
    .select(['overall', 'reason', 'comment', 'followUp'])
    .orderBy('at')
    .execute();

describe('a trip that is over', () => {
  it('is due, is rated, is changed for a day, and then stands', async () => {
    const { bookingId } = await ride();
    expect(await due()).toMatchObject([
      {
        bookingId,
        kind: 'bookingwithdrivernava',
        withDriver: true,
        driver: 'อรทัย แสงทอง',
        car: { description: 'Toyota Commuter' },
        closesAt: hoursAgo(1 - 7 * 24).toISOString(),
      },
    ]);
    const rated = await rate(bookingId, {
      overall: 4,
      items: { cleanliness: 5, punctual: 3 },
      comment: ' รถสะอาด ',
    });
    expect(rated.status).toBe(200);
    expect(rated.body).toMatchObject({
      bookingId,
      overall: 4,
      items: { cleanliness: 5, punctual: 3, safety: null },
      comment: 'รถสะอาด',
      reason: null,
      reply: null,
      editableUntil: hoursAgo(-24).toISOString(),
    });
    expect(await due()).toEqual([]);

    inHours(23);
    const changed = await change(rated.body, { overall: 3, items: { cleanliness: 3 } });
    expect(changed.body).toMatchObject({
      overall: 3,
      items: { cleanliness: 3, punctual: null },
      comment: null,
      at: rated.body.at,
    });
    expect(changed.body.version).toBeGreaterThan(rated.body.version);
    expect((await mine()).ratings).toEqual([changed.body]);

    inHours(1);
    expect(answered(await change(changed.body))).toEqual([409, 'rating_closed']);
    expect((await mine()).ratings).toEqual([changed.body]);
  });

  it('when its days are over, is due no longer and cannot be rated', async () => {
    const { bookingId } = await ride({ endedAt: hoursAgo(7 * 24 - 1) });
    expect(await due()).toHaveLength(1);
    inHours(1);
    expect(await due()).toEqual([]);
    expect(answered(await rate(bookingId))).toEqual([409, 'rating_closed']);
  });

  it('stays open for as many days as the rules of its kind say', async () => {
    const { bookingId } = await ride({ endedAt: hoursAgo(8 * 24) });
    const { db } = bookings;
    await db
      .updateTable('kind')
      .set({ ratingDays: 14 })
      .where('id', '=', 'bookingwithdrivernava')
      .execute();
    expect((await due()).map((trip) => trip.bookingId)).toEqual([bookingId]);
    expect((await rate(bookingId)).status).toBe(200);
  });

  it('lists first what closes first', async () => {
    const late = await ride();
    const soon = await ride({ endedAt: hoursAgo(100) });
    expect((await due()).map(({ bookingId }) => bookingId)).toEqual([
      soon.bookingId,
      late.bookingId,
    ]);
  });

  it('is described in the reader’s language, without private contacts', async () => {
    await ride();
    const [trip] = await due();
    expect(Object.keys(trip ?? {})).not.toContain('driverPhone');
    expect(JSON.stringify(trip)).not.toMatch(/08\d{8}/);
  });
});

describe('who rates', () => {
  it('is each passenger, once', async () => {
    const { bookingId } = await ride();
    const colleague = newId();
    await bookings.db
      .insertInto('passenger')
      .values({ id: colleague, bookingId, position: 1, personId: person('approver') })
      .execute();
    expect((await rate(bookingId)).status).toBe(200);
    expect((await rate(bookingId, { overall: 3 }, 'approver')).status).toBe(200);
    expect(answered(await rate(bookingId))).toEqual([409, 'rated_already']);
    expect(await due('approver')).toEqual([]);
    expect((await mine('', 'approver')).ratings.map(({ overall }) => overall)).toEqual([3]);
  });

  it('is not who only asked for it, nor a stranger', async () => {
    const { bookingId, passengerId } = await ride({}, 'approver');
    await bookings.db
      .updateTable('booking')
      .set({ requesterId: person() })
      .where('id', '=', bookingId)
      .execute();
    expect(passengerId).toBeTruthy();
    expect(answered(await rate(bookingId))).toEqual([403, 'not_allowed']);
    expect(answered(await rate(bookingId, {}, 'admin'))).toEqual([404, 'not_found']);
    expect(answered(await rate(newId()))).toEqual([404, 'not_found']);
    expect(await due()).toEqual([]);
  });

  it('is not who did not come; who was booked and not noted is taken to have come', async () => {
    const absent = await ride({ attended: false });
    const present = await ride({ attended: true });
    expect((await due()).map(({ bookingId }) => bookingId)).toEqual([present.bookingId]);
    expect(answered(await rate(absent.bookingId))).toEqual([403, 'not_allowed']);
    expect(answered(await rate(present.bookingId))).toEqual([200, 'done']);
  });

  it('changes nobody else’s', async () => {
    const { ratingId } = await insertRated(bookings.db, person());
    expect(answered(await change({ id: ratingId, version: 1 }, {}, 'admin'))).toEqual([
      404,
      'not_found',
    ]);
  });
});

describe.each(roles)('%s', (role) => {
  const refused: Partial<Record<Role, readonly [number, string]>> = {
    supplier: [403, 'not_allowed'],
    'withdrawn supplier': [403, 'not_allowed'],
    unknown: [403, 'unknown_employee'],
    rejected: [403, 'account_not_allowed'],
    foreign: [403, 'account_not_allowed'],
    nobody: [401, 'not_signed_in'],
  };
  const owner = () => person(bookings.company.people[role] ? role : 'employee');

  it.each(bookingStates)(
    'rating a booking that is %s is answered by right, then by state',
    async (state) => {
      const { bookingId } = await insertRide(bookings.db, owner(), { endedAt: hoursAgo(1) });
      await bookings.db
        .updateTable('booking')
        .set({ status: state, ...(state === 'waitlisted' && { waitlistedAt: hoursAgo(2) }) })
        .where('id', '=', bookingId)
        .execute();
      const expected = state === 'completed' ? [200, 'done'] : [409, 'not_now'];
      expect(answered(await rate(bookingId, {}, role))).toEqual(refused[role] ?? expected);
    },
  );

  it.each([
    ['within the day', 1, [200, 'done']],
    ['after it', 25, [409, 'rating_closed']],
  ] as const)(
    'changing a rating %s is answered by right, then by time',
    async (_, hours, expected) => {
      const { ratingId } = await insertRated(bookings.db, owner(), { at: hoursAgo(hours) });
      const answer = await change({ id: ratingId, version: 1 }, {}, role);
      expect(answered(answer)).toEqual(refused[role] ?? expected);
    },
  );

  it.each(['/employee/due-ratings', '/employee/ratings'])(
    'reading %s is answered by right',
    async (path) => {
      const { status } = await bookings.call(role, 'GET', path);
      expect(status).toBe(refused[role]?.[0] ?? 200);
    },
  );
});

describe('what is said', () => {
  it('needs the stars, and nothing that is no score', async () => {
    const { bookingId } = await ride();
    const fields = async (given: object) => (await rate(bookingId, given)).body.error?.fields;
    expect(await fields({ overall: undefined })).toEqual({ overall: 'required' });
    expect(await fields({ overall: 6 })).toEqual({ overall: 'required' });
    expect(await fields({ overall: 2.5 })).toEqual({ overall: 'required' });
    expect(await fields({ items: { safety: 0 } })).toEqual({ 'items.safety': 'invalid' });
    expect(await fields({ comment: 'ก'.repeat(501) })).toEqual({ comment: 'too_long' });
    expect((await rate(bookingId, { comment: 'ก'.repeat(500) })).status).toBe(200);
  });

  it('when low, as a whole or of one item, needs a reason and waits for an answer', async () => {
    const [whole, one, good] = [await ride(), await ride(), await ride()];
    const fields = async (id: string, given: object) => (await rate(id, given)).body.error?.fields;
    const item = { items: { air_conditioning: 2 } };
    const missing = { reason: 'reason_required' };
    expect(await fields(whole.bookingId, { overall: 2 })).toEqual(missing);
    expect(await fields(whole.bookingId, { overall: 1, reason: '  ' })).toEqual(missing);
    expect(await fields(one.bookingId, item)).toEqual(missing);
    await rate(whole.bookingId, { overall: 2, reason: 'มาช้า' });
    await rate(one.bookingId, { ...item, reason: 'แอร์ไม่เย็น' });
    await rate(good.bookingId, { overall: 3, reason: 'ไม่ใช้' });
    const rows = await stored();
    expect(rows.toSorted((a, b) => a.overall - b.overall)).toMatchObject([
      { overall: 2, reason: 'มาช้า', followUp: 'open' },
      { overall: 3, reason: null, followUp: null },
      { overall: 5, reason: 'แอร์ไม่เย็น', followUp: 'open' },
    ]);
  });

  it.each(driverItems)('of %s, is refused where the traveller drove', async (item) => {
    const { bookingId } = await ride({ kind: 'bookingnodriver', withDriver: false });
    const answer = await rate(bookingId, { items: { [item]: 5 } });
    expect([answer.status, answer.body.error?.fields]).toEqual([
      400,
      { [`items.${item}`]: 'invalid' },
    ]);
    expect((await rate(bookingId, { items: { safety: 5 } })).status).toBe(200);
  });

  it('is written down as an event without any name', async () => {
    const { bookingId } = await ride();
    const { body } = await rate(bookingId, { items: { safety: 4 } });
    await change(body, { overall: 1, reason: 'ช้า' });
    const events = await bookings.db
      .selectFrom('event')
      .select(['action', 'byId', 'before', 'after'])
      .where('subjectId', '=', body.id)
      .orderBy('id')
      .execute();
    expect(events).toMatchObject([
      { action: 'rate', byId: person(), after: { bookingId, overall: 5, items: { safety: 4 } } },
      { action: 'change', before: { overall: 5 }, after: { overall: 1, followUp: 'open' } },
    ]);
  });
});

describe('sent twice', () => {
  it('under one key, rates once and answers the same', async () => {
    const { bookingId } = await ride();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => rate(bookingId, {}, 'employee', 'key-of-one-tap')),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('under two keys, at the same moment, rates once and says so', async () => {
    const { bookingId } = await ride();
    const answers = await Promise.all(Array.from({ length: 10 }, () => rate(bookingId)));
    const codes = answers.map((answer) => answered(answer)[1]).toSorted();
    expect(codes).toEqual(['done', ...Array.from({ length: 9 }, () => 'rated_already')]);
    expect(await stored()).toHaveLength(1);
  });

  it('when it was changed meanwhile, says who and when and leaves it as it is', async () => {
    const { bookingId } = await ride();
    const { body } = await rate(bookingId);
    const first = await change(body, { overall: 4 });
    const second = await change(body, { overall: 1, reason: 'x' });
    expect([second.status, second.body.error]).toMatchObject([
      409,
      { code: 'changed_meanwhile', conflict: { by: 'สมชาย ใจดี', version: first.body.version } },
    ]);
    expect((await mine()).ratings[0]?.overall).toBe(4);
  });
});

describe('my ratings', () => {
  it('come page by page, the latest first, each once, with the company’s answer', async () => {
    for (let count = 0; count < 23; count += 1)
      await insertRated(bookings.db, person(), {
        at: hoursAgo(count),
        ...(count === 0 && { reply: 'ขอบคุณค่ะ', followUp: 'resolved' }),
      });
    await insertRated(bookings.db, person('approver'));
    const first = await mine();
    const second = await mine(`?after=${encodeURIComponent(first.next ?? '')}`);
    const all = [...first.ratings, ...second.ratings];
    expect([first.ratings.length, second.ratings.length, second.next]).toEqual([20, 3, null]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(23);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(first.ratings[0]?.reply).toBe('ขอบคุณค่ะ');
    expect(Object.keys(first.ratings[0]?.items ?? {})).toEqual([...ratingItems]);
  });

  it.each(['x', '2026-11-20', `2026-11-20T00:00:00Z_${'z'.repeat(36)}`])(
    'after %s, which is no place in the list, is refused',
    async (after) => {
      const answer = await bookings.call('employee', 'GET', `/employee/ratings?after=${after}`);
      expect([answer.status, answer.body.error?.fields]).toEqual([400, { after: 'invalid' }]);
    },
  );
});
