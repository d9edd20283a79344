import { atMinute, dayOf } from '#domain/dates/bangkok-time';
import type { Job } from '../../../src/server/jobs/job';

type Tools = Parameters<Job['run']>[0];

export type JobTimes = { runs: number; slowestMs: number; totalMs: number };

/** The clock's jobs as `start-jobs` would run them, with hours in place of seconds between two looks. */
export const createRunner = (jobs: readonly Job[]) => {
  const last = new Map<string, Date>();
  const times = new Map<string, JobTimes>();

  const isDue = ({ name, everySeconds, atMinute: minute }: Job, now: Date): boolean => {
    const before = last.get(name);
    if (!before) return true;
    const today = minute === undefined ? undefined : new Date(atMinute(dayOf(now), minute));
    if (today) return before < today && today <= now;
    return now.getTime() - before.getTime() >= everySeconds * 1000;
  };

  return {
    times,
    runDue: async (tools: Tools): Promise<void> => {
      for (const job of jobs) {
        if (!isDue(job, tools.now)) continue;
        last.set(job.name, tools.now);
        const began = performance.now();
        await job.run(tools);
        const ms = performance.now() - began;
        const { runs, slowestMs, totalMs } = times.get(job.name) ?? {
          runs: 0,
          slowestMs: 0,
          totalMs: 0,
        };
        times.set(job.name, {
          runs: runs + 1,
          slowestMs: Math.max(slowestMs, ms),
          totalMs: totalMs + ms,
        });
      }
    },
  };
};
