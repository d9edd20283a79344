import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { AdminUser } from '#contract/users';
import type { ListPage } from '#contract/list';
import { emailOf } from '../support/people';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();

const grant = (body: object) => admin.send<AdminUser>('POST', '/admin/users', { body });
const change = (id: string, body: object, version = 1, role: 'admin' | 'approver' = 'admin') =>
  admin.send<AdminUser>('PUT', `/admin/users/${id}`, { body, version, role });
const rights = { active: true, flags: ['driver_menu'], providerId: null };
const problems = ({ status, body }: Awaited<ReturnType<typeof grant>>) => [
  status,
  body.error?.code,
  body.error?.fields,
];
const providerId = async () =>
  (await admin.db.selectFrom('provider').select('id').executeTakeFirstOrThrow()).id;

describe('granting rights', () => {
  it('makes an employee of the directory an admin, who may act at once', async () => {
    const personId = admin.idOf('approver');
    const granted = await grant({ to: 'employee', personId, flags: ['admin_menu', 'driver_menu'] });
    expect(granted.status).toBe(200);
    expect(granted.body).toMatchObject({
      id: personId,
      employeeNo: 'E-approver',
      email: emailOf('approver'),
      active: true,
      flags: ['driver_menu', 'admin_menu'],
      isSupplier: false,
      isMe: false,
      lastActiveAt: null,
    });
    expect((await admin.get('/admin/users', 'approver')).status).toBe(200);
    expect(await admin.events('admin_user')).toEqual([
      {
        byId: admin.idOf('admin'),
        action: 'grant',
        subjectId: personId,
        before: null,
        after: { active: true, flags: ['driver_menu', 'admin_menu'], providerId: null },
      },
    ]);
  });

  it('never to oneself, also with a row that says somebody else', async () => {
    const own = await grant({
      to: 'employee',
      personId: admin.idOf('admin'),
      flags: ['driver_menu'],
    });
    expect(problems(own)).toEqual([409, 'own_rights', undefined]);
    const changed = await change(admin.idOf('admin'), rights);
    expect(problems(changed)).toEqual([409, 'own_rights', undefined]);
    expect(await admin.events('admin_user')).toEqual([]);
  });

  it.each([
    [
      'somebody who has rights',
      async () => admin.idOf('one-kind admin'),
      { personId: 'already_admin' },
    ],
    ['nobody', async () => '00000000-0000-4000-8000-000000000000', { personId: 'unknown' }],
    ['a supplier', async () => admin.idOf('withdrawn supplier'), { personId: 'unknown' }],
    ['a driver', () => admin.company.driver(), { personId: 'unknown' }],
    ['who left', () => admin.company.person({ status: 'left' }), { personId: 'person_left' }],
  ])('refuses %s', async (_, who, fields) => {
    const answer = await grant({ to: 'employee', personId: await who(), flags: ['driver_menu'] });
    expect(problems(answer)).toEqual([400, 'invalid_input', fields]);
  });

  it('rights without a menu are none', async () => {
    const answer = await grant({ to: 'employee', personId: admin.idOf('approver'), flags: [] });
    expect(problems(answer)).toEqual([400, 'invalid_input', { flags: 'required' }]);
  });
});

describe('§6 Suppliers', () => {
  const supplier = async (more: object = {}) => ({
    to: 'supplier',
    signInName: 'New.Dispatch@fasttrans.example',
    nameTh: 'สมหญิง รักดี',
    nameEn: 'Somying Rakdee',
    phone: '081-234 5678',
    providerId: await providerId(),
    flags: ['booking_no_driver_menu', 'driver_menu'],
    ...more,
  });

  it('are entered by sign-in name and provider', async () => {
    const { status, body } = await grant(await supplier());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      signInName: 'New.Dispatch@fasttrans.example',
      name: 'สมหญิง รักดี',
      phone: '0812345678',
      employeeNo: null,
      isSupplier: true,
      provider: { name: 'ฟาสต์ทรานส์' },
      flags: ['booking_no_driver_menu', 'driver_menu'],
    });
    const again = await grant(await supplier({ signInName: 'new.dispatch@FASTTRANS.example' }));
    expect(problems(again)).toEqual([400, 'invalid_input', { signInName: 'already_admin' }]);
  });

  it.each<[string, object, object]>([
    ['manage no admins', { flags: ['admin_menu'] }, { flags: 'supplier_excludes_admin' }],
    ['have a name without a bell', { nameTh: 'ก\u0007' }, { nameTh: 'invalid' }],
    ['have a name that is not turned round', { nameEn: 'a\u202Eb' }, { nameEn: 'invalid' }],
    [
      'hide nothing in a sign-in name',
      { signInName: 'a\u200Bb@x.example' },
      { signInName: 'invalid' },
    ],
    ['are no employees', { signInName: emailOf('employee') }, { signInName: 'employee_account' }],
    [
      'belong to a provider',
      { providerId: '00000000-0000-4000-8000-000000000000' },
      { providerId: 'unknown' },
    ],
    ['have a sign-in name', { signInName: 'nobody' }, { signInName: 'not_an_email' }],
    ['have a Thai phone number', { phone: '812345678' }, { phone: 'not_a_phone' }],
  ])('%s', async (_, more, fields) => {
    const answer = await grant(await supplier(more));
    expect(problems(answer)).toEqual([400, 'invalid_input', fields]);
    const { rows } = (await admin.get<ListPage<AdminUser>>('/admin/users?q=Somying')).body;
    expect(rows).toEqual([]);
  });

  it('stay suppliers when they are changed', async () => {
    const id = admin.idOf('supplier');
    expect(problems(await change(id, rights))).toEqual([
      400,
      'invalid_input',
      { providerId: 'required' },
    ]);
    const both = { active: true, flags: ['admin_menu'], providerId: await providerId() };
    expect(problems(await change(id, both))).toEqual([
      400,
      'invalid_input',
      { flags: 'supplier_excludes_admin' },
    ]);
  });

  it('no employee becomes one', async () => {
    const body = { ...rights, providerId: await providerId() };
    const answer = await change(admin.idOf('one-kind admin'), body);
    expect(problems(answer)).toEqual([400, 'invalid_input', { providerId: 'invalid' }]);
  });
});

