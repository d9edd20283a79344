import { describe, expect, it } from 'vitest';
import type { KindRulesView, RulesAnswer } from '#contract/rules';
import { insertHoliday } from '../support/rules';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();
const kind = 'bookingwithdrivernava';
const path = `/admin/${kind}/rules`;

const read = async (of = kind) => (await admin.get<KindRulesView>(`/admin/${of}/rules`)).body;
const change = async (
  more: object,
  options: { version?: number; role?: 'one-kind admin' } = {},
) => {
  const { limits, version } = await read();
  return admin.send<RulesAnswer>('PUT', path, {
    body: { ...limits, ...more },
    version,
    ...options,
  });
};
// Tuesday to Wednesday, 09:00–17:00 in Bangkok.
const booking = (more: object = {}) =>
  admin.company.booking({
    ref: 'NV-2611-0001',
    kind,
    startsAt: new Date('2026-11-24T02:00:00Z'),
    endsAt: new Date('2026-11-25T10:00:00Z'),
    ...more,
  });

describe('the rules of a kind', () => {
  it('are changed as they were read, and tell what differs', async () => {
    const before = await read();
    expect(before.limits).toMatchObject({ noticeMinutes: 1440, extraApprovalOver: '10000.00' });
    const { status, body } = await change({ noticeMinutes: 2880, dayCutoff: '15:30' });
    expect([status, body.saved]).toEqual([200, true]);
    expect(body.rules.limits).toEqual({
      ...before.limits,
      noticeMinutes: 2880,
      dayCutoff: '15:30',
    });
    expect(body.rules).toMatchObject({
      version: before.version + 1,
      audit: { changedBy: 'สมชาย ใจดี' },
    });
    expect((await admin.events('kind')).map(({ before: was, after }) => [was, after])).toEqual([
      [
        { kind, noticeMinutes: 1440, dayCutoff: null },
        { kind, noticeMinutes: 2880, dayCutoff: '15:30' },
      ],
    ]);
  });

  it('hold at once for whoever books', async () => {
    await change({ horizonDays: 5 });
    const options = await admin.get<{ rules: object }>(
      `/employee/booking-options/${kind}`,
      'employee',
    );
    expect(options.body.rules).toMatchObject({ horizonDays: 5 });
  });

  it('a stale change names who was faster', async () => {
    const { version } = await read();
    await change({ noticeMinutes: 0 });
    const stale = await change({ noticeMinutes: 1 }, { version });
    expect([stale.status, stale.body.error]).toMatchObject([
      409,
      { code: 'changed_meanwhile', conflict: { by: 'สมชาย ใจดี' } },
    ]);
  });

  it.each<[string, object, string, string]>([
    ['negative notice', { noticeMinutes: -1 }, 'noticeMinutes', 'too_few'],
    ['half a minute', { bufferMinutes: 0.5 }, 'bufferMinutes', 'invalid'],
    [
      'a day that ends before it begins',
      { serviceFrom: '20:00', serviceTo: '08:00' },
      'serviceTo',
      'end_before_start',
    ],
    ['no time', { serviceFrom: '25:00' }, 'serviceFrom', 'invalid'],
    ['no service day', { serviceDays: [] }, 'serviceDays', 'required'],
    ['the eighth day', { serviceDays: [8] }, 'serviceDays.0', 'invalid'],
    ['four levels', { approvalLevels: 4 }, 'approvalLevels', 'too_many'],
    ['a sum that is none', { extraApprovalOver: 'ten' }, 'extraApprovalOver', 'invalid'],
    ['a rating window without end', { ratingDays: 400 }, 'ratingDays', 'too_many'],
  ])('refuse %s', async (_, more, field, code) => {
    const { status, body } = await change(more);
    expect([status, body.error?.fields]).toEqual([400, { [field]: code }]);
  });

  it('are no other kind’s business', async () => {
    const answer = await change({ noticeMinutes: 0 }, { role: 'one-kind admin' });
    expect(answer.status).toBe(403);
  });
});

