import { sql } from 'kysely';
import type { Db } from '../../../src/server/db/client';
import { newId } from '../../../src/server/new-id';
import { refreshFacts } from '../../../src/server/use-cases/reports/refresh-facts';

const ROUNDS = 4;
const EACH = 250;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const noting = [
  ['booking', 'booking_stale'],
  ['passenger', 'passenger_stale_new'],
] as const;

/** What the notes of changes add to a write, and what each makes the reports do afterwards. */
export const writeCost = async (db: Db) => {
  let number = 0;
  const write = async (): Promise<number> => {
    const [id, ref] = [newId(), `IN-2612-${String(++number).padStart(7, '0')}`];
    const start = performance.now();
    await db.transaction().execute(async (transaction) => {
      await sql`
        insert into booking (id, ref, kind, status, requester_id, traveller_id, contact_phone, cost_centre_id,
          purpose_code, starts_at, ends_at, seats, submitted_at)
        select ${id}, ${ref}, kind, 'approved', requester_id, traveller_id, contact_phone, cost_centre_id, purpose_code,
          starts_at, ends_at, seats, submitted_at
        from (select * from booking order by id limit 1) b`.execute(transaction);
      await sql`
        insert into passenger (id, booking_id, position, person_id, is_traveller)
        select ${newId()}, b.id, 0, b.traveller_id, true from booking b where b.id = ${id}`.execute(
        transaction,
      );
    });
    return performance.now() - start;
  };
  const noted: number[] = [];
  const plain: number[] = [];
  // In turns, so that a busy minute of the machine falls on both.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let each = 0; each < EACH; each += 1) noted.push(await write());
    for (const [table, name] of noting)
      await sql`alter table ${sql.table(table)} disable trigger ${sql.ref(name)}`.execute(db);
    for (let each = 0; each < EACH; each += 1) plain.push(await write());
    for (const [table, name] of noting)
      await sql`alter table ${sql.table(table)} enable trigger ${sql.ref(name)}`.execute(db);
  }
  const start = performance.now();
  await refreshFacts(db);
  const anew = (performance.now() - start) / (ROUNDS * EACH);
  return { noted: median(noted), plain: median(plain), anew, writes: ROUNDS * EACH };
};
