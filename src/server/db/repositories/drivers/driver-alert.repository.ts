import type { Day } from '#domain/dates/bangkok-time';
import type { Db } from '../../client';
import type { Expiring } from '../../rows/fleet/expiring';
import { readRows } from '../../sql';

export const driverAlertRepository = (db: Db) => ({
  /** Licences, medical certificates and trainings of those who drive; for the admins of drivers, suppliers left out. */
  expiring: (from: Day, until: Day) => readRows(db)<Expiring>`
      select d.id || ':' || paper.type as id, 'driver' as subject, d.id as "subjectId",
        paper.expires_on as "expiresOn",
        -- No name: a notice outlives the person's record.
        jsonb_build_object('paper', paper.type) as params,
        array(
          select a.person_id from admin_user a
          where a.status = 1 and not a.supplier and a.driver_menu
        ) as "adminIds"
      from driver d
      left join licence l on l.person_id = d.id
      cross join lateral (values
        ('licence', l.expires_on),
        ('medical', d.medical_expires_on),
        ('training', d.training_expires_on)
      ) as paper (type, expires_on)
      where d.status <> 'left' and paper.expires_on between ${from} and ${until}
      order by paper.expires_on, d.id, paper.type`,
});