describe('changing rights', () => {
  it('tells before and after, and withdrawing takes everything at once', async () => {
    const id = admin.idOf('one-kind admin');
    const changed = await change(id, rights);
    expect(changed.body).toMatchObject({ flags: ['driver_menu'], version: 2 });
    const withdrawn = await change(id, { ...rights, active: false }, 2);
    expect(withdrawn.body).toMatchObject({ active: false, flags: ['driver_menu'], version: 3 });
    expect((await admin.get('/employee/check-permission', 'one-kind admin')).status).toBe(403);
    const events = (await admin.events('admin_user')).map(({ action, before, after }) => ({
      action,
      before,
      after,
    }));
    expect(events).toEqual([
      {
        action: 'change',
        before: { active: true, flags: ['booking_with_driver_amata_menu'], providerId: null },
        after: rights,
      },
      { action: 'withdraw', before: rights, after: { ...rights, active: false } },
    ]);
  });

  it('a stale one names who was faster', async () => {
    const id = admin.idOf('one-kind admin');
    await change(id, rights);
    const stale = await change(id, { ...rights, active: false });
    expect([stale.status, stale.body.error]).toMatchObject([
      409,
      { code: 'changed_meanwhile', conflict: { by: 'สมชาย ใจดี', version: 2 } },
    ]);
  });

  it('two admins who take each other’s rights at the same moment: one of them stays', async () => {
    await grant({ to: 'employee', personId: admin.idOf('approver'), flags: ['admin_menu'] });
    const gone = { active: false, flags: [], providerId: null };
    // So that noting who was here does not wait for the other's row.
    await admin.get('/admin/users', 'approver');
    // Both are let in and stand at the same door before one of them may pass.
    const started = await admin.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('admin_user_last_admin'))`.execute(tx);
      const both = [
        change(admin.idOf('approver'), gone),
        change(admin.idOf('admin'), gone, 1, 'approver'),
      ];
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_locks
          where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`.execute(
          tx,
        );
        expect(rows).toHaveLength(2);
      });
      return { both };
    });
    const answers = await Promise.all(started.both);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error?.code).toBe('last_admin');
    const left = await admin.db
      .selectFrom('adminUser')
      .select('personId')
      .where('status', '=', 1)
      .where('adminMenu', '=', true)
      .execute();
    expect(left).toHaveLength(1);
  });
});

describe('the list of admin users', () => {
  const list = async (query = '') =>
    (await admin.get<ListPage<AdminUser>>(`/admin/users${query}`)).body;

  it('searches names, numbers, accounts and providers, and filters by status and menu', async () => {
    expect((await list()).total).toBe(4);
    expect((await list('?status=withdrawn')).rows).toMatchObject([
      { id: admin.idOf('withdrawn supplier'), active: false },
    ]);
    expect((await list('?menu=supplier&status=active')).rows).toMatchObject([
      { id: admin.idOf('supplier') },
    ]);
    expect((await list('?q=E-one-kind')).rows).toMatchObject([
      { id: admin.idOf('one-kind admin') },
    ]);
    expect((await list(`?q=${encodeURIComponent('ฟาสต์')}`)).total).toBe(2);
    expect((await list('?q=%25')).total).toBe(0);
  });

  it('knows who I am and when somebody was here', async () => {
    const mine = (await list('?menu=admin_menu')).rows;
    expect(mine).toMatchObject([{ isMe: true, lastActiveAt: '2026-11-23T02:00:00.000Z' }]);
  });
});
