import { addDays, dayOf } from '#domain/dates/bangkok-time';
import { alertOf, FIRST_ALERT_DAYS } from '#domain/fleet/expiry';
import { carAlertRepository } from '../db/repositories/fleet/car-alert.repository';
import { driverAlertRepository } from '../db/repositories/drivers/driver-alert.repository';
import { contractAlertRepository } from '../db/repositories/providers/contract-alert.repository';
import { noticeRepository } from '../db/repositories/notices/notice.repository';
import type { Job } from './job';

/**
 * Tells the admins of a car's or a provider's kinds, and those of drivers, 60, 30 and 7 days before a paper or a contract
 * lapses, once of each step.
 */
export const noteExpiringPapers: Job = {
  name: 'note-expiring-papers',
  everySeconds: 3600,
  run: async ({ db, now, newId }) => {
    const today = dayOf(now);
    const time = [today, addDays(today, FIRST_ALERT_DAYS)] as const;
    const papers = [
      ...(await carAlertRepository(db).expiring(...time)),
      ...(await driverAlertRepository(db).expiring(...time)),
      ...(await contractAlertRepository(db).expiring(...time)),
    ];
    await noticeRepository(db).addOthers(
      papers.flatMap(({ id, subject, subjectId, expiresOn, params, adminIds }) => {
        const days = alertOf(expiresOn, today);
        if (days === undefined) return [];
        const cause = `expiring:${id}:${expiresOn}:${days}`;
        const notice = { type: 'expiring', subject, subjectId, cause, at: now } as const;
        return adminIds.map((personId) => ({
          ...notice,
          id: newId(),
          personId,
          params: { ...params, days, expiresOn },
        }));
      }),
    );
  },
};
