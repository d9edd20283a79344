import { sql } from 'kysely';
import type { KindLimits } from '#contract/rules';
import type { KindId } from '#kinds/registry';
import type { Day } from '#domain/dates/bangkok-time';
import type { SiteId } from '#domain/site-id';
import type { Db } from '../../client';

export type StoredRules = { site: SiteId; version: number; limits: KindLimits };

const timeOf = (time: string): string => time.slice(0, 5);

const columns = (limits: KindLimits) => ({
  noticeMinutes: limits.noticeMinutes,
  horizonDays: limits.horizonDays,
  longestMinutes: limits.longestMinutes,
  bufferMinutes: limits.bufferMinutes,
  cancelCutoffMinutes: limits.cancelCutoffMinutes,
  approvalLevels: limits.approvalLevels,
  extraApprovalDays: limits.extraApprovalDays,
  extraApprovalOver: limits.extraApprovalOver,
  extraApprovalUrgent: limits.extraApprovalUrgent,
  serviceFrom: limits.serviceFrom,
  serviceTo: limits.serviceTo,
  serviceDays: limits.serviceDays,
  onHolidays: limits.onHolidays,
  dayCutoff: limits.dayCutoff,
  ratingDays: limits.ratingDays,
  noShowMinutes: limits.noShowMinutes,
});

export const kindRulesRepository = (db: Db) => ({
  find: async (kind: KindId, { lock }: { lock: boolean }): Promise<StoredRules> => {
    const row = await db
      .selectFrom('kind')
      .selectAll()
      .where('id', '=', kind)
      .$if(lock, (some) => some.forNoKeyUpdate())
      .executeTakeFirstOrThrow();
    return {
      site: row.siteId as SiteId,
      version: row.version,
      limits: {
        noticeMinutes: row.noticeMinutes,
        horizonDays: row.horizonDays,
        longestMinutes: row.longestMinutes,
        bufferMinutes: row.bufferMinutes,
        cancelCutoffMinutes: row.cancelCutoffMinutes,
        approvalLevels: row.approvalLevels,
        extraApprovalDays: row.extraApprovalDays,
        extraApprovalOver: row.extraApprovalOver,
        extraApprovalUrgent: row.extraApprovalUrgent,
        serviceFrom: timeOf(row.serviceFrom),
        serviceTo: timeOf(row.serviceTo),
        serviceDays: row.serviceDays,
        onHolidays: row.onHolidays,
        dayCutoff: row.dayCutoff && timeOf(row.dayCutoff),
        ratingDays: row.ratingDays,
        noShowMinutes: row.noShowMinutes,
      },
    };
  },

  save: async (kind: KindId, limits: KindLimits): Promise<void> => {
    await db.updateTable('kind').set(columns(limits)).where('id', '=', kind).execute();
  },

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

  findHoliday: (id: string) =>
    db
      .selectFrom('holiday')
      .select(['id', 'day', 'kind', 'nameTh', 'nameEn'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  addHoliday: async (
    id: string,
    holiday: { day: Day; kind: KindId | null; nameTh: string; nameEn: string },
  ): Promise<void> => {
    await db
      .insertInto('holiday')
      .values({
        id,
        day: holiday.day,
        kind: holiday.kind,
        nameTh: holiday.nameTh,
        nameEn: holiday.nameEn,
      })
      .execute();
  },

  /** A day off that was a mistake leaves no trace but its events. */
  removeHoliday: async (id: string): Promise<void> => {
    await db.deleteFrom('holiday').where('id', '=', id).execute();
  },
});
