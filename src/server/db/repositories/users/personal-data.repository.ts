import { sql, type RawBuilder } from 'kysely';
import { FORGOTTEN } from '#kinds/request/book-again';
import type { DataSubject, PersonalData } from '#contract/personal-data';
import { openStates } from '#domain/booking/states';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { contains } from '../../list-query';
import { fullName, knownOfPerson, readRow, readRows } from '../../sql';

const SHOWN = 20;

/** Nothing of the person: files, hashes and keys, and what the product only needs for a moment. */
const LEFT_OUT = ['content', 'token_hash', 'pin_hash', 'p256dh', 'auth', 'code'];
const TECHNICAL = ['idempotency_key', 'line_code'];

/** What is nobody's but the person's: it goes with them. */
const OWN = [
  'notice',
  'notice_wish',
  'push_subscription',
  'line_friend',
  'line_code',
  'invitation',
  'saved_filter',
  'licence',
  'directory_user',
  'account_record',
  'idempotency_key',
];

type Reference = { table: string; column: string };

/** Every column of the schema that names a person, those of tables yet to come too. */
const findReferences = (db: Db): Promise<Reference[]> =>
  readRows(db)<Reference>`
    select c.conrelid::regclass::text as table, a.attname::text as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid in ('person'::regclass, 'driver'::regclass) and cardinality(c.conkey) = 1
      and c.conrelid::regclass::text <> all (${TECHNICAL})
    order by 1, 2`;

const rowsWhere = (db: Db, table: string, condition: RawBuilder<unknown>) =>
  readRows(db)<{ row: Record<string, unknown> }>`
    select to_jsonb(t) - ${LEFT_OUT}::text[] as row from ${sql.id(table)} t where ${condition}`;

const hasOpenBooking = sql<boolean>`exists (
  select from booking b left join passenger r on r.booking_id = b.id
  where b.status = any (${[...openStates]}) and p.id in (b.requester_id, b.traveller_id, r.person_id)
)`;

const select = (db: Db, language: Language) =>
  db.selectFrom('person as p').select([
    'p.id',
    fullName('p', language).as('name'),
    'p.employeeNo',
    sql<DataSubject['hindrance']>`case
        when p.anonymised_at is not null then 'erased'
        when p.status = 'active' then 'at_work'
        when ${hasOpenBooking} then 'open_bookings'
      end`.as('hindrance'),
  ]);

export const personalDataRepository = (db: Db) => ({
  find: (q: string, language: Language): Promise<DataSubject[]> =>
    select(db, language)
      .where('p.anonymisedAt', 'is', null)
      .where(contains(q, ...knownOfPerson))
      .orderBy('name')
      .orderBy('p.id')
      .limit(SHOWN)
      .execute(),

  read: (id: string, language: Language): Promise<DataSubject | undefined> =>
    select(db, language).where('p.id', '=', id).executeTakeFirst(),

  lock: (id: string) =>
    readRow(db)<{ id: string }>`select id from person where id = ${id} for no key update`,

  exportOf: async (id: string): Promise<PersonalData | undefined> => {
    const [person] = await rowsWhere(db, 'person', sql`t.id = ${id}`);
    if (!person) return undefined;
    const records: PersonalData['records'] = {};
    for (const { table, column } of await findReferences(db)) {
      const rows = await rowsWhere(db, table, sql`t.${sql.id(column)} = ${id}`);
      if (rows.length > 0) records[`${table}.${column}`] = rows.map(({ row }) => row);
    }
    const history = await rowsWhere(
      db,
      'event',
      sql`t.subject_id = ${id} and t.subject in ('person', 'account', 'admin_user', 'driver', 'licence')`,
    );
    if (history.length > 0) records['event.subject_id'] = history.map(({ row }) => row);
    return { person: person.row, records };
  },

  /**
   * Every other table knows the person by id only, or holds a copy that goes here. Bookings, trips, decisions and ratings
   * stay: they are the company's, and name nobody any more.
   */
  erase: async (id: string, at: Date): Promise<void> => {
    await sql`
      update person set first_name_th = 'ลบข้อมูลแล้ว', last_name_th = '', first_name_en = 'Erased', last_name_en = '',
        nickname = null, sign_in_name = null, tid = null, oid = null, employee_no = null, email = null, phone = null,
        photo_id = null, manager_id = null, anonymised_at = ${at}
      where id = ${id}`.execute(db);
    const copies = [
      sql`update booking set contact_phone = ${FORGOTTEN} where ${id} in (requester_id, traveller_id)`,
      // A change that was asked for holds the request as it was typed.
      sql`update booking_revision r set change = jsonb_set(change, '{request,contactPhone}', '"-"')
        from booking b where b.id = r.booking_id and ${id} in (b.requester_id, b.traveller_id)
          and jsonb_exists(change -> 'request', 'contactPhone')`,
      sql`update site set fallback_approver_id = null where fallback_approver_id = ${id}`,
      // Why somebody was away may say how they were.
      sql`update driver_leave set reason = null where driver_id = ${id}`,
      sql`delete from notice_delivery d using notice n where n.id = d.notice_id and n.person_id = ${id}`,
      sql`delete from account_change where person_id = ${id}`,
      ...OWN.map((table) => sql`delete from ${sql.id(table)} where person_id = ${id}`),
    ];
    for (const statement of copies) await statement.execute(db);
  },
});
