import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { AuditPage } from '#contract/audit';
import { newId } from '../../../src/server/new-id';
import { insertRated } from '../support/ratings';
import { now, useAdmin } from '../support/use-admin';

const admin = useAdmin();

/** Without the first sign-in, which the reader's own first call brings. */
const read = async (query = '') => {
  const { body } = await admin.get<AuditPage>(`/admin/audit${query}`);
  return { ...body, entries: body.entries.filter(({ action }) => action !== 'pin') };
};

const insertEvent = async (more: {
  at?: Date;
  by?: string | null;
  action?: string;
  subject?: string;
  subjectId?: string | null;
  before?: object;
  after?: object;
}) => {
  const id = newId();
  await admin.db
    .insertInto('event')
    .values({
      id,
      at: more.at ?? now,
      byId: more.by === undefined ? admin.idOf('admin') : more.by,
      action: more.action ?? 'change',
      subject: more.subject ?? 'booking',
      subjectId: more.subjectId ?? null,
      before: more.before ? JSON.stringify(more.before) : null,
      after: more.after ? JSON.stringify(more.after) : null,
    })
    .execute();
  return id;
};

describe('the history of the company', () => {
  it('reads what was written before actions had one spelling as what is written today', async () => {
    await insertEvent({ subject: 'expense', action: 'lock_month' });
    await insertEvent({ subject: 'expense', action: 'lock-month' });
    const { entries } = await read();
    expect(entries.map(({ action }) => action)).toEqual(['lock-month', 'lock-month']);
  });

  it('names the provinces of a car and of a way, which have a code in place of an id', async () => {
    await insertEvent({
      subject: 'car',
      before: { provinceCode: 10 },
      after: { provinceCode: 12 },
    });
    await insertEvent({ after: { stops: [{ place: null, provinceCode: 20 }] } });
    expect((await read()).names).toMatchObject({
      10: 'กรุงเทพมหานคร',
      12: 'นนทบุรี',
      20: 'ชลบุรี',
    });
  });

  it('names what an administrator keeps in lists, also where it has no name of its own', async () => {
    const { id } = await admin.db
      .selectFrom('retention')
      .select('id')
      .where('code', '=', 'notices')
      .executeTakeFirstOrThrow();
    await insertEvent({ subject: 'retention', subjectId: id, after: { months: 15 } });
    const { entries } = await read();
    expect(entries.map(({ label }) => label)).toEqual(['การแจ้งเตือน']);
  });

  it('names what is there no more as it was, and an expense by what it was for', async () => {
    await insertEvent({
      subject: 'holiday',
      subjectId: newId(),
      action: 'remove',
      before: { day: '2027-01-05', nameTh: 'วันครู', nameEn: 'Teachers’ day' },
    });
    expect((await read()).entries[0]?.label).toBe('วันครู');
  });

  it('names a trip by its time, car and booking, and a rating by the booking that it is of', async () => {
    const { bookingId, tripId, car, ratingId } = await insertRated(
      admin.db,
      admin.idOf('employee'),
    );
    const booking = await admin.db
      .selectFrom('booking')
      .select('ref')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    const { plate } = await admin.db
      .selectFrom('car')
      .select('plate')
      .where('id', '=', car)
      .executeTakeFirstOrThrow();
    await insertEvent({ subject: 'rating', subjectId: ratingId, action: 'answer' });
    await insertEvent({ subject: 'trip', subjectId: tripId });
    const labels = (await read()).entries.map(({ label }) => label);
    expect(labels).toContain(booking.ref);
    expect(labels).toContainEqual(
      expect.stringMatching(`^\\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d · ${plate} · ${booking.ref}$`),
    );
  });

  it('says who changed what, from what to what, with the names of today', async () => {
    const booking = await admin.company.booking({ ref: 'NV-2611-0042' });
    const manager = admin.idOf('approver');
    await insertEvent({
      subjectId: booking,
      action: 'edit',
      before: { status: 'pending' },
      after: { status: 'approved', people: [{ managerId: manager }] },
    });
    const { entries, names } = await read();
    expect(entries).toMatchObject([
      {
        at: now.toISOString(),
        by: 'สมชาย ใจดี',
        action: 'edit',
        subject: 'booking',
        label: 'NV-2611-0042',
        before: { status: 'pending' },
        after: { status: 'approved' },
      },
    ]);
    expect(names[manager]).toBe('สมชาย ใจดี');
    await sql`update person set status = 'left', sign_in_name = null, oid = null, tid = null, employee_no = null,
      email = null, phone = null, first_name_th = '–', last_name_th = '', anonymised_at = now()
      where id = ${manager}`.execute(admin.db);
    expect((await read()).names[manager]).toBe('–');
  });

  it('is searched by a name, a number or a plate: whose deeds, and what was done to it', async () => {
    const booking = await admin.company.booking({ ref: 'NV-2611-0042' });
    const car = await admin.company.car({ plate: '1กก 4242' });
    const person = await admin.company.person({ firstNameTh: 'ประเสริฐ', employeeNo: '778899' });
    const ofBooking = await insertEvent({ subjectId: booking });
    const ofCar = await insertEvent({ subjectId: car, subject: 'car' });
    const byPerson = await insertEvent({ by: person, subject: 'site' });
    const toPerson = await insertEvent({ subjectId: person, subject: 'person' });
    const find = async (q: string) =>
      (await read(`?q=${encodeURIComponent(q)}`)).entries.map(({ id }) => id).toSorted();
    expect(await find('NV-2611-0042')).toEqual([ofBooking]);
    expect(await find('กก 4242')).toEqual([ofCar]);
    expect(await find('ประเสริฐ')).toEqual([byPerson, toPerson].toSorted());
    expect(await find('๗๗๘๘๙๙')).toEqual([byPerson, toPerson].toSorted());
    expect(await find('ไม่มีใคร')).toEqual([]);
    expect(await find('%')).toEqual([]);
  });

  it('is filtered by subject, thing and day', async () => {
    const id = admin.idOf('employee');
    const yesterday = await insertEvent({
      at: new Date('2026-11-22T16:59:00Z'),
      subjectId: id,
      subject: 'person',
    });
    const today = await insertEvent({
      at: new Date('2026-11-22T17:00:00Z'),
      subject: 'site',
      by: null,
    });
    const ids = async (query: string) => (await read(query)).entries.map((entry) => entry.id);
    expect(await ids('?subject=person')).toEqual([yesterday]);
    expect(await ids(`?subjectId=${id}`)).toEqual([yesterday]);
    expect(await ids('?from=2026-11-23')).toEqual([today]);
    expect(await ids('?to=2026-11-22')).toEqual([yesterday]);
    expect((await read('?subject=site')).entries[0]?.by).toBeNull();
  });

  it.each(['', `&q=${encodeURIComponent('Somchai')}`])(
    'is read page by page without a gap or a twin, also of one moment %s',
    async (query) => {
      const made: string[] = [];
      for (let count = 0; count < 120; count++) made.push(await insertEvent({ subject: 'car' }));
      const seen: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const page: AuditPage = await read(
          `?subject=car${query}${next && `&after=${encodeURIComponent(next)}`}`,
        );
        seen.push(...page.entries.map(({ id }) => id));
        ({ next } = page);
      }
      expect(seen).toEqual(made.toSorted().toReversed());
    },
  );

  it('refuses a place in the list that is none of ours', async () => {
    const { status, body } = await admin.get('/admin/audit?after=x');
    expect([status, body.error?.fields]).toEqual([400, { after: 'invalid' }]);
  });

  it('of very many events costs what a page costs', async () => {
    await sql`insert into event (id, at, by_id, action, subject, subject_id)
      select gen_random_uuid(), ${now}::timestamptz - make_interval(secs => n), ${admin.idOf('employee')},
        'change', case when n % 1000 = 0 then 'site' else 'booking' end, null
      from generate_series(1, 200000) n`.execute(admin.db);
    await sql`analyze event`.execute(admin.db);
    const plan = async (query: ReturnType<typeof sql>) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(admin.db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const newest = sql`order by at desc, id desc limit 51`;
    expect(await plan(sql`select id from event ${newest}`)).toContain('event_time');
    expect(await plan(sql`select id from event where subject = 'site' ${newest}`)).toContain(
      'event_topic',
    );
    const began = performance.now();
    for (const query of ['', '?subject=site', '?q=Somchai', '?to=2026-11-22', '?q=NV-2611-9999'])
      expect((await admin.get(`/admin/audit${query}`)).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(2500);
  });
});
