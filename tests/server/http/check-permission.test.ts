import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { noAdmin, permission } from '#contract/people';
import { newId } from '../../../src/server/new-id';
import { useTestDatabase } from '../../setup/test-database';
import { insertPeople } from '../support/people';
import { useTestServer } from '../support/test-server';

const database = useTestDatabase();
const { request } = useTestServer(database);
const path = '/employee/check-permission';

beforeEach(() => insertPeople(database.db).then(() => {}));

describe('§7 GET /employee/check-permission', () => {
  it('§7.4 tells an active admin who they are and what they may', async () => {
    const { status, body } = await request('one-kind admin', path);
    expect(status).toBe(200);
    expect(body).toEqual({
      admin_info: {
        first_name_en: 'Somchai',
        last_name_en: 'Jaidee',
        employee_no: 'E-one-kind admin',
        status: 1,
        booking_with_driver_nava_menu: 0,
        booking_no_driver_menu: 0,
        booking_during_day_menu: 0,
        booking_with_driver_amata_menu: 1,
        driver_menu: 0,
        admin_menu: 0,
        supplier: 0,
      },
      user_info: expect.objectContaining({ fullname: 'สมชาย ใจดี', is_approver: false }),
    });
    expect(v.is(permission, body)).toBe(true);
  });

  it('tells a supplier their flag', async () => {
    const { status, body } = await request('supplier', path);
    expect(status).toBe(200);
    expect(body['admin_info']).toMatchObject({ supplier: 1, driver_menu: 1, admin_menu: 0 });
  });

  it('§4.13 answers an employee who is no admin with 403 and their data', async () => {
    const { status, body } = await request('approver', path, {
      headers: { 'accept-language': 'en' },
    });
    expect(status).toBe(403);
    expect(body).toEqual({
      detail: {
        user_info: {
          fullname: 'Somchai Jaidee',
          employee_id: 'E-approver',
          is_approver: true,
          department: null,
          email: 'approver@siamparts.example',
          phone: '0812345678',
        },
      },
    });
    expect(v.is(noAdmin, body)).toBe(true);
  });

  it.each(['unknown', 'withdrawn supplier'] as const)(
    'answers an account that is nobody here (%s) with 403 and whom to ask',
    async (role) => {
      const { status, body } = await request(role, path);
      expect(status).toBe(403);
      expect(body).toEqual({
        detail: { code: 'unknown_employee', message: expect.stringMatching(/ทะเบียน/) },
      });
    },
  );

  it('§2 tells an account that is nobody here whom to call, in its language', async () => {
    await database.db
      .insertInto('contact')
      .values({
        id: newId(),
        service: 'app',
        nameTh: 'ฝ่ายไอที',
        nameEn: 'IT desk',
        roleTh: 'ดูแลระบบ',
        roleEn: 'Support',
        hoursTh: 'ทุกวัน',
        hoursEn: 'Every day',
        phone: '0812345678',
      })
      .execute();
    const { status, body } = await request('unknown', '/employee/contacts', {
      headers: { 'accept-language': 'en' },
    });
    expect(status).toBe(200);
    expect(body).toEqual([expect.objectContaining({ name: 'IT desk', phone: '0812345678' })]);
  });

  it('answers rejected and foreign accounts with 403, never 401', async () => {
    for (const role of ['rejected', 'foreign'] as const) {
      const { status, body } = await request(role, path);
      expect([status, body.error?.code]).toEqual([403, 'account_not_allowed']);
    }
  });

  it('§7.3 wants both token headers', async () => {
    expect((await request('nobody', path)).status).toBe(401);
    expect((await request('employee', path, { headers: { access_token: '' } })).status).toBe(401);
    expect((await request('employee', path, { headers: { id_token: '' } })).status).toBe(401);
  });

  it('when a right is taken away, says so at the next call', async () => {
    expect((await request('admin', path)).status).toBe(200);
    await database.db
      .updateTable('adminUser')
      .set({ kinds: sql`array_remove(kinds, 'bookingnodriver')` })
      .where('adminMenu', '=', true)
      .execute();
    expect((await request('admin', path)).body['admin_info']).toMatchObject({
      booking_no_driver_menu: 0,
    });
  });

  it('when a second account comes with the name of a pinned one, does not know it', async () => {
    expect((await request('employee', path)).status).toBe(403);
    await database.db
      .updateTable('person')
      .set({ oid: '00000000-0000-4000-8000-000000000000' })
      .where('employeeNo', '=', 'E-employee')
      .execute();
    expect((await request('employee', path)).body['detail']).toMatchObject({
      code: 'unknown_employee',
    });
  });
});
