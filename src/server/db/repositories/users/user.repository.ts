import { sql } from 'kysely';
import type { ListPage } from '#contract/list';
import { menus } from '#contract/user-fields';
import type { AdminUser, AdminUserRow, Menu, UserQuery } from '#contract/users';
import type { Rights, RightsHolder } from '#domain/access/decide-rights';
import type { Language } from '#domain/language';
import { flagsOf } from '#kinds/menu-flags';
import { fromRightColumns, hasFlag, toRightColumns, type RightColumns } from '../../admin-rights';
import type { Db } from '../../client';
import { fullName, inDays, inLanguage, knownOfPerson } from '../../sql';
import { contains, readFound } from '../../list-query';
import { eventRepository } from '../audit/event.repository';

type Reader = { me: string; language: Language };

export type NewSupplier = {
  signInName: string;
  nameTh: string;
  nameEn: string;
  phone: string | null;
};

const splitName = (name: string): [first: string, last: string] => {
  const [first = name, ...rest] = name.split(/\s+/);
  return [first, rest.join(' ')];
};

const select = (db: Db, { me, language }: Reader) =>
  db
    .selectFrom('adminUser as a')
    .innerJoin('person as p', 'p.id', 'a.personId')
    .leftJoin('provider', 'provider.id', 'a.providerId')
    .select([
      'p.id',
      fullName('p', language).as('name'),
      'p.employeeNo',
      'p.signInName',
      'p.email',
      'p.phone',
      'a.providerId',
      `${inLanguage('provider.name', language)} as providerName`,
      'a.status',
      'a.kinds',
      'a.driverMenu',
      'a.adminMenu',
      'a.supplier',
      'a.lastActiveAt',
      sql<boolean>`p.status = 'left'`.as('hasLeft'),
      sql<boolean>`p.id = ${me}`.as('isMe'),
      'a.version',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const menusOf = (row: RightColumns): Menu[] => {
  const flags = flagsOf(fromRightColumns(row));
  return menus.filter((menu) => flags.has(menu));
};

const toUser = (row: Row): AdminUserRow => ({
  id: row.id,
  name: row.name,
  employeeNo: row.employeeNo,
  signInName: row.signInName,
  email: row.email,
  phone: row.phone,
  isSupplier: row.supplier,
  provider: row.providerId === null ? null : { id: row.providerId, name: row.providerName ?? '' },
  active: row.status === 1,
  flags: menusOf(row),
  lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
  hasLeft: row.hasLeft,
  isMe: row.isMe,
  version: row.version,
});

const toColumns = ({ active, flags, providerId }: Rights) => ({
  status: active ? 1 : 0,
  providerId,
  ...toRightColumns(flags),
  supplier: providerId !== null,
});

export const userRepository = (db: Db) => ({
  list: (query: UserQuery, reader: Reader & { now: Date }): Promise<ListPage<AdminUserRow>> => {
    const { status, menu, site, provider, from, to, q } = query;
    const found = db
      .selectFrom('adminUser as a')
      .innerJoin('person as p', 'p.id', 'a.personId')
      .leftJoin('provider', 'provider.id', 'a.providerId')
      .select('p.id')
      .$if(status !== undefined, (some) =>
        some.where(
          'a.status',
          'in',
          status!.map((state) => (state === 'active' ? 1 : 0)),
        ),
      )
      .$if(menu !== undefined, (some) =>
        some.where((eb) => eb.or(menu!.map((flag) => hasFlag(flag, 'a')))),
      )
      .$if(site !== undefined, (some) => some.where('p.siteId', 'in', site!))
      .$if(provider !== undefined, (some) => some.where('a.providerId', '=', provider!))
      .where(inDays('a.lastActiveAt', { from, to }))
      .where(contains(q, ...knownOfPerson, sql`provider.name_th || ' ' || provider.name_en`));
    return readFound(db, found, query, {
      sorts: {
        name: sql`${fullName('p', reader.language)} collate "th-x-icu"`,
        employeeNo: sql.ref('p.employeeNo'),
        lastActiveAt: sql.ref('a.lastActiveAt'),
      },
      rowsOf: async (ids) =>
        (await select(db, reader).where('p.id', 'in', ids).execute()).map(toUser),
      now: reader.now,
    });
  },

  find: async (id: string, reader: Reader): Promise<AdminUser | undefined> => {
    const row = await select(db, reader).where('p.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const audit = await eventRepository(db).audit({ subject: 'admin_user', id }, reader.language);
    return { ...toUser(row), audit };
  },

  /** What stands, locked, so that the event's "before" is true. */
  lockRights: async (id: string): Promise<(Rights & { version: number }) | undefined> => {
    const row = await db
      .selectFrom('adminUser')
      .selectAll()
      .where('personId', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return (
      row && {
        active: row.status === 1,
        flags: menusOf(row),
        providerId: row.providerId,
        version: row.version,
      }
    );
  },

  lockHolder: async (
    by: { id: string } | { signInName: string },
  ): Promise<RightsHolder | undefined> => {
    return db
      .selectFrom('person')
      .select(['id', 'role', sql<boolean>`status = 'active'`.as('isActive')])
      .where((eb) =>
        'id' in by
          ? eb('id', '=', by.id)
          : eb(sql`lower(sign_in_name)`, '=', by.signInName.toLowerCase()),
      )
      .forNoKeyUpdate()
      .executeTakeFirst();
  },

  addSupplier: async (
    id: string,
    { signInName, nameTh, nameEn, phone }: NewSupplier,
  ): Promise<void> => {
    const [firstTh, lastTh] = splitName(nameTh);
    const [firstEn, lastEn] = splitName(nameEn);
    await db
      .insertInto('person')
      .values({
        id,
        role: 'supplier',
        signInName,
        firstNameTh: firstTh,
        lastNameTh: lastTh,
        firstNameEn: firstEn,
        lastNameEn: lastEn,
        email: signInName,
        phone,
      })
      .execute();
  },

  isActiveProvider: async (id: string): Promise<boolean> =>
    (await db
      .selectFrom('provider')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'active')
      .executeTakeFirst()) !== undefined,

  add: (id: string, rights: Rights) =>
    db
      .insertInto('adminUser')
      .values({ personId: id, ...toColumns(rights) })
      .execute(),

  /** Whether no younger token than this has spoken. */
  noteRoles: async (id: string, rolesAt: Date): Promise<boolean> => {
    const noted = await db
      .updateTable('adminUser')
      .set({ rolesAt })
      .where('personId', '=', id)
      .where((eb) => eb.or([eb('rolesAt', 'is', null), eb('rolesAt', '<', rolesAt)]))
      .returning('personId')
      .executeTakeFirst();
    return noted !== undefined;
  },

  save: (id: string, rights: Rights) =>
    db.updateTable('adminUser').set(toColumns(rights)).where('personId', '=', id).execute(),
});
