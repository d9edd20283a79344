// Long, because a car and its parts are entered, changed and refused against one fleet.
import { describe, expect, it, test } from 'vitest';
import type { CarDetail, CarRow, FleetOptions } from '#contract/fleet';
import type { ListPage } from '#contract/list';
import { carClasses, carPapers, carStatuses, fuels, gearboxes } from '#domain/fleet/car';
import { sql } from 'kysely';
import { newId } from '../../../src/server/new-id';
import { insertFile, pdf } from '../support/files';
import { carBodyOf, insertBlackout, insertPaper } from '../support/fleet';
import { tripsIn } from '../support/trips';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();
const root = '/admin/bookingwithdrivernava/cars';

const create = (more: object = {}) =>
  admin.send<CarDetail>('POST', root, { body: carBodyOf(more) });
const list = async (query = '') => (await admin.get<ListPage<CarRow>>(`${root}?${query}`)).body;
const plates = async (query: string) => (await list(query)).rows.map(({ plate }) => plate);

describe('a car', () => {
  it('is kept as it was entered, its plate in the one way, and says who added it', async () => {
    const { status, body } = await create({ plate: ' ๑กข-1234 ', odometer: 45_000 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 1,
      plate: '1กข 1234',
      province: 'กรุงเทพมหานคร',
      status: 'available',
      out: null,
      odometer: 45_000,
      kinds: ['bookingwithdrivernava'],
      readings: [{ km: 45_000, source: 'admin', by: 'สมชาย ใจดี' }],
      audit: { createdBy: 'สมชาย ใจดี', changedAt: null },
    });
    expect((await admin.get<CarDetail>(`${root}/${body.id}`)).body).toEqual(body);
  });

  it('is listed for each kind it serves, and for no other', async () => {
    const kinds = ['bookingwithdrivernava', 'bookingnodriver'];
    const { body } = await create({ kinds });
    const seen = async (kind: string) =>
      (await admin.get<ListPage<CarRow>>(`/admin/${kind}/cars`)).body.rows.map(({ id }) => id);
    expect(await seen('bookingnodriver')).toEqual([body.id]);
    expect(await seen('bookingduringday')).toEqual([]);
    expect((await admin.get(`/admin/bookingduringday/cars/${body.id}`)).status).toBe(404);
  });

  test.each([
    [{ plate: 'รถคันที่หนึ่ง' }, { plate: 'not_a_plate' }],
    [{ plate: '' }, { plate: 'required' }],
    [{ provinceCode: null }, { provinceCode: 'required' }],
    [{ provinceCode: 99 }, { provinceCode: 'unknown' }],
    [{ kinds: [] }, { kinds: 'required' }],
    [{ kinds: ['bookingnodriver'] }, { kinds: 'required' }],
    [{ siteId: 'phuket' }, { siteId: 'required' }],
    [{ class: null }, { class: 'required' }],
    [{ seats: 0 }, { seats: 'too_few' }],
    [{ seats: 61 }, { seats: 'too_many' }],
    [{ seats: 4.5 }, { seats: 'invalid' }],
    [{ year: 1979 }, { year: 'too_few' }],
    [{ brand: ' ' }, { brand: 'required' }],
    [{ contractId: newId() }, { contractId: 'invalid' }],
    [{ providerId: newId() }, { providerId: 'unknown' }],
    [{ photoId: newId() }, { photoId: 'invalid' }],
    [{ odometer: -1 }, { odometer: 'too_few' }],
    [
      { plate: '', seats: null, fuel: null },
      { plate: 'required', seats: 'required', fuel: 'required' },
    ],
  ])('with %j is refused beside %j', async (more, fields) => {
    const { status, body } = await create(more);
    expect([status, body.error]).toMatchObject([400, { code: 'invalid_input', fields }]);
    expect((await list()).total).toBe(0);
  });

  it('has a plate of its own in its province; a red one needs no province', async () => {
    await create();
    expect((await create()).body.error?.fields).toEqual({ plate: 'taken' });
    expect((await create({ provinceCode: 20 })).status).toBe(200);
    const red = await create({ plate: 'ก-0012  แดง', redPlate: true, provinceCode: null });
    expect(red.body).toMatchObject({ plate: 'ก-0012 แดง', province: null });
    const again = await create({ plate: 'ก-0012 แดง', redPlate: true, provinceCode: null });
    expect(again.body.error?.fields).toEqual({ plate: 'taken' });
  });

  it('shows a photo only of whoever adds it', async () => {
    const photoId = await insertFile(admin.db, admin.idOf('admin'));
    expect((await create({ photoId })).body).toMatchObject({ photoId });
    const other = await insertFile(admin.db, admin.idOf('employee'));
    expect((await create({ plate: 'กข 2', photoId: other })).body.error?.fields).toEqual({
      photoId: 'invalid',
    });
  });

  it('when changed, says what and by whom; when changed by another meanwhile, says who', async () => {
    const { body: car } = await create();
    const path = `${root}/${car.id}`;
    const changed = await admin.send<CarDetail>('PUT', path, {
      body: carBodyOf({ colour: 'black', kinds: ['bookingwithdrivernava', 'bookingnodriver'] }),
    });
    expect(changed.body).toMatchObject({
      version: 2,
      colour: 'black',
      kinds: ['bookingnodriver', 'bookingwithdrivernava'],
      audit: { changedBy: 'สมชาย ใจดี' },
    });
    expect((await admin.events('car')).at(-1)).toMatchObject({
      action: 'change',
      before: { colour: 'white', kinds: ['bookingwithdrivernava'] },
      after: { colour: 'black', kinds: ['bookingnodriver', 'bookingwithdrivernava'] },
    });
    const stale = await admin.send('PUT', path, { body: carBodyOf({ colour: 'red' }) });
    expect([stale.status, stale.body.error]).toMatchObject([
      409,
      { code: 'changed_meanwhile', conflict: { by: 'สมชาย ใจดี', version: 2 } },
    ]);
  });

  it('is given to or taken from a kind only by its admins', async () => {
    const amata = '/admin/bookingwithdriveramata/cars';
    const kinds = ['bookingwithdriveramata'];
    const body = carBodyOf({ siteId: 'amata', kinds });
    const role = 'one-kind admin';
    const made = await admin.send<CarDetail>('POST', amata, { body, role });
    expect(made.status).toBe(200);
    const wider = { ...body, kinds: [...kinds, 'bookingnodriver'] };
    const refused = await admin.send('PUT', `${amata}/${made.body.id}`, { body: wider, role });
    expect(refused.body.error?.fields).toEqual({ kinds: 'not_your_kind' });
    expect((await admin.send('PUT', `${amata}/${made.body.id}`, { body: wider })).status).toBe(200);
    const kept = await admin.send('PUT', `${amata}/${made.body.id}`, {
      body: { ...wider, colour: 'red' },
      version: 2,
      role,
    });
    expect(kept.status).toBe(200);
  });

  it('keeps the seats that its trips have sold', async () => {
    const { carId } = await tripsIn(admin.db).arranged();
    await admin.db.updateTable('booking').set({ seats: 5 }).execute();
    const { body: car } = await admin.get<CarDetail>(`${root}/${carId}`);
    const put = (seats: number) =>
      admin.send('PUT', `${root}/${carId}`, {
        body: carBodyOf({ plate: car.plate, seats }),
        version: car.version,
      });
    expect((await put(4)).body.error?.fields).toEqual({ seats: 'seats_sold' });
    expect((await put(5)).status).toBe(200);
  });
});

