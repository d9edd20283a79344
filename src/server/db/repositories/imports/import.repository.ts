import { sql } from 'kysely';
import type { KnownCostCentre } from '#domain/people/import/cost-centres';
import type { KnownPlace } from '#domain/people/import/places';
import type { KnownPerson, PlannedEmployee } from '#domain/people/import/plan-employees';
import type { Db } from '../../client';

/** Rows as one parameter, so that a file of any length is one statement. */
const asRows = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

/** Who administers or decides something, and is somebody's already: a first sign-in name takes nothing from anybody. */
const isProtected = (now: Date) => sql<boolean>`(
  (sign_in_name is not null or oid is not null) and (
    exists (select from admin_user a where a.person_id = person.id)
    or exists (select from site s where s.fallback_approver_id = person.id)
    or exists (select from person e where e.manager_id = person.id and e.status = 'active')
    or exists (
      select from delegation d
      where d.to_id = person.id and d.revoked_at is null and upper(d.period) > ${now}
    )
  )
)`;

export const importRepository = (db: Db) => ({
  /** Until the file is in, nobody else writes here: two files at once would each be right alone. Reading goes on. */
  lock: () =>
    sql`lock table person, cost_centre, department, place in share row exclusive mode`.execute(db),

  departments: () => db.selectFrom('department').select(['id', 'nameTh', 'nameEn']).execute(),

  provinces: () => db.selectFrom('province').select(['code', 'nameTh', 'nameEn']).execute(),

  costCentres: (): Promise<KnownCostCentre[]> =>
    db
      .selectFrom('costCentre')
      .select(['id', 'code', 'nameTh', 'nameEn', 'departmentId', 'active'])
      .execute(),

  places: async (): Promise<KnownPlace[]> => {
    const rows = await db
      .selectFrom('place')
      .select([
        'id',
        'nameTh',
        'nameEn',
        'provinceCode',
        'siteId as site',
        'latitude',
        'longitude',
        'active',
      ])
      .execute();
    const degrees = (value: string | null) => (value === null ? null : Number(value));
    return rows.map((row) => ({
      ...row,
      latitude: degrees(row.latitude),
      longitude: degrees(row.longitude),
    }));
  },

  people: (now: Date): Promise<KnownPerson[]> =>
    db
      .selectFrom('person')
      .select([
        'id',
        'role',
        'employeeNo',
        'signInName',
        'firstNameTh',
        'lastNameTh',
        'firstNameEn',
        'lastNameEn',
        'nickname',
        'email',
        'phone',
        'siteId as site',
        'departmentId',
        'costCentreId',
        'managerId',
        sql<boolean>`status = 'active'`.as('works'),
        isProtected(now).as('isProtected'),
        sql<string | null>`(
          select r.sign_in_name from account_change c join account_record r on r.id = c.to_id
          where c.person_id = person.id and c.status = 'waiting'
        )`.as('awaitedSignInName'),
      ])
      .where('anonymisedAt', 'is', null)
      .execute(),

  fallbackApproverIds: async (): Promise<string[]> => {
    const rows = await db
      .selectFrom('site')
      .select('fallbackApproverId as id')
      .where('fallbackApproverId', 'is not', null)
      .execute();
    return rows.map(({ id }) => id!);
  },

  addDepartments: async (departments: readonly { id: string; name: string }[]): Promise<void> => {
    if (departments.length === 0) return;
    await db
      .insertInto('department')
      .values(departments.map(({ id, name }) => ({ id, nameTh: name, nameEn: name })))
      .execute();
  },

  /** The account that somebody signed in with stays theirs, whatever name a file gives it. */
  saveEmployees: (people: readonly PlannedEmployee[]) =>
    sql`
      insert into person (id, role, employee_no, sign_in_name, first_name_th, last_name_th, first_name_en,
        last_name_en, nickname, email, phone, site_id, department_id, cost_centre_id, manager_id, status)
      select id, 'employee', "employeeNo", "signInName", "firstNameTh", "lastNameTh", "firstNameEn",
        "lastNameEn", nickname, email, phone, site, "departmentId", "costCentreId", "managerId",
        case when works then 'active' else 'left' end
      from jsonb_to_recordset(${asRows(people.map(({ id, fields }) => ({ id, ...fields })))}) as r (
        id uuid, "employeeNo" text, "signInName" text, "firstNameTh" text, "lastNameTh" text,
        "firstNameEn" text, "lastNameEn" text, nickname text, email text, phone text, site text,
        "departmentId" uuid, "costCentreId" uuid, "managerId" uuid, works boolean)
      on conflict (id) do update set
        employee_no = excluded.employee_no, sign_in_name = excluded.sign_in_name,
        first_name_th = excluded.first_name_th, last_name_th = excluded.last_name_th,
        first_name_en = excluded.first_name_en, last_name_en = excluded.last_name_en,
        nickname = excluded.nickname, email = excluded.email, phone = excluded.phone,
        site_id = excluded.site_id, department_id = excluded.department_id,
        cost_centre_id = excluded.cost_centre_id, manager_id = excluded.manager_id,
        status = excluded.status`.execute(db),

  /** Who left administers nothing any more. Answers whose rights that took. */
  withdrawRights: async (people: readonly string[]): Promise<string[]> => {
    if (people.length === 0) return [];
    const rows = await db
      .updateTable('adminUser')
      .set({ status: 0 })
      .where('personId', 'in', people)
      .where('status', '=', 1)
      .returning('personId')
      .execute();
    return rows.map(({ personId }) => personId);
  },

  saveCostCentres: (rows: readonly KnownCostCentre[]) =>
    sql`
      insert into cost_centre (id, code, name_th, name_en, department_id, active)
      select id, code, "nameTh", "nameEn", "departmentId", active
      from jsonb_to_recordset(${asRows(rows)}) as r (
        id uuid, code text, "nameTh" text, "nameEn" text, "departmentId" uuid, active boolean)
      on conflict (id) do update set
        name_th = excluded.name_th, name_en = excluded.name_en,
        department_id = excluded.department_id, active = excluded.active`.execute(db),

  savePlaces: (rows: readonly KnownPlace[]) =>
    sql`
      insert into place (id, name_th, name_en, province_code, site_id, latitude, longitude, active)
      select id, "nameTh", "nameEn", "provinceCode", site, latitude, longitude, active
      from jsonb_to_recordset(${asRows(rows)}) as r (
        id uuid, "nameTh" text, "nameEn" text, "provinceCode" smallint, site text,
        latitude numeric, longitude numeric, active boolean)
      on conflict (id) do update set
        name_en = excluded.name_en, latitude = excluded.latitude, longitude = excluded.longitude,
        active = excluded.active`.execute(db),
});
