import { sql } from 'kysely';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { DriverDetail, DriverOptions, DriverRow } from '#contract/drivers';
import type { ListPage } from '#contract/list';
import { driverStatuses, leaveTypes } from '#domain/people/driver';
import { newId } from '../../../src/server/new-id';
import { driverBodyOf, insertLeave } from '../support/drivers';
import { insertFile } from '../support/files';
import { providerOf, tripsIn } from '../support/trips';
import { now, useAdmin } from '../support/use-admin';

const admin = useAdmin();
const root = '/admin/drivers';
let providerId: string;

beforeEach(async () => {
  providerId = await providerOf(admin.db);
});

const bodyOf = (more: object = {}) => driverBodyOf({ providerId, ...more });
const create = (more: object = {}) =>
  admin.send<DriverDetail>('POST', root, { body: bodyOf(more) });
const ours = (more: object = {}) =>
  create({
    employer: 'employee',
    employeeId: admin.idOf('employee'),
    firstNameTh: null,
    lastNameTh: null,
    firstNameEn: null,
    lastNameEn: null,
    providerId: null,
    ...more,
  });
const list = async (query = '', role: 'admin' | 'supplier' = 'admin') =>
  (await admin.get<ListPage<DriverRow>>(`${root}?${query}`, role)).body;
const ids = async (query: string) => (await list(query)).rows.map(({ id }) => id);
const driver = (more: object = {}) => tripsIn(admin.db).driver(more);

describe('a driver', () => {
  it('of a provider is kept as entered, and says who added them', async () => {
    const { status, body } = await create({ phone: ' 081-234 5678 ', number: '๕๖-001200' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 1,
      name: 'ประเสริฐ ขับดี',
      phone: '0812345678',
      employer: 'provider',
      provider: 'ฟาสต์ทรานส์',
      employeeNo: null,
      sites: ['nava'],
      number: '56001200',
      class: 'ท.2',
      expiresOn: '2028-03-31',
      status: 'active',
      leave: null,
      hours: { planned: 0, overtime: 0 },
      rating: null,
      audit: { createdBy: 'สมชาย ใจดี', changedAt: null },
    });
    expect(body.shifts).toHaveLength(5);
    expect((await admin.get<DriverDetail>(`${root}/${body.id}`)).body).toEqual(body);
    // All of it is in the files of the list.
    const { leaves: _, audit: __, ...row } = body;
    expect((await list()).rows).toEqual([row]);
    expect(JSON.stringify(await admin.events('driver'))).not.toMatch(/ประเสริฐ|0812345678|56001200/);
  });

  it('who is an employee stays that employee, under the directory’s name', async () => {
    const { body } = await ours({ firstNameTh: 'คนอื่น', phone: '0898765432' });
    expect(body).toMatchObject({
      id: admin.idOf('employee'),
      name: 'สมชาย ใจดี',
      employer: 'employee',
      employeeNo: 'E-employee',
      provider: null,
      phone: '0898765432',
    });
    const again = await ours({ number: '99999999' });
    expect(again.body.error?.fields).toEqual({ employeeId: 'already_driver' });
    const other = bodyOf({ number: '56001200' });
    const changed = await admin.send('PUT', `${root}/${body.id}`, { body: other });
    expect(changed.body.error?.fields).toEqual({ employer: 'invalid' });
  });

  it('is never made of somebody who is no employee', async () => {
    const supplier = await ours({ employeeId: admin.idOf('supplier') });
    expect(supplier.body.error?.fields).toEqual({ employeeId: 'unknown' });
  });

  test.each([
    [{ firstNameTh: ' ' }, { firstNameTh: 'required' }],
    [{ lastNameEn: null }, { lastNameEn: 'required' }],
    [{ providerId: null }, { providerId: 'required' }],
    [{ providerId: newId() }, { providerId: 'unknown' }],
    [{ employer: 'employee' }, { employeeId: 'required' }],
    [{ employer: 'friend' }, { employer: 'required' }],
    [{ phone: '' }, { phone: 'required' }],
    [{ phone: '12345' }, { phone: 'not_a_phone' }],
    [{ sites: [] }, { sites: 'required' }],
    [{ kinds: [] }, { kinds: 'required' }],
    [{ kinds: ['bookingnodriver'] }, { 'kinds.0': 'invalid' }],
    [{ kinds: ['bookingwithdrivernava', 'bookingwithdrivernava'] }, { kinds: 'listed_twice' }],
    [{ number: '' }, { number: 'required' }],
    [{ number: 'ABC' }, { number: 'invalid' }],
    [{ class: null }, { class: 'required' }],
    [{ class: 'ก.1' }, { class: 'required' }],
    [{ expiresOn: null }, { expiresOn: 'required' }],
    [{ expiresOn: '2026-02-30' }, { expiresOn: 'invalid' }],
    [{ medicalUntil: 'soon' }, { medicalUntil: 'invalid' }],
    [{ photoId: newId() }, { photoId: 'invalid' }],
    [{ licencePhotoId: newId() }, { licencePhotoId: 'invalid' }],
    [{ shifts: [{ weekday: 1, starts: '08:00', ends: '08:00' }] }, { 'shifts.0.ends': 'invalid' }],
    [{ shifts: [{ weekday: 1, starts: '8', ends: '17:00' }] }, { 'shifts.0.starts': 'invalid' }],
    [
      { phone: null, providerId: null, number: null },
      { phone: 'required', providerId: 'required', number: 'required' },
    ],
  ])('with %j is refused beside %j', async (more, fields) => {
    const { status, body } = await create(more);
    expect([status, body.error]).toMatchObject([400, { code: 'invalid_input', fields }]);
    expect((await list()).total).toBe(0);
  });

  it('has a licence number of their own; one that has lapsed is entered and found', async () => {
    const lapsed = (await create({ expiresOn: '2026-11-22' })).body;
    expect((await create()).body.error?.fields).toEqual({ number: 'taken' });
    const good = (await create({ number: '11112222', expiresOn: '2026-12-20' })).body;
    expect(await ids('due=lapsed')).toEqual([lapsed.id]);
    expect(await ids('due=30&sort=licence')).toEqual([lapsed.id, good.id]);
    expect(await ids('due=7')).toEqual([lapsed.id]);
    expect(await ids('from=2026-12-01')).toEqual([good.id]);
  });

  it('shows photos only of whoever adds them', async () => {
    const photoId = await insertFile(admin.db, admin.idOf('admin'));
    expect((await create({ photoId })).body).toMatchObject({ photoId });
    const other = await insertFile(admin.db, admin.idOf('approver'));
    const { body } = await create({ number: '11112222', licencePhotoId: other });
    expect(body.error?.fields).toEqual({ licencePhotoId: 'invalid' });
  });

  it('keeps the photo of the licence that an employee entered for driving themselves', async () => {
    const photo = await insertFile(admin.db, admin.idOf('employee'));
    await admin.company.add('licence', {
      personId: admin.idOf('employee'),
      number: '12345678',
      class: 'บ.1',
      expiresOn: '2027-01-01',
      photoId: photo,
    });
    const { body } = await ours();
    expect(body).toMatchObject({ number: '56001200', licencePhotoId: photo });
    const removed = await admin.send<DriverDetail>('PUT', `${root}/${body.id}`, {
      body: bodyOf({ employer: 'employee', employeeId: body.id }),
    });
    expect(removed.body).toMatchObject({ licencePhotoId: null });
  });

  it('when changed, says what and by whom; when changed by another meanwhile, says who', async () => {
    const { body } = await create();
    const path = `${root}/${body.id}`;
    const changed = await admin.send<DriverDetail>('PUT', path, {
      body: bodyOf({ phone: '0899999999', class: 'ท.3', shifts: [] }),
    });
    expect(changed.body).toMatchObject({ version: 2, class: 'ท.3', shifts: [] });
    expect((await admin.events('driver')).at(-1)).toMatchObject({
      action: 'change',
      before: { class: 'ท.2' },
      after: { class: 'ท.3', shifts: [], fields: ['phone'] },
    });
    const stale = await admin.send('PUT', path, { body: bodyOf() });
    expect([stale.status, stale.body.error]).toMatchObject([
      409,
      { code: 'changed_meanwhile', conflict: { by: 'สมชาย ใจดี', version: 2 } },
    ]);
  });

  it('is found by name, nickname, phone, licence, provider, site, kind and status', async () => {
    const { body } = await create();
    const mine = (await ours({ number: '77778888', sites: ['amata'], nickname: 'ชัย' })).body;
    for (const q of ['ประเสริฐ', 'Khapdee', 'เสริฐ', '56001200', 'FastTrans'])
      expect(await ids(`q=${encodeURIComponent(q)}`)).toEqual([body.id]);
    expect(await ids('site=amata')).toEqual([mine.id]);
    expect(await ids('owner=company')).toEqual([mine.id]);
    expect(await ids(`owner=${providerId}`)).toEqual([body.id]);
    expect(await ids('kind=bookingduringday')).toEqual([]);
    expect(await ids('status=suspended,left')).toEqual([]);
    expect((await list('sort=-name')).total).toBe(2);
  });
});