describe('the list of cars', () => {
  it('is filtered, searched, sorted and paged', async () => {
    const trips = tripsIn(admin.db);
    const old = await trips.car({ plate: '1กข 11', brand: 'Isuzu', class: 'pickup', seats: 4 });
    const van = await trips.car({ plate: '1กข 22', brand: 'Toyota', odometer: 900 });
    await trips.car({ plate: '1กข 33', brand: 'Honda', class: 'sedan', status: 'repair' });
    await insertPaper(admin.db, old, { expiresOn: '2026-11-20' });
    await insertPaper(admin.db, old, { expiresOn: '2026-10-01' });
    await insertPaper(admin.db, van, { expiresOn: '2026-12-20' });
    await insertPaper(admin.db, van, { type: 'lease', expiresOn: '2030-01-01' });

    expect(await plates('sort=-plate')).toEqual(['1กข 33', '1กข 22', '1กข 11']);
    expect(await plates('sort=expiry')).toEqual(['1กข 11', '1กข 22', '1กข 33']);
    expect(await plates('status=repair')).toEqual(['1กข 33']);
    expect(await plates('class=pickup,sedan&sort=plate')).toEqual(['1กข 11', '1กข 33']);
    expect(await plates(`q=${encodeURIComponent('1กข22')}`)).toEqual(['1กข 22']);
    expect(await plates(`q=${encodeURIComponent('isu กรุงเทพ')}`)).toEqual(['1กข 11']);
    expect(await plates('q=100%25')).toEqual([]);
    expect(await plates('due=lapsed')).toEqual(['1กข 11']);
    expect(await plates('due=30&sort=plate')).toEqual(['1กข 11', '1กข 22']);
    expect(await plates('from=2026-12-01&to=2026-12-31')).toEqual(['1กข 22']);
    expect(await plates('owner=company&site=amata')).toEqual([]);
    expect(await plates(`owner=${newId()}`)).toEqual([]);
    const page = await list('size=2&page=2&sort=plate');
    expect([page.total, page.rows.map(({ plate }) => plate)]).toEqual([3, ['1กข 33']]);
    expect((await list('sort=plate')).rows[0]?.nextExpiry).toEqual({
      type: 'tax',
      on: '2026-11-20',
    });
  });

  it.each(['sort=colour', 'size=201', 'page=0', 'status=lost', 'due=5', 'from=2026-02-30'])(
    'refuses %s',
    async (query) => {
      expect((await admin.get(`${root}?${query}`)).status).toBe(400);
    },
  );

  it('says which cars are out at this moment', async () => {
    const id = await tripsIn(admin.db).car();
    await insertBlackout(admin.db, id, '[2026-11-22T00:00:00Z,2026-11-24T00:00:00Z)');
    expect((await list()).rows[0]?.out).toEqual({
      type: 'repair',
      until: '2026-11-24T00:00:00.000Z',
    });
  });

  it('gives the form all 77 provinces in the language of the reader', async () => {
    const { body } = await admin.get<FleetOptions>('/admin/bookingnodriver/fleet-options');
    expect(body.provinces).toHaveLength(77);
    expect(body.provinces).toContainEqual({ code: 10, name: 'กรุงเทพมหานคร' });
  });
});

