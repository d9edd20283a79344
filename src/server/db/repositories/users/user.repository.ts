import { sql } from 'kysely';
import type { ListPage } from '#contract/list';
import {
  menus,
  type Menu,
  type AdminUser,
  type AdminUserRow,
  type UserQuery,
} from '#contract/users';
import type { Rights, RightsHolder } from '#domain/access/decide-rights';
import { addDays, atMinute } from '#domain/dates/bangkok-time';
import type { Language } from '#domain/language';
import { flagsOf } from '#kinds/menu-flags';
import { fromRightColumns, hasFlag, toRightColumns, type RightColumns } from '../../admin-rights';
import { fullName } from '../../full-name';
import type { Db } from '../../client';
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
    .selectFrom('admin_user as a')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .leftJoin('provider', 'provider.id', 'a.provider_id')
    .select([
      'p.id',
      fullName('p', language).as('name'),
      'p.employee_no as employeeNo',
      'p.sign_in_name as signInName',
      'p.email',
      'p.phone',
      'a.provider_id',
      `provider.name_${language} as provider_name`,
      'a.status',
      'a.kinds',
      'a.driver_menu',
      'a.admin_menu',
      'a.supplier',
      'a.last_active_at',
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
  provider:
    row.provider_id === null ? null : { id: row.provider_id, name: row.provider_name ?? '' },
  active: row.status === 1,
  flags: menusOf(row),
  lastActiveAt: row.last_active_at?.toISOString() ?? null,
  hasLeft: row.hasLeft,
  isMe: row.isMe,
  version: row.version,
});

const toColumns = ({ active, flags, providerId }: Rights) => ({
  status: active ? 1 : 0,
  provider_id: providerId,
  ...toRightColumns(flags),
  supplier: providerId !== null,
});

export const userRepository = (db: Db) => ({
  list: (query: UserQuery, reader: Reader & { now: Date }): Promise<ListPage<AdminUserRow>> => {
    const { status, menu, site, provider, from, to, q } = query;
    const found = db
      .selectFrom('admin_user as a')
      .innerJoin('person as p', 'p.id', 'a.person_id')
      .leftJoin('provider', 'provider.id', 'a.provider_id')
      .select('p.id')
      .$if(status !== undefined, (some) =>
        some.where(
          'a.status',
          'in',
          status!.map((each) => (each === 'active' ? 1 : 0)),
        ),
      )
      .$if(menu !== undefined, (some) =>
        some.where((eb) => eb.or(menu!.map((flag) => hasFlag(flag, 'a')))),
      )
      .$if(site !== undefined, (some) => some.where('p.site_id', 'in', site!))
      .$if(provider !== undefined, (some) => some.where('a.provider_id', '=', provider!))
      .$if(from !== undefined, (some) =>
        some.where('a.last_active_at', '>=', new Date(atMinute(from!, 0))),
      )
      .$if(to !== undefined, (some) =>
        some.where('a.last_active_at', '<', new Date(atMinute(addDays(to!, 1), 0))),
      )
      .where(
        contains(
          q,
          sql`p.first_name_th || ' ' || p.last_name_th || ' ' || p.first_name_en || ' ' || p.last_name_en`,
          sql.ref('p.employee_no'),
          sql.ref('p.sign_in_name'),
          sql.ref('p.nickname'),
          sql`provider.name_th || ' ' || provider.name_en`,
        ),
      );
    return readFound(db, found, query, {
      sorts: {
        name: sql`${fullName('p', reader.language)} collate "th-x-icu"`,
        employeeNo: sql.ref('p.employee_no'),
        lastActiveAt: sql.ref('a.last_active_at'),
      },
      rowsOf: async (ids) =>
        (await select(db, reader).where('p.id', 'in', ids).execute()).map(toUser),
      now: reader.now,
    });
  },

  find: async (id: string, reader: Reader): Promise<AdminUser | undefined> => {
    const row = await select(db, reader).where('p.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const audit = await eventRepository(db).audit('admin_user', id, reader.language);
    return { ...toUser(row), audit };
  },

  /** What stands, locked, so that the event's "before" is true. */
  lockRights: async (id: string): Promise<(Rights & { version: number }) | undefined> => {
    const row = await db
      .selectFrom('admin_user')
      .selectAll()
      .where('person_id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return (
      row && {
        active: row.status === 1,
        flags: menusOf(row),
        providerId: row.provider_id,
        version: row.version,
      }
    );
  },

  lockHolder: async (
    by: { id: string } | { signInName: string },
  ): Promise<RightsHolder | undefined> => {
    const row = await db
      .selectFrom('person')
      .select(['id', 'role', sql<boolean>`status = 'active'`.as('isActive')])
      .where((eb) =>
        'id' in by
          ? eb('id', '=', by.id)
          : eb(sql`lower(sign_in_name)`, '=', by.signInName.toLowerCase()),
      )
      .forNoKeyUpdate()
      .executeTakeFirst();
    return row && { ...row, role: row.role as RightsHolder['role'] };
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
        sign_in_name: signInName,
        first_name_th: firstTh,
        last_name_th: lastTh,
        first_name_en: firstEn,
        last_name_en: lastEn,
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

  add: async (id: string, rights: Rights): Promise<void> => {
    await db
      .insertInto('admin_user')
      .values({ person_id: id, ...toColumns(rights) })
      .execute();
  },

  save: async (id: string, rights: Rights): Promise<void> => {
    await db.updateTable('admin_user').set(toColumns(rights)).where('person_id', '=', id).execute();
  },
});
