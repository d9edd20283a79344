import { describe, expect, it } from 'vitest';
import type { CarRow } from '#contract/fleet';
import type { ImportAnswer } from '#contract/import';
import type { ListPage } from '#contract/list';
import { importRowOf } from '../support/fleet';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();
const kind = '/admin/bookingwithdrivernava';

const send = (rows: object[], check = false) =>
  admin.send<ImportAnswer>('POST', `${kind}/car-imports`, { body: { rows, check } });
const cars = async () => (await admin.get<ListPage<CarRow>>(`${kind}/cars?sort=plate`)).body;

describe('a file of cars', () => {
  it('is imported as a whole, each with its kind, odometer and event', async () => {
    const rows = [
      importRowOf({ plate: '1กข 1', odometer: 500, provinceCode: 'กทม.' }),
      importRowOf({ plate: '1กข2', provinceCode: 'chon buri' }),
    ];
    expect((await send(rows, true)).body).toEqual({ imported: 0, unchanged: 0, problems: [] });
    expect((await cars()).total).toBe(0);
    expect((await send(rows)).body).toEqual({ imported: 2, unchanged: 0, problems: [] });
    expect((await cars()).rows).toMatchObject([
      { plate: '1กข 1', odometer: 500, kinds: ['bookingwithdrivernava'] },
      { plate: '1กข 2', province: 'ชลบุรี' },
    ]);
    expect((await admin.events('car')).map(({ action }) => action)).toEqual(['import', 'import']);
  });

  it('names everything that is wrong, row by row, and imports nothing', async () => {
    await send([importRowOf({ plate: '9กก 9' })]);
    const { status, body } = await send([
      importRowOf(),
      importRowOf({ plate: '9กก9', brand: 'Other' }),
      importRowOf({ seats: 'สิบ', fuel: 'ถ่าน', provinceCode: 'แอตแลนติส' }),
      importRowOf({ brand: null, colour: '' }),
      importRowOf(),
      importRowOf({ plate: 'ผิด', providerId: 'ไม่มี', contractId: '7' }),
    ]);
    expect(status).toBe(200);
    expect(body).toEqual({
      imported: 0,
      unchanged: 0,
      problems: [
        { row: 1, fields: { plate: 'taken' } },
        { row: 2, fields: { seats: 'invalid', fuel: 'invalid', provinceCode: 'unknown' } },
        { row: 3, fields: { brand: 'required', colour: 'required' } },
        { row: 4, fields: { plate: 'listed_twice' } },
        {
          row: 5,
          fields: { plate: 'not_a_plate', providerId: 'unknown', contractId: 'unknown' },
        },
      ],
    });
    expect((await cars()).total).toBe(1);
  });

  it('changes nothing when it comes again, and adds what is new in it', async () => {
    await send([importRowOf({ plate: '3กข 3' }), importRowOf({ plate: '3กข 4' })]);
    const longer = [
      // It has run since.
      importRowOf({ plate: '3กข 3', odometer: 99_999 }),
      importRowOf({ plate: '3กข 4' }),
      importRowOf({ plate: '3กข 5' }),
    ];
    expect((await send(longer, true)).body).toEqual({ imported: 0, unchanged: 2, problems: [] });
    expect((await send(longer)).body).toEqual({ imported: 1, unchanged: 2, problems: [] });
    expect((await send(longer)).body).toEqual({ imported: 0, unchanged: 3, problems: [] });
    expect((await cars()).total).toBe(3);
  });

  it('finds a provider and its contract by name and number', async () => {
    const providerId = await admin.company.provider();
    const { nameEn } = await admin.db
      .selectFrom('provider')
      .select('nameEn')
      .where('id', '=', providerId)
      .executeTakeFirstOrThrow();
    await send([importRowOf({ providerId: nameEn.toUpperCase() })]);
    expect((await cars()).rows[0]?.provider).toBeTruthy();
  });

  it.each(['รถบริษัท', 'Company', ''])(
    'reads a car of the company as its own export names the owner: “%s”',
    async (owner) => {
      await send([importRowOf({ providerId: owner })]);
      expect((await cars()).rows).toMatchObject([{ provider: null }]);
    },
  );

  it('takes no more rows than it says', async () => {
    const rows = Array.from({ length: 1001 }, () => importRowOf());
    expect((await send(rows)).body.error?.fields).toEqual({ rows: 'too_many' });
    expect((await send([])).body.error?.fields).toEqual({ rows: 'required' });
  });
});