describe('A supplier', () => {
  it('reads the own drivers only: no other’s, no reasons of leave, no hours, no ratings', async () => {
    const own = await driver({ providerId });
    const foreign = await driver();
    const from = new Date(now.getTime() - 3_600_000).toISOString();
    await insertLeave(admin.db, own, `[${from},2026-11-30T00:00:00Z)`);
    const page = await list('', 'supplier');
    expect(page.rows).toMatchObject([
      { id: own, hours: null, rating: null, leave: { until: '2026-11-30T00:00:00.000Z' } },
    ]);
    expect(page.total).toBe(1);
    const detail = await admin.get<DriverDetail>(`${root}/${own}`, 'supplier');
    expect(detail.body).toMatchObject({ hours: null, leaves: [{ type: null, reason: null }] });
    expect((await admin.get(`${root}/${foreign}`, 'supplier')).status).toBe(404);
    expect((await admin.get(`${root}/${own}/hours`, 'supplier')).status).toBe(403);
    const write = await admin.send('PUT', `${root}/${own}`, { body: bodyOf(), role: 'supplier' });
    expect(write.status).toBe(403);
    expect((await admin.get<DriverDetail>(`${root}/${own}`)).body.leaves).toMatchObject([
      { type: 'annual', reason: 'งานบวช' },
    ]);
  });
});

it('the form chooses from the providers that are still with us', async () => {
  const { body } = await admin.get<DriverOptions>('/admin/driver-options');
  expect(body.providers).toEqual([{ id: providerId, name: 'ฟาสต์ทรานส์' }]);
});

test.each([
  ['driver_status_check', driverStatuses],
  ['driver_leave_type_check', leaveTypes],
])('the closed list of %s is the database’s', async (name, values) => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${name}`.execute(
    admin.db,
  );
  expect(rows[0]?.definition.match(/'([^']+)'/g)?.map((quoted) => quoted.slice(1, -1))).toEqual([
    ...values,
  ]);
});
