import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { UserOptions } from '#contract/users';
import type { Language } from '#domain/language';
import type { SiteId } from '#domain/site-id';
import { fullName, inLanguage, withNestedRows } from '../../sql';
import type { Db } from '../../client';

const inThai = (name: string) => sql`${sql.ref(name)} collate "th-x-icu"`;

export const userOptionsRepository = (db: Db) => ({
  read: (language: Language): Promise<Omit<UserOptions, 'rightsByRoles'>> =>
    withNestedRows(db)
      .selectNoFrom((eb) => [
        jsonArrayFrom(
          eb
            .selectFrom('provider')
            .select(['id', `${inLanguage('name', language)} as name`])
            .where('status', '=', 'active')
            .orderBy(inThai(inLanguage('name', language))),
        ).as('providers'),
        jsonArrayFrom(
          eb
            .selectFrom('adminUser as a')
            .innerJoin('person as p', 'p.id', 'a.personId')
            .select(['p.id', fullName('p', language).as('name')])
            .where('a.status', '=', 1)
            .where('a.adminMenu', '=', true)
            .where('p.status', '=', 'active')
            .orderBy(sql`${fullName('p', language)} collate "th-x-icu"`),
        ).as('owners'),
        jsonArrayFrom(
          eb
            .selectFrom('site')
            .leftJoin('person as p', 'p.id', 'site.fallbackApproverId')
            .select((site) => [
              'site.id',
              `${inLanguage('site.name', language)} as name`,
              sql<{ id: string; name: string } | null>`case when p.id is not null then
                jsonb_build_object('id', p.id, 'name', ${fullName('p', language)}) end`.as(
                'fallbackApprover',
              ),
              site
                .selectFrom('person as e')
                .select(sql<number>`count(*)::int`.as('count'))
                .whereRef('e.siteId', '=', 'site.id')
                .where('e.role', '=', 'employee')
                .where('e.status', '=', 'active')
                .where('e.managerId', 'is', null)
                .as('withoutManager'),
              'site.version',
            ])
            .orderBy('site.id', 'desc'),
        ).as('sites'),
      ])
      .executeTakeFirstOrThrow() as Promise<UserOptions>,

  lockSite: async (
    site: SiteId,
  ): Promise<{ version: number; fallbackApproverId: string | null } | undefined> =>
    db
      .selectFrom('site')
      .select(['version', 'fallbackApproverId'])
      .where('id', '=', site)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  setFallbackApprover: (site: SiteId, personId: string | null) =>
    db.updateTable('site').set({ fallbackApproverId: personId }).where('id', '=', site).execute(),

  /** Locked, so that nobody leaves between the look and the commit. */
  isEmployeeAtWork: async (id: string): Promise<boolean> =>
    (await db
      .selectFrom('person')
      .select('id')
      .where('id', '=', id)
      .where('role', '=', 'employee')
      .where('status', '=', 'active')
      .forShare()
      .executeTakeFirst()) !== undefined,

  isOwner: async (id: string): Promise<boolean> =>
    (await db
      .selectFrom('adminUser as a')
      .innerJoin('person as p', 'p.id', 'a.personId')
      .select('p.id')
      .where('p.id', '=', id)
      .where('a.status', '=', 1)
      .where('a.adminMenu', '=', true)
      .where('p.status', '=', 'active')
      .executeTakeFirst()) !== undefined,
});
