// Long, because a provider, its contracts and its prices stand on one another: each is entered, changed and ended here.
import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import type { ListPage } from '#contract/list';
import type { ProviderDetail, ProviderRow, ProviderScore, RateCard } from '#contract/providers';
import { parseTaxId } from '#domain/thai/tax-id';
import { keepsProviders, kindIds } from '#kinds/registry';
import { newId } from '../../../src/server/new-id';
import { insertFile } from '../support/files';
import {
  contractBodyOf,
  insertProvider,
  insertRate,
  providerBodyOf,
  rateBodyOf,
} from '../support/providers';
import { insertRated } from '../support/ratings';
import { tripsIn } from '../support/trips';
import { now, useAdmin } from '../support/use-admin';

const admin = useAdmin();
const nava = '/admin/bookingwithdrivernava';
const root = `${nava}/providers`;

const create = (more: object = {}) =>
  admin.send<ProviderDetail>('POST', root, { body: providerBodyOf(more) });
const list = async (query = '') =>
  (await admin.get<ListPage<ProviderRow>>(`${root}?${query}`)).body;
const names = async (query: string) => (await list(query)).rows.map(({ name }) => name);

describe('a provider', () => {
  it('is kept as it was entered, its tax number in one way, and says who added it', async () => {
    const { status, body } = await create({ taxId: ' ๐-๑๓๕๕-๖๐๐๐๙-๐๑-๕ ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 1,
      taxId: '0135560009015',
      branch: '00000',
      status: 'active',
      kinds: ['bookingwithdrivernava'],
      sites: ['nava'],
      contacts: [{ name: 'คุณแอน', role: 'ประสานงาน', phone: '0812345678', email: null }],
      audit: { createdBy: 'สมชาย ใจดี', changedAt: null },
    });
    expect((await admin.get<ProviderDetail>(`${root}/${body.id}`)).body).toEqual(body);
    const { nameTh, nameEn, contacts } = body;
    expect((await list()).rows).toMatchObject([{ nameTh, nameEn, contacts }]);
  });

  test.each([
    [{ nameTh: ' ' }, { nameTh: 'required' }],
    [{ taxId: '' }, { taxId: 'required' }],
    [{ taxId: '0135560009016' }, { taxId: 'not_a_tax_id' }],
    [{ taxId: '12345' }, { taxId: 'not_a_tax_id' }],
    [{ branch: '0' }, { branch: 'not_a_branch' }],
    [{ branch: 'HQ' }, { branch: 'not_a_branch' }],
    [{ kinds: [] }, { kinds: 'required' }],
    [{ kinds: ['bookingnodriver'] }, { kinds: 'required' }],
    [{ sites: [] }, { sites: 'required' }],
    [{ sites: ['phuket'] }, { 'sites.0': 'invalid' }],
    [
      { contacts: [{ name: 'ก', phone: null, email: null }] },
      { 'contacts.0.phone': 'phone_or_email' },
    ],
    [{ contacts: [{ name: '', phone: '0812345678' }] }, { 'contacts.0.name': 'required' }],
    [{ contacts: [{ name: 'ก', phone: '12' }] }, { 'contacts.0.phone': 'not_a_phone' }],
    [{ contacts: [{ name: 'ก', email: 'x' }] }, { 'contacts.0.email': 'not_an_email' }],
  ])('with %j is refused beside %j', async (more, fields) => {
    const { status, body } = await create(more);
    expect([status, body.error]).toMatchObject([400, { code: 'invalid_input', fields }]);
    expect((await list()).total).toBe(0);
  });

  it('has a name and a branch of its own', async () => {
    await create();
    expect((await create({ branch: '00001' })).body.error?.fields).toEqual({ nameTh: 'taken' });
    expect((await create({ nameTh: 'อีกราย' })).body.error?.fields).toEqual({
      taxId: 'provider_already',
    });
    expect((await create({ nameTh: 'อีกราย', branch: '00001' })).status).toBe(200);
  });

  it('is a provider of its kinds only, which only their admins give and take', async () => {
    const { body: made } = await create({
      kinds: ['bookingwithdrivernava', 'bookingduringday'],
    });
    expect((await admin.get(`/admin/bookingduringday/providers/${made.id}`)).status).toBe(200);
    const amata = '/admin/bookingwithdriveramata/providers';
    expect((await admin.get(`${amata}/${made.id}`)).status).toBe(404);
    const role = 'one-kind admin';
    const body = providerBodyOf({
      nameTh: 'อมตะ',
      branch: '00002',
      kinds: ['bookingwithdriveramata', 'bookingwithdrivernava'],
    });
    expect((await admin.send('POST', amata, { body, role })).body.error?.fields).toEqual({
      kinds: 'not_your_kind',
    });
    expect((await admin.send('PUT', `${amata}/${made.id}`, { body, role })).status).toBe(404);
    expect((await admin.get(root, role)).status).toBe(403);
  });

  it.each(kindIds)('of %s exists exactly where the kind has the page', async (kind) => {
    const status = keepsProviders(kind) ? 200 : 404;
    expect((await admin.get(`/admin/${kind}/providers`)).status).toBe(status);
    expect((await admin.get(`/admin/${kind}/own-rates`)).status).toBe(status);
    const sent = await admin.send('POST', `/admin/${kind}/providers`, {
      body: providerBodyOf({ kinds: [kind] }),
    });
    expect(sent.status).toBe(status);
  });

  it('when changed, says what and by whom but names nobody; meanwhile, says who', async () => {
    const { body: made } = await create();
    const path = `${root}/${made.id}`;
    const body = providerBodyOf({
      nameEn: 'Siam Vans',
      contacts: [{ name: 'คุณบี', role: null, phone: null, email: 'b@siam.example' }],
    });
    const changed = await admin.send<ProviderDetail>('PUT', path, { body });
    expect(changed.body).toMatchObject({
      version: 2,
      nameEn: 'Siam Vans',
      contacts: [{ name: 'คุณบี', email: 'b@siam.example' }],
    });
    const event = (await admin.events('provider')).at(-1);
    expect(event).toMatchObject({
      action: 'change',
      before: { nameEn: 'Siam Transport' },
      after: { nameEn: 'Siam Vans', fields: ['contacts'] },
    });
    expect(JSON.stringify(event)).not.toContain('คุณบี');
    const renamed = { ...body, nameEn: 'Siam Coaches' };
    await admin.send('PUT', path, { body: renamed, version: 2 });
    // Its contacts stayed as they were.
    expect((await admin.events('provider')).at(-1)?.after).toEqual({ nameEn: 'Siam Coaches' });
    const stale = await admin.send('PUT', path, { body });
    expect([stale.status, stale.body.error]).toMatchObject([
      409,
      { code: 'changed_meanwhile', conflict: { by: 'สมชาย ใจดี', version: 3 } },
    ]);
  });

  it('is ended, not deleted, and only when nothing is left to drive', async () => {
    const id = await insertProvider(admin.db);
    const tripId = await tripsIn(admin.db).trip({ providerId: id, status: 'accepted' });
    const end = (body: object, version = 1) =>
      admin.send<ProviderDetail>('POST', `${root}/${id}/status`, { body, version });
    expect((await end({ status: 'ended' })).body.error?.fields).toEqual({
      reason: 'reason_required',
    });
    const ending = { status: 'ended', reason: 'หมดสัญญา' };
    expect((await end(ending)).body.error?.fields).toEqual({ status: 'trips_ahead' });
    const ahead = async () =>
      (await admin.get<{ id: string }[]>(`${root}/${id}/trips-ahead`)).body.map((trip) => trip.id);
    expect(await ahead()).toEqual([tripId]);
    await admin.db
      .updateTable('trip')
      .set({ status: 'cancelled' })
      .where('id', '=', tripId)
      .execute();
    expect(await ahead()).toEqual([]);
    expect((await end(ending)).body).toMatchObject({ status: 'ended', version: 2 });
    expect(await names('status=ended')).toEqual(['ขนส่งไทย']);
    expect((await end({ status: 'active' }, 2)).body).toMatchObject({ status: 'active' });
    expect((await admin.send('DELETE', `${root}/${id}`)).status).toBe(404);
  });

  it('is filtered, searched and sorted', async () => {
    await create({ nameTh: 'กกก', sites: ['amata'] });
    await create({ nameTh: 'ขขข', taxId: '0105551234567', branch: '00003' });
    expect(await names('sort=-name')).toEqual(['ขขข', 'กกก']);
    expect(await names('site=amata')).toEqual(['กกก']);
    expect(await names('q=0105551')).toEqual(['ขขข']);
    expect(await names(`q=${encodeURIComponent('siam ก')}`)).toEqual(['กกก']);
    expect(await names('sort=cars&size=1&page=2')).toHaveLength(1);
    expect((await admin.get(`${root}?sort=taxId`)).status).toBe(400);
  });
});

