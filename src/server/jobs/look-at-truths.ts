import { dayOf, minuteOfDay } from '#domain/dates/bangkok-time';
import { noticeRepository } from '../db/repositories/notices/notice.repository';
import { truthCheckRepository } from '../db/repositories/service/truth-check.repository';
import { checkTruths } from '../db/truths/check-truths';
import type { Job } from './job';

/** When few are awake; a server that was off then looks as soon as it runs. */
const FROM_MINUTE = 2 * 60;

/** Right after a start people wait for their first answers. */
const AFTER_START_SECONDS = 10 * 60;

/** Looks every night whether anything that can never happen has happened, and tells whoever manages the service. */
export const lookAtTruths = (runsFor = () => process.uptime()): Job => ({
  name: 'look-at-truths',
  everySeconds: 300,
  run: async ({ db, now, newId, log }) => {
    if (runsFor() < AFTER_START_SECONDS) return;
    const checks = truthCheckRepository(db);
    const today = dayOf(now);
    const last = await checks.last();
    if (minuteOfDay(now) < FROM_MINUTE || (last && dayOf(last.checkedAt) === today)) return;
    const broken = await checkTruths(db);
    for (const { name, count, ids } of broken) {
      log.error({ truth: name, count, ids }, 'what can never happen has happened');
      const cause = `truth:${name}:${today}`;
      const alarm = { type: 'truth_broken', cause, params: { truth: name }, at: now } as const;
      await noticeRepository(db).addForAdmins(alarm, newId);
    }
    await checks.keep({ checkedAt: now, broken });
  },
});
