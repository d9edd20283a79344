import { sql } from 'kysely';
import { placeholderNumber } from '#domain/people/placeholder-number';
import { kindIds } from '#kinds/registry';
import type { Db } from '../db/client';
import { StartError } from '../start-error';

const rights = {
  status: 1,
  kinds: [...kindIds],
  driverMenu: true,
  adminMenu: true,
  supplier: false,
  providerId: null,
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
      signInName,
      employeeNo: placeholderNumber(id),
      firstNameTh: name,
      lastNameTh: '',
      firstNameEn: name,
      lastNameEn: '',
      email: signInName,
      siteId: 'nava',
    })
    .execute();
  return id;
};

/** Whether somebody may manage admins. */
export const hasAdmin = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('adminUser')
    .select('personId')
    .where('status', '=', 1)
    .where('adminMenu', '=', true)
    .executeTakeFirst()) !== undefined;

/** Whoever the environment names may manage admins, as long as nobody else can. */
export const seedFirstAdmin = async (
  db: Db,
  signInName: string,
  newId: () => string,
): Promise<void> => {
  if (await hasAdmin(db)) return;
  const personId = await findOrAdd(db, signInName, newId);
  await db
    .insertInto('adminUser')
    .values({ personId, ...rights })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(rights))
    .execute();
};
