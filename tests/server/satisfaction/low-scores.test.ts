import { describe, expect, it } from 'vitest';
import type { LowScore, LowScoreRow, Satisfaction } from '#contract/satisfaction';
import type { MyRatings } from '#contract/ratings';
import { newId } from '../../../src/server/new-id';
import { useBookings } from '../bookings/use-bookings';
import { roles, type Role } from '../support/people';
import { insertRated, insertRide } from '../support/ratings';

const bookings = useBookings();
const kind = 'bookingwithdrivernava';

const person = (role: Role) => bookings.company.people[role]!;
const minutesAgo = (minutes: number) => new Date(bookings.now.getTime() - minutes * 60_000);

const low = async (
  more: Parameters<typeof insertRated>[2] = {},
  spec: Parameters<typeof insertRated>[3] = {},
) => {
  const { ratingId } = await insertRated(
    bookings.db,
    person('employee'),
    { overall: 1, reason: 'ช้ามาก', followUp: 'open', at: minutesAgo(60), ...more },
    { endedAt: minutesAgo(120), ...spec },
  );
  return ratingId;
};

const list = async (query = '', role: Role = 'admin', of = kind) =>
  bookings.call<{ rows: LowScoreRow[]; total: number }>(
    role,
    'GET',
    `/admin/${of}/low-scores${query}`,
  );

const read = (id: string, role: Role = 'admin', of: string = kind) =>
  bookings.call<LowScore>(role, 'GET', `/admin/${of}/low-scores/${id}`);

const answer = (
  { id, version }: { id: string; version: number },
  body: object,
  options: { role?: Role; of?: string; key?: string } = {},
) =>
  bookings.call<LowScore>(
    options.role ?? 'admin',
    'PUT',
    `/admin/${options.of ?? kind}/low-scores/${id}`,
    {
      body: { status: 'open', ownerId: null, reply: null, ...body },
      version,
      key: options.key ?? newId(),
    },
  );

const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  [status, body.error?.code ?? 'done'] as const;

describe('the inbox', () => {
  it('shows the open ones first, with the trip and without who said it', async () => {
    const resolved = await low({
      followUp: 'resolved',
      reply: 'ขอบคุณ',
      ownerId: person('admin'),
    });
    const open = await low();
    await low({ followUp: null, overall: 5, reason: null });
    await low({}, { kind: 'bookingduringday' });
    const { body } = await list();
    expect(body.rows.map(({ id }) => id)).toEqual([open, resolved]);
    expect(body.rows[0]).toMatchObject({ overall: 1, reason: 'ช้ามาก', driver: 'อรทัย แสงทอง' });
    const detail = await read(open);
    expect(JSON.stringify([body, detail.body])).not.toContain(person('employee'));
    expect(JSON.stringify([body.rows[0], detail.body.audit])).not.toContain('สมชาย');
  });

  it('is filtered by state, owner, day and words', async () => {
    const mine = await low({ followUp: 'in_progress', ownerId: person('admin') });
    const other = await low({ reason: 'รถสกปรก', at: minutesAgo(3 * 24 * 60) });
    const ids = async (query: string) => (await list(query)).body.rows.map(({ id }) => id);
    expect(await ids('?status=in_progress')).toEqual([mine]);
    expect(await ids('?mine=yes')).toEqual([mine]);
    expect(await ids(`?q=${encodeURIComponent('สกปรก')}`)).toEqual([other]);
    expect(await ids('?to=2026-11-18')).toEqual([other]);
    expect(await ids('?sort=-at')).toEqual([mine, other]);
  });

  it('counts in the summary what waits, whenever it was said', async () => {
    await low();
    await low({ followUp: 'in_progress', ownerId: person('admin') });
    const { body } = await bookings.call<{ inbox: object }>(
      'admin',
      'GET',
      `/admin/${kind}/satisfaction?from=2020-01-01&to=2020-01-31`,
    );
    expect(body.inbox).toEqual({ open: 1, in_progress: 1, resolved: 0 });
  });
});

