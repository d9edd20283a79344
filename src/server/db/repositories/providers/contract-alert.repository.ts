import type { Day } from '#domain/dates/bangkok-time';
import { keepsProviders, kindIds } from '#kinds/registry';
import type { Db } from '../../client';
import type { Expiring } from '../../rows/fleet/expiring';
import { readRows } from '../../sql';

export const contractAlertRepository = (db: Db) => ({
  /** Contracts after which there is none with the provider yet; for the admins of those kinds that it serves whose pages show providers. */
  expiring: (from: Day, until: Day) => readRows(db)<Expiring>`
      select c.id, 'provider' as subject, c.provider_id as "subjectId", upper(c.period) - 1 as "expiresOn",
        jsonb_build_object('paper', 'contract', 'number', c.number) as params,
        array(
          select distinct a.person_id
          from admin_user a join provider_kind k on k.provider_id = c.provider_id
          where a.status = 1 and not a.supplier and k.kind = any(a.kinds)
            and k.kind = any(${kindIds.filter(keepsProviders)}::text[])
        ) as "adminIds"
      from contract c join provider p on p.id = c.provider_id
      where c.status = 'active' and p.status = 'active'
        and upper(c.period) - 1 between ${from} and ${until}
        and not exists (
          select from contract later
          where later.provider_id = c.provider_id and later.status = 'active'
            and (upper_inf(later.period) or upper(later.period) > upper(c.period)))
      order by upper(c.period), c.id`,
});
