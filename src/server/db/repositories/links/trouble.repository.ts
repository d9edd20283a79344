import { sql } from 'kysely';
import type { KindId } from '#kinds/registry';
import type { Db } from '../../client';
import { readRows } from '../../sql';

export const troubleRepository = (db: Db) => ({
  /** Who arranges one of these kinds for the company, and one whose pages they see. */
  arrangersOf: (kinds: readonly KindId[]) => readRows(db)<{ personId: string; kind: KindId }>`
      select a.person_id, (select min(k) from unnest(a.kinds) k where k = any (${sql.val(kinds)}::text[])) as kind
      from admin_user a
      where a.status = 1 and not a.supplier and a.kinds && ${sql.val(kinds)}::text[]`,
});