describe('an answer', () => {
  it('is read by its rater, who is told, and the rating is taken up and resolved', async () => {
    const id = await low();
    const { body } = await read(id);
    expect(body.owners.map((owner) => owner.id)).toEqual([person('admin')]);
    const taken = await answer(body, { status: 'in_progress', ownerId: person('admin') });
    expect(taken.body).toMatchObject({ status: 'in_progress', ownerId: person('admin') });
    expect(await bookings.db.selectFrom('notice').selectAll().execute()).toEqual([]);
    const done = await answer(taken.body, {
      status: 'resolved',
      ownerId: person('admin'),
      reply: ' ขออภัยค่ะ ตักเตือนแล้ว ',
    });
    expect(done.body).toMatchObject({ status: 'resolved', reply: 'ขออภัยค่ะ ตักเตือนแล้ว' });
    expect(done.body.audit).toMatchObject({ changedBy: 'สมชาย ใจดี' });
    const mine = await bookings.call<MyRatings>('employee', 'GET', '/employee/ratings');
    expect(mine.body.ratings[0]?.reply).toBe('ขออภัยค่ะ ตักเตือนแล้ว');
    expect(await bookings.db.selectFrom('notice').select(['personId', 'type']).execute()).toEqual([
      { personId: person('employee'), type: 'reply' },
    ]);
    const events = await bookings.db
      .selectFrom('event')
      .select(['action', 'after'])
      .where('subjectId', '=', id)
      .execute();
    expect(JSON.stringify(events)).not.toContain('ขออภัย');
    expect(events.map(({ action }) => action)).toEqual(['answer', 'answer']);
  });

  it('is in the hands of whoever took it up or another admin of this kind, and needs a reply before it is done', async () => {
    const { body } = await read(await low());
    const fields = async (given: object) => (await answer(body, given)).body.error?.fields;
    expect(await fields({ status: 'resolved' })).toEqual({ reply: 'required' });
    expect(await fields({ status: 'in_progress', ownerId: person('employee') })).toEqual({
      ownerId: 'unknown',
    });
    expect(await fields({ status: 'in_progress', ownerId: person('one-kind admin') })).toEqual({
      ownerId: 'unknown',
    });
    expect(await fields({ reply: 'ก'.repeat(1001) })).toEqual({ reply: 'too_long' });
    expect(await fields({ status: 'lost' })).toEqual({ status: 'invalid' });
    const taken = await answer(body, { status: 'in_progress' });
    expect(taken.body).toMatchObject({ status: 'in_progress', ownerId: person('admin') });
  });

  it('when another was quicker, says who; when its rater changed it, does not', async () => {
    const { body } = await read(await low());
    await answer(body, { status: 'in_progress', ownerId: person('admin') });
    const late = await answer(body, {});
    expect(late.body.error).toMatchObject({
      code: 'changed_meanwhile',
      conflict: { by: 'สมชาย ใจดี' },
    });
    const now = (await read(body.id)).body;
    const changed = await bookings.call('employee', 'PUT', `/employee/ratings/${body.id}`, {
      body: { overall: 2, reason: 'ช้าเล็กน้อย' },
      version: now.version,
    });
    expect(changed.status).toBe(200);
    const after = await answer(now, { status: 'in_progress', ownerId: person('admin') });
    expect(after.body.error).toMatchObject({
      code: 'changed_meanwhile',
      conflict: { by: null },
    });
  });

  it('sent twice under one key, is given once', async () => {
    const { body } = await read(await low());
    const reply = { status: 'resolved', ownerId: person('admin'), reply: 'ขอบคุณ' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => answer(body, reply, { key: 'key-of-one-tap' })),
    );
    expect(new Set(answers.map((saved) => `${saved.status} ${saved.body.version}`)).size).toBe(1);
    expect(await bookings.db.selectFrom('notice').selectAll().execute()).toHaveLength(1);
  });

  it('of another kind, or of a score that needs none, is not there', async () => {
    const { body } = await read(await low());
    expect(codeOf(await read(body.id, 'admin', 'bookingnodriver'))).toEqual([404, 'not_found']);
    expect(codeOf(await answer(body, {}, { of: 'bookingnodriver' }))).toEqual([404, 'not_found']);
    const good = await low({ overall: 5, reason: null, followUp: null });
    expect(codeOf(await read(good))).toEqual([404, 'not_found']);
    expect(codeOf(await read('x'))).toEqual([400, 'invalid_input']);
  });
});

describe('from the phone to the company', () => {
  it('a rating is in the figures and in the inbox at once, and in nobody’s history', async () => {
    const endedAt = minutesAgo(120);
    const { bookingId } = await insertRide(bookings.db, person('employee'), { endedAt });
    const given = await bookings.call<{ id: string }>('employee', 'POST', '/employee/ratings', {
      body: { bookingId, overall: 4, items: { cleanliness: 2 }, reason: 'เบาะเปื้อน' },
    });
    const { body } = await bookings.call<Satisfaction>(
      'admin',
      'GET',
      `/admin/${kind}/satisfaction?from=2026-11-19&to=2026-11-20`,
    );
    expect(body.sums).toMatchObject({ rides: 1, answers: 1, points: 0, low: 0 });
    expect((await list()).body.rows).toMatchObject([
      { id: given.body.id, overall: 4, lowItems: ['cleanliness'], status: 'open' },
    ]);
    await answer((await read(given.body.id)).body, {
      status: 'in_progress',
      ownerId: person('admin'),
    });
    const history = await bookings.call<{ entries: { action: string }[] }>(
      'admin',
      'GET',
      `/admin/audit?subjectId=${given.body.id}`,
    );
    expect(history.body.entries.map(({ action }) => action)).toEqual(['answer']);
  });
});

it.each(roles)('%s reads and answers as the rights of the kind say', async (role) => {
  const { body } = await read(await low());
  const expected: Partial<Record<Role, readonly [number, string]>> = {
    admin: [200, 'done'],
    unknown: [403, 'unknown_employee'],
    rejected: [403, 'account_not_allowed'],
    foreign: [403, 'account_not_allowed'],
    nobody: [401, 'not_signed_in'],
  };
  const answered = expected[role] ?? [403, 'not_allowed'];
  expect(codeOf(await list('', role))).toEqual(answered);
  expect(codeOf(await read(body.id, role))).toEqual(answered);
  expect(codeOf(await answer(body, {}, { role }))).toEqual(answered);
  const period = 'from=2026-11-01&to=2026-11-30';
  for (const path of [
    `satisfaction?${period}`,
    `satisfaction/rows?${period}`,
    'satisfaction/options',
  ])
    expect(codeOf(await bookings.call(role, 'GET', `/admin/${kind}/${path}`)), path).toEqual(
      answered,
    );
});