describe('a change that breaks coming bookings', () => {
  it.each<[string, object, string]>([
    ['a shorter longest duration', { longestMinutes: 600 }, 'longer_than_allowed'],
    ['no service on Wednesdays', { serviceDays: [1, 2, 4, 5] }, 'not_a_service_day'],
    ['earlier closing', { serviceTo: '16:59' }, 'outside_service_hours'],
  ])('lists them first and is saved with a confirmation: %s', async (_, more, why) => {
    const id = await booking();
    await booking({ ref: 'NV-2611-0002', status: 'cancelled' });
    await booking({
      ref: 'NV-2611-0003',
      startsAt: new Date('2026-11-23T01:00:00Z'),
      status: 'ongoing',
      tripId: await admin.company.trip(),
    });
    const before = await read();
    const judged = await change(more);
    expect(judged.body).toMatchObject({
      saved: false,
      breakCount: 1,
      breaks: [
        { id, ref: 'NV-2611-0001', status: 'approved', why, startsAt: '2026-11-24T02:00:00.000Z' },
      ],
    });
    expect(await read()).toEqual(before);
    const saved = await change({ ...more, confirm: true });
    expect(saved.body).toMatchObject({ saved: true, breakCount: 1, rules: { limits: more } });
    const stands = await admin.db
      .selectFrom('booking')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(stands?.status).toBe('approved');
    // What is broken already is not broken again by the next change.
    expect((await change({ noticeMinutes: 5 })).body).toMatchObject({ saved: true, breakCount: 0 });
  });

  it('holidays that close the kind from now on', async () => {
    await change({ onHolidays: true });
    await admin.company.add('holiday', {
      id: '00000000-0000-4000-8000-000000000001',
      day: '2026-11-25',
      kind: null,
      nameTh: 'วันหยุด',
      nameEn: 'Holiday',
    });
    await booking();
    const judged = await change({ onHolidays: false });
    expect(judged.body).toMatchObject({ saved: false, breaks: [{ why: 'holiday' }] });
  });
});

describe('holidays', () => {
  const add = (body: object, role: 'admin' | 'one-kind admin' = 'admin', of = kind) =>
    admin.send<RulesAnswer>('POST', `/admin/${of}/holidays`, {
      body: { nameTh: 'วันพ่อ', nameEn: 'Father’s Day', everyKind: false, ...body },
      role,
    });

  it('list what they break first', async () => {
    const id = await booking();
    expect((await add({ day: '2026-11-25' })).body).toMatchObject({
      saved: false,
      breaks: [{ id, why: 'holiday' }],
      rules: { holidays: [] },
    });
    const added = await add({ day: '2026-11-25', confirm: true });
    expect(added.body).toMatchObject({
      saved: true,
      rules: { holidays: [{ day: '2026-11-25', nameEn: 'Father’s Day', everyKind: false }] },
    });
    const twice = await add({ day: '2026-11-25', confirm: true });
    expect(twice.body.error?.fields).toEqual({ day: 'holiday_already' });
    const past = await add({ day: '2026-11-22' });
    expect(past.body.error?.fields).toEqual({ day: 'in_the_past' });
    const holiday = added.body.rules.holidays[0]!;
    const removed = await admin.send<RulesAnswer>(
      'DELETE',
      `/admin/${kind}/holidays/${holiday.id}`,
    );
    expect(removed.body.rules.holidays).toEqual([]);
    expect((await admin.events('holiday')).map(({ action }) => action)).toEqual([
      'create',
      'remove',
    ]);
  });

  it('of every kind are for whoever manages all of them', async () => {
    await admin.db.updateTable('kind').set({ onHolidays: false }).where('id', '=', kind).execute();
    await booking();
    const amata = 'bookingwithdriveramata';
    const day = { day: '2026-11-25', everyKind: true };
    expect((await add(day, 'one-kind admin', amata)).status).toBe(403);
    // The booking of another kind is broken too.
    expect((await add(day, 'admin', amata)).body).toMatchObject({ saved: false, breakCount: 1 });
    const everybodys = await insertHoliday(admin.db, null);
    const remove = (role: 'admin' | 'one-kind admin') =>
      admin.send('DELETE', `/admin/${amata}/holidays/${everybodys}`, { role });
    expect((await remove('one-kind admin')).status).toBe(403);
    expect((await remove('admin')).status).toBe(200);
    const others = await insertHoliday(admin.db, kind);
    const foreign = await admin.send('DELETE', `/admin/${amata}/holidays/${others}`);
    expect(foreign.status).toBe(404);
  });
});
