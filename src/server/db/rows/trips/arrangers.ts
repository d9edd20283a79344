import { sql, type RawBuilder } from 'kysely';

/** Who arranges a kind for the company. */
export const arrangersOf = (kind: RawBuilder<unknown>): RawBuilder<string[]> => sql`array(
  select arranger.person_id from admin_user arranger
  where arranger.status = 1 and not arranger.supplier and ${kind} = any(arranger.kinds))`;