describe('a contract', () => {
  it('has a number of its own, a period in order, and a file that its kinds may read', async () => {
    const id = await insertProvider(admin.db, { kind: 'bookingwithdriveramata' });
    const path = `/admin/bookingwithdriveramata/providers/${id}/contracts`;
    const send = (more: object = {}) =>
      admin.send<ProviderDetail>('POST', path, { body: contractBodyOf(more) });
    const fileId = await insertFile(admin.db, admin.idOf('admin'));
    const { body } = await send({ fileId });
    expect(body.contracts).toMatchObject([
      { number: 'CP-1', from: '2026-01-01', until: '2026-12-31', status: 'active', fileId },
    ]);
    expect((await admin.get(`/employee/files/${fileId}`, 'one-kind admin')).status).toBe(200);
    expect((await admin.get(`/employee/files/${fileId}`, 'employee')).status).toBe(404);
    expect((await send()).body.error?.fields).toEqual({ number: 'taken' });
    expect((await send({ number: '2', until: '2025-12-31' })).body.error?.fields).toEqual({
      until: 'end_before_start',
    });
    const other = await insertFile(admin.db, admin.idOf('employee'));
    expect((await send({ number: '2', fileId: other })).body.error?.fields).toEqual({
      fileId: 'invalid',
    });
    const put = () =>
      admin.send<ProviderDetail>('PUT', `${path}/${body.contracts[0]?.id}`, {
        body: contractBodyOf({ until: null, status: 'ended', fileId }),
      });
    expect((await put()).body.contracts).toMatchObject([{ until: null, status: 'ended' }]);
    expect((await put()).status).toBe(409);
  });
});

