import { addDays, dayOf } from '#domain/dates/bangkok-time';
import { alertOf, FIRST_ALERT_DAYS } from '#domain/fleet/expiry';
import { carAlertRepository } from '../db/repositories/fleet/car-alert.repository';
import { driverAlertRepository } from '../db/repositories/drivers/driver-alert.repository';
import { expiryAlertRepository } from '../db/repositories/fleet/expiry-alert.repository';
import type { Job } from './job';

/** Tells the admins of a car's kinds, and those of drivers, 60, 30 and 7 days before a paper lapses. */
export const noteExpiringPapers: Job = {
  name: 'note-expiring-papers',
  everySeconds: 3600,
  run: async ({ db, now, newId }) => {
    const today = dayOf(now);
    const time = [today, addDays(today, FIRST_ALERT_DAYS)] as const;
    const papers = [
      ...(await carAlertRepository(db).expiring(...time)),
      ...(await driverAlertRepository(db).expiring(...time)),
    ];
    await expiryAlertRepository(db).tell(
      papers.flatMap((paper) => {
        const days = alertOf(paper.expiresOn, today);
        if (days === undefined) return [];
        return paper.adminIds.map((personId) => ({ id: newId(), personId, days, paper, at: now }));
      }),
    );
  },
};
