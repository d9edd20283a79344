import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../client';
import { readRows } from '../sql';

type Reference = {
  name: string;
  child: string;
  parent: string;
  columns: string[];
  named: string[];
};

/** Rows that name others which are not there, of every reference of the schema. */
export const namesOfNothing = async (db: Db): Promise<RawBuilder<unknown>> => {
  const references = await readRows(db)<Reference>`
    select c.conname as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
      array(select attname::text from unnest(c.conkey) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number order by place) as columns,
      array(select attname::text from unnest(c.confkey) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number order by place) as named
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by c.conname`;
  const broken = references.map(({ name, child, parent, columns, named }) => {
    const isSet = columns.map((column) => `c.${column} is not null`).join(' and ');
    const isIt = columns.map((column, index) => `p.${named[index]} = c.${column}`).join(' and ');
    return sql`select ${sql.lit(name)} as id from ${sql.raw(child)} c
      where ${sql.raw(isSet)} and not exists (select from ${sql.raw(parent)} p where ${sql.raw(isIt)})`;
  });
  return sql.join(broken, sql` union all `);
};

/** What makes the worst impossible, by name: neither gone nor switched off, nor any other rule or trigger. */
const constraints = [
  'car_claim_once',
  'driver_claim_once',
  'assignment_one_car_at_a_time',
  'self_drive_once',
  'delegation_one_at_a_time',
  'trip_departure_once',
  'rating_once',
  'notice_once',
  'idempotency_key_pkey',
];
const triggers = [
  'booking_seats_taken',
  'booking_seats_changed',
  'seat_offer_seats',
  'trip_capacity',
  'assignment_claims',
  'booking_claims',
  'booking_claims_changed',
  'car_blackout_claims',
  'driver_leave_claims',
  'approval_not_own',
  'event_append_only',
  'event_keep_all',
  'admin_user_keep_last',
  'expense_month_locked',
  'expense_month_locked_opens',
  'self_drive_of_booking',
];

export const guardsOff: RawBuilder<unknown> = sql`
  select conname::text as id from pg_constraint
  where connamespace = 'public'::regnamespace and not convalidated
  union
  select t.tgname::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and t.tgenabled <> 'O'
  union
  select name from unnest(${constraints}::text[]) name
  where not exists (select from pg_constraint where conname = name)
  union
  select name from unnest(${triggers}::text[]) name
  where not exists (select from pg_trigger where tgname = name)`;
