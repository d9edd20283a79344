import { sql } from 'kysely';
import { placeholderNumber } from '#domain/people/placeholder-number';
import { kindIds } from '#kinds/registry';
import type { Db } from '../db/client';
import { StartError } from '../start-error';

const rights = {
  status: 1,
  kinds: [...kindIds],
  driver_menu: true,
  admin_menu: true,
  supplier: false,
  provider_id: null,
};

const findOrAdd = async (db: Db, signInName: string, newId: () => string): Promise<string> => {
  const known = await db
    .selectFrom('person')
    .select(['id', 'role', 'status'])
    .where(sql`lower(sign_in_name)`, '=', signInName.toLowerCase())
    .executeTakeFirst();
  if (known && (known.role !== 'employee' || known.status !== 'active'))
    throw new StartError(
      `FIRST_ADMIN names ${signInName}, who is no employee at work here: name somebody else.`,
    );
  if (known) return known.id;
  const id = newId();
  const [name = signInName] = signInName.split('@');
  await db
    .insertInto('person')
    .values({
      id,
      role: 'employee',
      sign_in_name: signInName,
      employee_no: placeholderNumber(id),
      first_name_th: name,
      last_name_th: '',
      first_name_en: name,
      last_name_en: '',
      email: signInName,
      site_id: 'nava',
    })
    .execute();
  return id;
};

/** Whether somebody may manage admins. */
export const hasAdmin = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('admin_user')
    .select('person_id')
    .where('status', '=', 1)
    .where('admin_menu', '=', true)
    .executeTakeFirst()) !== undefined;

/** Whoever the environment names may manage admins, as long as nobody else can. */
export const seedFirstAdmin = async (
  db: Db,
  signInName: string,
  newId: () => string,
): Promise<void> => {
  if (await hasAdmin(db)) return;
  const person_id = await findOrAdd(db, signInName, newId);
  await db
    .insertInto('admin_user')
    .values({ person_id, ...rights })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(rights))
    .execute();
};