describe.each([
  [
    'a provider’s price',
    () => insertProvider(admin.db),
    (id: string) => `${root}/${id}/rate-cards`,
  ],
  ['the company’s own price', async () => '', () => `${nava}/own-rates`],
])('%s', (_, make, pathOf) => {
  it('is exact, and one for each class and day', async () => {
    const path = pathOf(await make());
    const send = (more: object = {}) =>
      admin.send<RateCard[]>('POST', path, { body: rateBodyOf(more) });
    const { body } = await send({ dayRate: '1,800.5' });
    expect(body).toMatchObject([
      { class: 'van', dayRate: '1800.50', hoursIncluded: 10, perKm: '6.00', until: null },
    ]);
    expect((await send({ from: '2027-01-01', until: '2027-01-31' })).body.error?.fields).toEqual({
      from: 'priced_already',
    });
    expect((await send({ class: 'bus' })).status).toBe(200);
    const put = (more: object, version = 1) =>
      admin.send<RateCard[]>('PUT', `${path}/${body[0]?.id}`, { body: rateBodyOf(more), version });
    expect((await put({ until: '2026-12-31' })).status).toBe(200);
    const events = [...(await admin.events('provider')), ...(await admin.events('rate_card'))];
    // Of which class and from when, though neither changed.
    expect(events.find(({ action }) => action === 'change-rate')).toMatchObject({
      before: { class: 'van', until: null },
      after: { class: 'van', until: '2026-12-31' },
    });
    expect((await put({})).status).toBe(409);
    expect((await send({ from: '2026-12-31' })).body.error?.fields).toEqual({
      from: 'priced_already',
    });
    expect((await send({ from: '2027-01-01', dayRate: '1900' })).status).toBe(200);
    expect((await put({ until: '2027-01-01' }, 2)).body.error?.fields).toEqual({
      from: 'priced_already',
    });
  });

  it('without an end takes the place of the one that had none, of the same class', async () => {
    const path = pathOf(await make());
    const send = (more: object) => admin.send<RateCard[]>('POST', path, { body: rateBodyOf(more) });
    await send({ class: 'bus' });
    await send({});
    const { status, body } = await send({ from: '2027-01-01', dayRate: '1900' });
    expect(status).toBe(200);
    expect(body.map(({ class: of, from, until }) => [of, from, until])).toEqual([
      ['bus', '2026-01-01', null],
      ['van', '2027-01-01', null],
      ['van', '2026-01-01', '2026-12-31'],
    ]);
    const events = [...(await admin.events('provider')), ...(await admin.events('rate_card'))];
    expect(events.filter(({ action }) => action === 'change-rate')).toMatchObject([
      { before: { class: 'van', until: null }, after: { class: 'van', until: '2026-12-31' } },
    ]);
  });

  test.each([
    [{ class: 'lorry' }, { class: 'required' }],
    [{ dayRate: '-1' }, { dayRate: 'invalid' }],
    [{ dayRate: '1.005' }, { dayRate: 'two_decimals' }],
    [{ overtimePerHour: '' }, { overtimePerHour: 'required' }],
    [{ hoursIncluded: 25 }, { hoursIncluded: 'too_many' }],
    [{ hoursIncluded: 10.3 }, { hoursIncluded: 'invalid' }],
    [{ kmIncluded: -1 }, { kmIncluded: 'too_few' }],
    [{ perKm: null }, { perKm: 'required' }],
    [{ from: '2026-02-30' }, { from: 'invalid' }],
    [{ until: '2025-01-01' }, { until: 'end_before_start' }],
  ])('with %j is refused beside %j', async (more, fields) => {
    const path = pathOf(await make());
    const { status, body } = await admin.send('POST', path, { body: rateBodyOf(more) });
    expect([status, body.error]).toMatchObject([400, { fields }]);
  });
});

