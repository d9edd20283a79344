import type { Db } from '../../client';
import { readRow, readRows } from '../../sql';

type ChannelBacklog = { channel: string; waiting: number; oldestSeconds: number };

/** What should have been done by now and is not. */
export const backlogRepository = (db: Db) => ({
  /** Jobs of the clock that failed last, or that nobody has run for so long after they were due. */
  lateJobs: async (now: Date, graceSeconds: number): Promise<string[]> => {
    const rows = await readRows(db)<{ name: string }>`
      select name from job_run
      where failures > 0 or due_at < ${now}::timestamptz - make_interval(secs => ${graceSeconds}) order by name`;
    return rows.map(({ name }) => name);
  },

  /** How many notices wait to be sent on each channel that has any, and for how long the oldest. */
  channels: (now: Date): Promise<ChannelBacklog[]> =>
    readRows(db)<ChannelBacklog>`
      select channel, count(*)::int as waiting,
        greatest(0, extract(epoch from ${now}::timestamptz - min(due_at)))::float8 as oldest_seconds
      from notice_delivery where status = 'waiting' group by channel order by channel`,

  /** Notices of which no server has decided yet where they go. */
  unplannedSeconds: async (now: Date): Promise<number> => {
    const row = await readRow(db)<{ seconds: number }>`
      select greatest(0, coalesce(extract(epoch from ${now}::timestamptz - min(at)), 0))::float8 as seconds
      from notice where planned_at is null`;
    return row?.seconds ?? 0;
  },
});
