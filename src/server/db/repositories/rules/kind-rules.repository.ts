import { sql } from 'kysely';
import { namesOf } from '#contract/record-entries';
import { ruleFields } from '#contract/rule-fields';
import type { KindLimits } from '#contract/rules';
import type { KindId } from '#kinds/registry';
import { atMinute, dayOf, type Day } from '#domain/dates/bangkok-time';
import type { SiteId } from '#domain/site-id';
import type { Db } from '../../client';

export type StoredRules = { site: SiteId; version: number; limits: KindLimits };

const timeOf = (time: string): string => time.slice(0, 5);

export const kindRulesRepository = (db: Db) => ({
  find: async (kind: KindId, { lock }: { lock: boolean }): Promise<StoredRules> => {
    const { site, version, ...limits } = await db
      .selectFrom('kind')
      .select(['siteId as site', 'version', ...namesOf(ruleFields)])
      .where('id', '=', kind)
      .$if(lock, (some) => some.forNoKeyUpdate())
      .executeTakeFirstOrThrow();
    return {
      site,
      version,
      limits: {
        ...limits,
        serviceFrom: timeOf(limits.serviceFrom),
        serviceTo: timeOf(limits.serviceTo),
        dayCutoff: limits.dayCutoff && timeOf(limits.dayCutoff),
      },
    };
  },

  save: (kind: KindId, limits: KindLimits) =>
    db.updateTable('kind').set(limits).where('id', '=', kind).execute(),

  /** From today on: the company's, and this kind's own. */
  holidays: (kind: KindId, today: Day) =>
    db
      .selectFrom('holiday')
      .select(['id', 'day', 'nameTh', 'nameEn', sql<boolean>`kind is null`.as('everyKind')])
      .where((eb) => eb.or([eb('kind', 'is', null), eb('kind', '=', kind)]))
      .where('day', '>=', today)
      .orderBy('day')
      .orderBy('id')
      .execute(),

  terms: async (kind: KindId) => {
    const rows = await db
      .selectFrom('terms')
      .select(['number', 'validFrom', 'textTh', 'textEn'])
      .where('kind', '=', kind)
      .orderBy('number', 'desc')
      .execute();
    return rows.map((row) => ({ ...row, validFrom: dayOf(row.validFrom) }));
  },

  addTerms: (
    kind: KindId,
    number: number,
    { validFrom, ...texts }: { validFrom: Day; textTh: string; textEn: string },
  ) =>
    db
      .insertInto('terms')
      .values({ kind, number, ...texts, validFrom: atMinute(validFrom, 0) })
      .execute(),

  findHoliday: (id: string) =>
    db
      .selectFrom('holiday')
      .select(['id', 'day', 'kind', 'nameTh', 'nameEn'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  addHoliday: (
    id: string,
    holiday: { day: Day; kind: KindId | null; nameTh: string; nameEn: string },
  ) =>
    db
      .insertInto('holiday')
      .values({ id, ...holiday })
      .execute(),

  /** A day off that was a mistake leaves no trace but its events. */
  removeHoliday: (id: string) => db.deleteFrom('holiday').where('id', '=', id).execute(),
});
