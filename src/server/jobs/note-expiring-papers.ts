import { addDays, dayOf } from '#domain/dates/bangkok-time';
import { alertOf, FIRST_ALERT_DAYS } from '#domain/fleet/expiry';
import { carAlertRepository } from '../db/repositories/car-alert.repository';
import type { Job } from './job';

/** Tells the admins of a car's kinds 60, 30 and 7 days before one of its papers lapses. */
export const noteExpiringPapers: Job = {
  name: 'note-expiring-papers',
  everySeconds: 3600,
  run: async ({ db, now, newId }) => {
    const today = dayOf(now);
    const alerts = carAlertRepository(db);
    const papers = await alerts.expiring(today, addDays(today, FIRST_ALERT_DAYS));
    await alerts.tell(
      papers.flatMap((paper) => {
        const days = alertOf(paper.expiresOn, today);
        if (days === undefined) return [];
        return paper.adminIds.map((personId) => ({ id: newId(), personId, days, paper, at: now }));
      }),
    );
  },
};