describe('the closed lists of a car', () => {
  const checkOf = async (table: string, column: string) => {
    const { rows } = await sql<{ text: string }>`
      select pg_get_constraintdef(oid) as text from pg_constraint
      where conname = ${`${table}_${column}_check`}`.execute(admin.db);
    return [...(rows[0]?.text ?? '').matchAll(/'([a-z_]+)'/g)].map(([, value]) => value);
  };

  test.each([
    ['car', 'class', carClasses],
    ['car', 'status', carStatuses],
    ['car', 'fuel', fuels],
    ['car', 'gearbox', gearboxes],
    ['car_document', 'type', carPapers],
  ] as const)('%s.%s are those of the database', async (table, column, values) => {
    expect(new Set(await checkOf(table, column))).toEqual(new Set<string>(values));
  });
});

describe('a paper', () => {
  const paper = { type: 'tax', number: 'T-1', expiresOn: '2027-01-31', fileId: null };

  it('is added with its file, put right, and never listed twice', async () => {
    const id = await tripsIn(admin.db).car();
    const content = { mediaType: 'application/pdf', content: pdf };
    const fileId = await insertFile(admin.db, admin.idOf('admin'), content);
    const path = `${root}/${id}/documents`;
    const added = await admin.send<CarDetail>('POST', path, { body: { ...paper, fileId } });
    expect(added.body).toMatchObject({
      documents: [{ ...paper, fileId, version: 1 }],
      nextExpiry: { type: 'tax', on: '2027-01-31' },
    });
    const again = await admin.send('POST', path, { body: paper });
    expect(again.body.error?.fields).toEqual({ expiresOn: 'paper_already' });
    const documentId = added.body.documents[0]?.id ?? '';
    const right = await admin.send<CarDetail>('PUT', `${path}/${documentId}`, {
      body: { ...paper, expiresOn: '2027-02-28', fileId },
    });
    expect(right.body.documents).toMatchObject([{ expiresOn: '2027-02-28', version: 2 }]);
    expect((await admin.send('PUT', `${path}/${documentId}`, { body: paper })).status).toBe(409);
  });

  it('can be read by every admin of a kind that the car serves, and by nobody else', async () => {
    const amata = tripsIn(admin.db, 'bookingwithdriveramata');
    const fileId = await insertFile(admin.db, admin.idOf('admin'));
    const body = { ...paper, fileId };
    const path = `/admin/bookingwithdriveramata/cars/${await amata.car()}/documents`;
    expect((await admin.send('POST', path, { body })).status).toBe(200);
    const read = async (role: 'one-kind admin' | 'employee') =>
      (await admin.get(`/employee/files/${fileId}`, role)).status;
    expect(await read('one-kind admin')).toBe(200);
    expect(await read('employee')).toBe(404);
  });

  it('belongs to its own car', async () => {
    const [one, other] = [await tripsIn(admin.db).car(), await tripsIn(admin.db).car()];
    const documentId = await insertPaper(admin.db, one);
    const path = `${root}/${other}/documents/${documentId}`;
    expect((await admin.send('PUT', path, { body: paper })).status).toBe(404);
  });
});

describe('an odometer', () => {
  it('rises freely and falls only with a reason', async () => {
    const id = await tripsIn(admin.db).car();
    const read = (km: number, reason: string | null = null) =>
      admin.send<CarDetail>('POST', `${root}/${id}/odometer`, { body: { km, reason } });
    expect((await read(1000)).body).toMatchObject({ odometer: 1000, version: 1 });
    expect((await read(900)).body.error?.fields).toEqual({ reason: 'odometer_falls' });
    expect((await read(900, 'เปลี่ยนหน้าปัด')).body).toMatchObject({
      odometer: 900,
      readings: [{ km: 900, reason: 'เปลี่ยนหน้าปัด' }, { km: 1000 }],
    });
  });
});