describe('a price', () => {
  it('belongs to its own provider', async () => {
    const [one, other] = [
      await insertProvider(admin.db),
      await insertProvider(admin.db, { name: 'อีกราย' }),
    ];
    const cardId = await insertRate(admin.db, one);
    const put = (path: string) => admin.send('PUT', path, { body: rateBodyOf() });
    expect((await put(`${root}/${other}/rate-cards/${cardId}`)).status).toBe(404);
    expect((await put(`${nava}/own-rates/${cardId}`)).status).toBe(404);
  });
});

describe('what belongs to a provider', () => {
  it('is shown with it: cars and drivers of the kind, and who may sign in for it', async () => {
    const id = await insertProvider(admin.db);
    const trips = tripsIn(admin.db);
    const carId = await trips.car({ providerId: id, plate: '1กข 7' });
    const driverId = await trips.driver({ providerId: id });
    await tripsIn(admin.db, 'bookingduringday').car({ providerId: id });
    await trips.add('carBlackout', {
      id: crypto.randomUUID(),
      carId,
      type: 'repair',
      reason: 'ซ่อม',
      period: `[${new Date(now.getTime() - 3_600_000).toISOString()},)`,
    });
    await admin.db
      .updateTable('adminUser')
      .set({ providerId: id })
      .where('personId', '=', admin.idOf('supplier'))
      .execute();
    const { body } = await admin.get<ProviderDetail>(`${root}/${id}`);
    // As the list of cars says it: out at this moment.
    expect(body.cars).toMatchObject([{ id: carId, plate: '1กข 7', out: { type: 'repair' } }]);
    expect(body.drivers).toMatchObject([{ id: driverId }]);
    expect(body.supplierAdmins).toMatchObject([{ signInName: 'supplier@siamparts.example' }]);
  });

  it('makes its scorecard: trips and cost of the reports, refusals, and stars of five or more', async () => {
    const id = await insertProvider(admin.db);
    const trips = tripsIn(admin.db);
    const start = new Date(now.getTime() - 5 * 86_400_000);
    const hour = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
    const times = { startsAt: start, endsAt: hour(4) };
    await trips.arranged(
      { ...times, status: 'done', departedAt: hour(0), endedAt: hour(4) },
      { providerId: id, riding: 'completed' },
    );
    const late = await trips.arranged(
      { ...times, status: 'done', departedAt: hour(1), endedAt: hour(4) },
      { providerId: id, riding: 'completed' },
    );
    await admin.db
      .updateTable('adminUser')
      .set({ providerId: id })
      .where('personId', '=', admin.idOf('supplier'))
      .execute();
    await trips.add('event', {
      id: newId(),
      at: now,
      byId: admin.idOf('supplier'),
      action: 'decline',
      subject: 'trip',
      subjectId: late.tripId,
    });
    const { body } = await admin.get<ProviderScore>(`${root}/${id}/score`);
    expect(body).toMatchObject({ trips: 2, onTime: 50, declined: 1, cost: '0.00' });
    expect(body.mean).toBeNull();
  });

  it('hides the stars of fewer than five, and shows them from then on', async () => {
    const id = await insertProvider(admin.db);
    const rate = async () => {
      const { ratingId } = await insertRated(admin.db, admin.idOf('employee'), { overall: 4 });
      await sql`update trip set provider_id = ${id}
        where id = (select trip_id from rating where id = ${ratingId})`.execute(admin.db);
      await sql`update booking set starts_at = ${new Date(now.getTime() - 86_400_000)}, ends_at = ${now}
        where trip_id = (select trip_id from rating where id = ${ratingId})`.execute(admin.db);
    };
    for (let count = 0; count < 4; count += 1) await rate();
    const score = async () => (await admin.get<ProviderScore>(`${root}/${id}/score`)).body;
    expect(await score()).toMatchObject({ answers: 4, mean: null });
    await rate();
    expect(await score()).toMatchObject({ answers: 5, mean: 4 });
  });
});

describe('a tax number', () => {
  test.each(['0135560009015', '0105551234567', '0135560009016', '9999999999999', '0000000000001'])(
    '%s is judged as the database judges it',
    async (taxId) => {
      const { rows } = await sql<{ valid: boolean }>`
        select thai_tax_id_is_valid(${taxId}) as valid`.execute(admin.db);
      expect(parseTaxId(taxId) !== null).toBe(rows[0]?.valid);
    },
  );
});
