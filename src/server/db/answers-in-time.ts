import { sql } from 'kysely';
import type { Db } from './client';

/** Whether the database answers at all, soon enough for whoever watches over this server. */
export const answersInTime = async (db: Db, milliseconds: number): Promise<boolean> => {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), milliseconds).unref();
  });
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]);
};
