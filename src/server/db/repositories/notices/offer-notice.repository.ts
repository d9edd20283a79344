import { sql } from 'kysely';
import type { Db } from '../../client';
import { iso, readRows } from '../../sql';
import { noticeRepository } from './notice.repository';

type Told = {
  tripId: string;
  cause: string;
  at: Date;
  /** The trip is this provider's no more, which had accepted it; and whom it would have carried. */
  lost?: { providerId: string; bookingIds: readonly string[] };
};

/** What the dispatchers of a provider are told of a trip. */
export const offerNoticeRepository = (db: Db) => ({
  /** It waits for their answer; or, where it is lost, no car of theirs is wanted any more. */
  add: async ({ tripId, cause, at, lost }: Told, newId: () => string): Promise<void> => {
    const riders = lost
      ? sql`b.id = any (${sql.val(lost.bookingIds)}::uuid[])`
      : sql`b.trip_id = t.id`;
    const matter = lost ? { matter: 'withdrawn' } : {};
    const people = await readRows(db)<{ personId: string; params: Record<string, string> }>`
      select a.person_id, jsonb_build_object('kind', t.kind, 'startsAt', ${iso('t.starts_at')},
        'ref', (select string_agg(b.ref, ', ' order by b.ref) from booking b where ${riders}),
        'day', to_char(t.starts_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD')) as params
      from trip t join admin_user a on a.provider_id = coalesce(${lost?.providerId ?? null}::uuid, t.provider_id)
        and t.kind = any(a.kinds)
      where t.id = ${tripId} and a.supplier and a.status = 1`;
    await noticeRepository(db).addOthers(
      people.map(({ personId, params }) => ({
        id: newId(),
        personId,
        type: 'trip_offered',
        subject: 'trip',
        subjectId: tripId,
        cause,
        params: { ...params, ...matter },
        at,
      })),
    );
  },
});
