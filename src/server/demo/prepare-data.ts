import { sql } from 'kysely';
import type { Db } from '../db/client';
import type { Env } from '../env';
import { seedDemo } from './seed-demo';
import { hasAdmin, seedFirstAdmin } from './seed-first-admin';

type Needs = {
  db: Db;
  now: () => Date;
  newId: () => string;
  onStep: (sentence: string) => void;
  onWarning: (sentence: string) => void;
};

// Any constant number does; every server of the product must use the same.
const lockKey = 7_240_003;

/** What a fresh database begins with. One transaction, so that a killed first start leaves nothing half done. */
export const prepareData = async (
  { demo, firstAdmin }: Pick<Env, 'demo' | 'firstAdmin'>,
  { db, now, newId, onStep, onWarning }: Needs,
): Promise<void> => {
  if (demo || firstAdmin !== undefined)
    await db.transaction().execute(async (tx) => {
      // Another server may be filling in the demo company: this one waits for it, however long that takes.
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx);
      const somebody = await tx.selectFrom('person').select('id').limit(1).executeTakeFirst();
      if (demo && !somebody) {
        onStep('Filling in the demo company');
        await seedDemo(tx, now());
      }
      if (firstAdmin !== undefined) await seedFirstAdmin(tx, firstAdmin, newId);
    });
  if (!(await hasAdmin(db)))
    onWarning('Nobody is an admin here yet: name the first one with FIRST_ADMIN and start again.');
};
