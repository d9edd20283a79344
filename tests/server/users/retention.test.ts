import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ListPage } from '#contract/list';
import type { RetentionDetail, RetentionRow } from '#contract/retention';
import { forgetByAge } from '../../../src/server/jobs/forget-by-age';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { backUp } from '../operations/use-backups';
import { companyIn } from '../schema/company';
import { insertBooking } from '../support/bookings';
import { insertFile } from '../support/files';
import { insertNotice } from '../support/notices';
import { now, useAdmin } from '../support/use-admin';

const admin = useAdmin();

const DAY = 86_400_000;
const ago = (days: number) => new Date(now.getTime() - days * DAY);

/** Kept a year: one of these is older, one is not. */
const old = { phone: '0811111111', days: 400 };
const young = { phone: '0822222222', days: 300 };

const bookingOf = async ({ phone, days }: typeof old, status = 'cancelled') => {
  const { id } = await insertBooking(admin.db, admin.idOf('employee'), {
    status,
    contactPhone: phone,
    startsAt: ago(days + 1),
    endsAt: ago(days),
  });
  const guest = `ลูกค้า ${phone}`;
  await sql`insert into passenger (id, booking_id, position, guest_name, guest_phone)
    values (gen_random_uuid(), ${id}, 1, ${guest}, ${phone})`.execute(admin.db);
  await sql`insert into booking_revision (id, booking_id, number, status, change, by_id, at, closed_at)
    values (gen_random_uuid(), ${id}, 9, 'withdrawn', ${JSON.stringify({ request: { contactPhone: phone } })},
      ${admin.idOf('employee')}, now(), now())`.execute(admin.db);
  return id;
};

const rules = async () => (await admin.get<ListPage<RetentionRow>>('/admin/retention')).body.rows;

const keepAYear = async (what: string) => {
  const rule = (await rules()).find(({ nameEn }) => nameEn.startsWith(what));
  return admin.send<RetentionDetail>('PUT', `/admin/retention/${rule!.id}`, {
    body: { months: 12, isRetired: false },
    version: rule!.version,
  });
};

const night = () => forgetByAge.run({ db: admin.db, now, newId, log: createLog('silent') });

const everything = async () => (await backUp(admin.database)).toString();
const count = async (table: string) =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(admin.db))
    .rows[0]!.n;

describe('how long data about people is kept', () => {
  it('is for good until somebody says otherwise', async () => {
    await bookingOf(old);
    expect((await rules()).map(({ isRetired }) => isRetired)).toEqual([true, true, true]);
    await night();
    expect(await everything()).toContain(old.phone);
  });

  it('is three months at least, and told in the history', async () => {
    const [rule] = await rules();
    const short = { body: { months: 2, isRetired: false }, version: rule!.version };
    const refused = await admin.send('PUT', `/admin/retention/${rule!.id}`, short);
    expect([refused.status, refused.body.error?.fields]).toEqual([400, { months: 'too_few' }]);
    const { body } = await keepAYear('Phones');
    expect(body).toMatchObject({ months: 12, isRetired: false });
    expect(await admin.events('retention')).toContainEqual(
      expect.objectContaining({ action: 'change', after: { months: 12, isRetired: false } }),
    );
  });
});

describe('what is older', () => {
  it('leaves no telephone number and no guest of bookings that are over, and the bookings', async () => {
    const id = await bookingOf(old);
    await bookingOf(young);
    const open = await bookingOf({ phone: '0833333333', days: 500 }, 'pending');
    await keepAYear('Phones');
    await night();
    const left = await everything();
    expect(left).not.toContain(old.phone);
    for (const kept of [id, open, young.phone, '0833333333']) expect(left).toContain(kept);
    await night();
    expect(await everything()).not.toContain(old.phone);
  });

  it('goes with its notices', async () => {
    await insertNotice(admin.db, admin.idOf('employee'), { at: now });
    await sql`update notice set at = ${ago(old.days)}`.execute(admin.db);
    const { id } = await insertNotice(admin.db, admin.idOf('employee'), { at: now });
    await keepAYear('Notices');
    await night();
    const { rows } = await sql`select id from notice`.execute(admin.db);
    expect(rows).toEqual([{ id }]);
  });

  it('goes with its photos of handovers, of drivers and of licences; what drivers said stays', async () => {
    const company = companyIn(admin.db);
    const trip = await company.trip();
    const period = `[${ago(old.days).toISOString()},${ago(old.days - 1).toISOString()})`;
    const assignmentId = await company.assign({ car: await company.car(), trip }, period);
    const file = () => insertFile(admin.db, admin.idOf('employee'));
    for (const [type, days] of [
      ['collect', old.days],
      ['return', young.days],
    ] as const) {
      const handoverId = await company.add('handover', {
        id: newId(),
        assignmentId,
        type,
        at: ago(days),
        byId: admin.idOf('employee'),
        km: 1,
        fuelEighths: 8,
        keyHanded: true,
      });
      await company.add('handoverPhoto', { handoverId, position: 1, fileId: await file() });
    }
    await sql`insert into licence (person_id, number, class, expires_on, photo_id)
      values (${admin.idOf('employee')}, '61200499', 'บ.1', ${ago(old.days)}, ${await file()})`.execute(
      admin.db,
    );
    const linkId = await company.add('link', {
      id: newId(),
      face: 'gate',
      siteId: 'nava',
      name: 'ป้อม 1',
      tokenHash: Buffer.alloc(32),
      pinHash: Buffer.alloc(32),
      madeAt: ago(500),
      madeById: admin.idOf('admin'),
      validUntil: ago(1),
    });
    const marked = ago(old.days);
    const markId = await company.add('mark', {
      id: newId(),
      linkId,
      action: 'trouble',
      at: marked,
      deviceAt: marked,
      receivedAt: marked,
      skewSeconds: 0,
      km: 45_000,
      fileId: await file(),
      details: JSON.stringify({ text: 'ยางแบน', canDrive: false }),
    });
    await expect(
      sql`update mark set file_id = null, km = 1 where id = ${markId}`.execute(admin.db),
    ).rejects.toThrow('append-only');
    await keepAYear('Photos');
    await night();
    expect(await count('handover_photo')).toBe(1);
    const marks = await sql`select km, file_id, details->>'text' as text from mark`.execute(
      admin.db,
    );
    expect(marks.rows).toEqual([{ km: 45_000, fileId: null, text: 'ยางแบน' }]);
    const { rows } = await sql`select number, photo_id from licence`.execute(admin.db);
    expect(rows).toEqual([{ number: '61200499', photoId: null }]);
  });
});
