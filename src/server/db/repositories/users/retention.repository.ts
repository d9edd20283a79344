import { sql, type RawBuilder } from 'kysely';
import { FORGOTTEN } from '#kinds/request/book-again';
import { openStates } from '#domain/booking/states';
import type { Db } from '../../client';
import { readRows } from '../../sql';

type Retention = { code: 'phones' | 'photos' | 'notices'; before: Date };

/** In one transaction, so that nobody waits for a whole year of them. */
const BATCH = 500;

const isOver = (before: Date) =>
  sql`b.ends_at < ${before} and b.status <> all (${[...openStates]})`;

/** Each forgets some of what is due, and says of how many. */
const forgetting: Record<Retention['code'], (before: Date) => readonly RawBuilder<unknown>[]> = {
  phones: (before) => [
    sql`update booking set contact_phone = ${FORGOTTEN} where id in (
      select b.id from booking b where ${isOver(before)} and b.contact_phone <> ${FORGOTTEN} limit ${BATCH})`,
    sql`update passenger set guest_name = ${FORGOTTEN}, guest_phone = null where id in (
      select p.id from passenger p join booking b on b.id = p.booking_id
      where ${isOver(before)} and (p.guest_name <> ${FORGOTTEN} or p.guest_phone is not null) limit ${BATCH})`,
    // A change that was asked for holds the request as it was typed.
    sql`update booking_revision set change = '{}' where id in (
      select r.id from booking_revision r join booking b on b.id = r.booking_id
      where ${isOver(before)} and r.closed_at is not null and r.change <> '{}' limit ${BATCH})`,
  ],
  // The files themselves go a little later, as all that nothing names.
  photos: (before) => [
    sql`delete from handover_photo where file_id in (
      select p.file_id from handover_photo p join handover h on h.id = p.handover_id
      where h.at < ${before} limit ${BATCH})`,
    sql`delete from booking_attachment where file_id in (
      select a.file_id from booking_attachment a join booking b on b.id = a.booking_id
      where ${isOver(before)} limit ${BATCH})`,
    sql`update mark set file_id = null where id in (
      select id from mark where file_id is not null and at < ${before} limit ${BATCH})`,
    sql`update licence set photo_id = null where person_id in (
      select person_id from licence
      where photo_id is not null and expires_on < ${before}::timestamptz::date limit ${BATCH})`,
  ],
  notices: (before) => [
    sql`with gone as (select id from notice where at < ${before} limit ${BATCH}),
      undelivered as (delete from notice_delivery where notice_id in (select id from gone))
      delete from notice where id in (select id from gone)`,
  ],
};

export const retentionRepository = (db: Db) => ({
  /** What the company has said to forget, and how old it must be. */
  due: (now: Date): Promise<Retention[]> =>
    readRows(db)<Retention>`
      select code, ${now}::timestamptz - make_interval(months => months) as before
      from retention where active order by code`,

  /** Whether there may be more of it. */
  forget: async ({ code, before }: Retention): Promise<boolean> => {
    let hasMore = false;
    for (const statement of forgetting[code](before)) {
      const { numAffectedRows } = await statement.execute(db);
      if (Number(numAffectedRows ?? 0) === BATCH) hasMore = true;
    }
    return hasMore;
  },
});
