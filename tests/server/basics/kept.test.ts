import { describe, expect, it } from 'vitest';
import type { ListPage } from '#contract/list';
import type { Contacts } from '#contract/contacts';
import type { ContactDetail, PlaceDetail, PlaceRow, PurposeDetail } from '#contract/basics';
import type { BookingOptions } from '#contract/booking-options';
import { contactBodyOf, placeBodyOf, purposeBodyOf } from '../support/basics';
import { providerBodyOf } from '../support/providers';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();

const optionsOf = async () =>
  (await admin.get<BookingOptions>('/employee/booking-options/bookingwithdrivernava')).body;

describe('whom people may call', () => {
  it('is on everybody’s phone once it is added, and gone once it is retired', async () => {
    const { body: added } = await admin.send<ContactDetail>('POST', '/admin/contacts', {
      body: contactBodyOf(),
    });
    const shown = async () => (await admin.get<Contacts>('/employee/contacts', 'employee')).body;
    expect(await shown()).toMatchObject([{ name: 'ปรียานุช บุญมี', phone: '0812345678' }]);
    const retired = await admin.send<ContactDetail>('PUT', `/admin/contacts/${added.id}`, {
      body: contactBodyOf({ isRetired: true }),
    });
    expect(retired.body.isRetired).toBe(true);
    expect(await shown()).toEqual([]);
  });

  it('can be reached in some way', async () => {
    const { status, body } = await admin.send('POST', '/admin/contacts', {
      body: contactBodyOf({ phone: null }),
    });
    expect([status, body.error?.fields]).toEqual([400, { phone: 'phone_or_email' }]);
  });

  it('leaves no name or number in the history, which cannot be erased', async () => {
    const { body } = await admin.send<ContactDetail>('POST', '/admin/contacts', {
      body: contactBodyOf(),
    });
    await admin.send('PUT', `/admin/contacts/${body.id}`, {
      body: contactBodyOf({ phone: '0899999999', roleTh: 'หัวหน้าจัดรถ' }),
    });
    const events = await admin.db
      .selectFrom('event')
      .select(['action', 'before', 'after'])
      .where('subject', '=', 'contact')
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(JSON.stringify(events)).not.toMatch(/ปรียานุช|0812345678|0899999999/);
    expect(events[1]).toMatchObject({
      action: 'change',
      after: { roleTh: 'หัวหน้าจัดรถ', fields: ['phone'] },
    });
  });
});

describe('what a booking is for', () => {
  it('is offered in the forms from the moment it is added, in its place', async () => {
    const purpose = { body: purposeBodyOf({ position: 0 }) };
    await admin.send('POST', '/admin/purposes', purpose);
    const again = await admin.send('POST', '/admin/purposes', purpose);
    expect(again.body.error?.fields).toEqual({
      nameTh: 'there_already',
      nameEn: 'there_already',
    });
    expect((await optionsOf()).purposes[0]).toMatchObject({
      name: 'ตรวจงานก่อสร้าง',
      asksText: false,
    });
  });

  it('is no longer offered once it is retired, and bookings go on naming it', async () => {
    const { id, version } = await admin.db
      .selectFrom('purpose')
      .select(['id', 'version'])
      .where('code', '=', 'airport')
      .executeTakeFirstOrThrow();
    const { body } = await admin.send<PurposeDetail>('PUT', `/admin/purposes/${id}`, {
      body: purposeBodyOf({ isRetired: true }),
      version,
    });
    expect(body).toMatchObject({ isRetired: true, nameTh: 'ตรวจงานก่อสร้าง' });
    expect((await optionsOf()).purposes.map(({ code }) => code)).not.toContain('airport');
    const there = admin.db.selectFrom('purpose').select('code').where('code', '=', 'airport');
    expect(await there.execute()).toHaveLength(1);
  });
});

describe('a place', () => {
  it('is chosen in the forms once it is added, with its province and where it lies', async () => {
    const { body } = await admin.send<PlaceDetail>('POST', '/admin/places', {
      body: placeBodyOf(),
    });
    expect(body).toMatchObject({ province: 'ชลบุรี', latitude: '13.08333' });
    expect((await optionsOf()).places).toMatchObject([
      { id: body.id, name: 'ท่าเรือแหลมฉบัง', provinceCode: 20 },
    ]);
  });

  it.each([
    [
      'has one name in its province',
      { latitude: null, longitude: null },
      'nameTh',
      'there_already',
    ],
    ['lies somewhere, or nobody knows where', { longitude: null }, 'longitude', 'required'],
    ['lies in Thailand', { latitude: '51.5' }, 'latitude', 'too_many'],
  ])('%s', async (_, more, field, problem) => {
    await admin.send('POST', '/admin/places', { body: placeBodyOf() });
    const { status, body } = await admin.send('POST', '/admin/places', {
      body: placeBodyOf(more),
    });
    expect([status, body.error?.fields]).toEqual([400, { [field]: problem }]);
  });

  it('may keep its own name', async () => {
    const { body } = await admin.send<PlaceDetail>('POST', '/admin/places', {
      body: placeBodyOf(),
    });
    const changed = await admin.send<PlaceDetail>('PUT', `/admin/places/${body.id}`, {
      body: placeBodyOf({ nameEn: 'Port of Laem Chabang' }),
    });
    expect([changed.status, changed.body.nameEn]).toEqual([200, 'Port of Laem Chabang']);
  });

  it('is found by either name, and among those in use until it is retired', async () => {
    await admin.send('POST', '/admin/places', { body: placeBodyOf({ isRetired: true }) });
    const found = async (query: string) =>
      (await admin.get<ListPage<PlaceRow>>(`/admin/places?${query}`)).body.rows.map(
        ({ nameTh }) => nameTh,
      );
    expect(await found('q=laem&retired=no')).toEqual([]);
    expect(await found('q=แหลม')).toEqual(['ท่าเรือแหลมฉบัง']);
    expect(await found('q=laem&retired=yes')).toEqual(['ท่าเรือแหลมฉบัง']);
  });
});

describe('what has words in two languages', () => {
  it.each([
    ['/admin/contacts', contactBodyOf(), ['name', 'role', 'hours']],
    ['/admin/purposes', purposeBodyOf(), ['name']],
    ['/admin/places', placeBodyOf(), ['name']],
    ['/admin/bookingwithdrivernava/providers', providerBodyOf(), ['name']],
  ])('%s: left empty in English, it is as in Thai', async (address, body, words) => {
    const empty = Object.fromEntries(words.map((word) => [`${word}En`, null]));
    const added = await admin.send<Record<string, unknown>>('POST', address, {
      body: { ...body, ...empty },
    });
    expect(added.status).toBe(200);
    for (const word of words) expect(added.body[`${word}En`]).toBe(added.body[`${word}Th`]);
    // Whoever changes the Thai alone is not told to have changed the English.
    const [last = 'name'] = words.toReversed();
    const thai = `${last}Th`;
    const renamed = { ...body, ...empty, [thai]: 'ใหม่' };
    const where = `${address}/${String(added.body['id'])}`;
    expect((await admin.send('PUT', where, { body: renamed })).status).toBe(200);
    const told = admin.db.selectFrom('event').select(['before', 'after']);
    const made = await told.where('action', '=', 'create').executeTakeFirst();
    expect(made?.after).toMatchObject({ [`${last}En`]: null });
    expect(await told.where('action', '=', 'change').execute()).toEqual([
      { before: { [thai]: added.body[thai] }, after: { [thai]: 'ใหม่' } },
    ]);
  });
});
