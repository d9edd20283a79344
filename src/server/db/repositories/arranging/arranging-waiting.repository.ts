import { sql } from 'kysely';
import type { KindId } from '#kinds/registry';
import type { Instant } from '#domain/dates/bangkok-time';
import type { Db } from '../../client';
import { readRows } from '../../sql';

type Of = { kind: KindId; providerId: string | null };
type Period = { from: Date; until: Instant };

/** The same that a dispatcher's list counts, over several days: a supplier acts on what is offered, the company on the rest. */
export const arrangingWaitingRepository = (db: Db) => ({
  find: async (
    { kind, providerId }: Of,
    { from, until }: Period,
  ): Promise<{ count: number; first: Instant | null }> => {
    const open =
      providerId === null ? ['planned', 'accepted', 'declined'] : ['offered', 'accepted'];
    const [row] = await readRows(db)<{ count: number; first: Instant | null }>`
      with waiting as (
        select b.starts_at from booking b
        where ${providerId}::uuid is null and b.kind = ${kind} and b.status = 'approved' and b.trip_id is null
          and b.ends_at > ${from}
        union all
        select t.starts_at from trip t
        where t.kind = ${kind} and t.status = any (${sql.val(open)}::text[]) and t.ends_at > ${from}
          and (${providerId}::uuid is null or t.provider_id = ${providerId}::uuid)
          and (t.status in ('declined', 'offered') or not exists (
            select from assignment a where a.trip_id = t.id and a.released_at is null
              and (a.driver_id is not null or not t.with_driver)))
      )
      select count(*) filter (where starts_at < ${until}::timestamptz) as count, min(starts_at) as first from waiting`;
    return row ?? { count: 0, first: null };
  },
});
