import { sql } from 'kysely';
import type { Db } from '../../client';
import { readRows } from '../../sql';

type Concerned = { bookingId: string; personId: string };

export const arrangingPeopleRepository = (db: Db) => ({
  /** Who asked, who travels and who rides along: whom a change of the booking concerns. */
  concerned: (bookingIds: readonly string[]) => readRows(db)<Concerned>`
      select b.id as "bookingId", person.id as "personId"
      from booking b
      cross join lateral (
        select b.requester_id as id
        union select b.traveller_id
        union select p.person_id from passenger p where p.booking_id = b.id
      ) person
      where b.id = any (${sql.val(bookingIds)}::uuid[]) and person.id is not null`,

  /** Who was aboard, and may say how it was. */
  riders: (bookingIds: readonly string[]) => readRows(db)<Concerned>`
      select booking_id, person_id from passenger
      where booking_id = any (${sql.val(bookingIds)}::uuid[])
        and person_id is not null and attended is not false`,
});
