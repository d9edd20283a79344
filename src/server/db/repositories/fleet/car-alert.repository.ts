import type { Day } from '#domain/dates/bangkok-time';
import type { Db } from '../../client';
import type { Expiring } from '../../rows/fleet/expiring';
import { readRows } from '../../sql';

/** Papers of cars that somebody should be told about. */
export const carAlertRepository = (db: Db) => ({
  /** Of each type the one that counts, of cars still in use; for the admins of the kinds that they serve. */
  expiring: (from: Day, until: Day) => readRows(db)<Expiring>`
      select d.id, 'car' as subject, c.id as "subjectId", d.expires_on as "expiresOn",
        jsonb_build_object('plate', c.plate, 'paper', d.type) as params,
        array(
          select distinct a.person_id
          from admin_user a join car_kind k on k.car_id = c.id
          where a.status = 1 and not a.supplier and k.kind = any(a.kinds)
        ) as "adminIds"
      from car_document d join car c on c.id = d.car_id
      where d.expires_on between ${from} and ${until} and c.status <> 'retired'
        and not exists (
          select from car_document later
          where later.car_id = d.car_id and later.type = d.type and later.expires_on > d.expires_on)
      order by d.expires_on, d.id`,
});
