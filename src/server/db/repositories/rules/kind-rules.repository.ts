import { sql } from 'kysely';
import type { KindLimits } from '#contract/rules';
import type { KindId } from '#kinds/registry';
import type { Day } from '#domain/dates/bangkok-time';
import type { SiteId } from '#domain/site-id';
import type { Db } from '../../client';

export type StoredRules = { site: SiteId; version: number; limits: KindLimits };

const timeOf = (time: string): string => time.slice(0, 5);

const columns = (limits: KindLimits) => ({
  notice_minutes: limits.noticeMinutes,
  horizon_days: limits.horizonDays,
  longest_minutes: limits.longestMinutes,
  buffer_minutes: limits.bufferMinutes,
  cancel_cutoff_minutes: limits.cancelCutoffMinutes,
  approval_levels: limits.approvalLevels,
  extra_approval_days: limits.extraApprovalDays,
  extra_approval_over: limits.extraApprovalOver,
  extra_approval_urgent: limits.extraApprovalUrgent,
  service_from: limits.serviceFrom,
  service_to: limits.serviceTo,
  service_days: limits.serviceDays,
  on_holidays: limits.onHolidays,
  day_cutoff: limits.dayCutoff,
  rating_days: limits.ratingDays,
  no_show_minutes: limits.noShowMinutes,
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
      site: row.site_id as SiteId,
      version: row.version,
      limits: {
        noticeMinutes: row.notice_minutes,
        horizonDays: row.horizon_days,
        longestMinutes: row.longest_minutes,
        bufferMinutes: row.buffer_minutes,
        cancelCutoffMinutes: row.cancel_cutoff_minutes,
        approvalLevels: row.approval_levels,
        extraApprovalDays: row.extra_approval_days,
        extraApprovalOver: row.extra_approval_over,
        extraApprovalUrgent: row.extra_approval_urgent,
        serviceFrom: timeOf(row.service_from),
        serviceTo: timeOf(row.service_to),
        serviceDays: row.service_days,
        onHolidays: row.on_holidays,
        dayCutoff: row.day_cutoff && timeOf(row.day_cutoff),
        ratingDays: row.rating_days,
        noShowMinutes: row.no_show_minutes,
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
      .select([
        'id',
        'day',
        'name_th as nameTh',
        'name_en as nameEn',
        sql<boolean>`kind is null`.as('everyKind'),
      ])
      .where((eb) => eb.or([eb('kind', 'is', null), eb('kind', '=', kind)]))
      .where('day', '>=', today)
      .orderBy('day')
      .orderBy('id')
      .execute(),

  findHoliday: (id: string) =>
    db
      .selectFrom('holiday')
      .select(['id', 'day', 'kind', 'name_th as nameTh', 'name_en as nameEn'])
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
        name_th: holiday.nameTh,
        name_en: holiday.nameEn,
      })
      .execute();
  },

  /** A day off that was a mistake leaves no trace but its events. */
  removeHoliday: async (id: string): Promise<void> => {
    await db.deleteFrom('holiday').where('id', '=', id).execute();
  },
});
