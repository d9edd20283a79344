import { chooseDeciders } from '#domain/booking/choose-deciders';
import { approvalEscalationRepository } from '../db/repositories/approvals/approval-escalation.repository';
import { approvalRepository } from '../db/repositories/approvals/approval.repository';
import { bookingRepository } from '../db/repositories/bookings/booking.repository';
import { tellDeciders } from '../use-cases/approvals/tell-deciders';
import { tellPassedOn } from '../use-cases/approvals/tell-passed-on';
import { involvedIn } from '../use-cases/bookings/judge-request';
import { tell } from '../use-cases/tell';
import type { Job } from './job';
import { settleEach } from './settle-each';

/** What waits for people who have left is asked of those who would be asked today. */
export const escalateApprovals: Job = {
  name: 'escalate-approvals',
  everySeconds: 60,
  run: async (tools) => {
    const due = await approvalEscalationRepository(tools.db).orphaned(tools.now);
    await settleEach(due, tools, async (id, { db, now, newId }) => {
      const stored = await bookingRepository(db).lock(id, null);
      if (!stored) return;
      const { rows, kind } = stored;
      const escalation = approvalEscalationRepository(db);
      const open = await escalation.openLevels(id);
      const above = await approvalRepository(db).above(rows.travellerId ?? rows.requesterId, kind);
      const excluded = new Set([...involvedIn(rows), ...(await escalation.haveDecided(id))]);
      const deciders = chooseDeciders({ ...above, involved: excluded, levels: open.length });
      // Nobody at all: it goes on waiting for an admin of its kind, and expires at its start.
      if (deciders.length === 0) return;
      for (const [index, people] of deciders.entries()) {
        const level = open[index];
        if (level) await escalation.reassign(level.id, people);
      }
      await escalation.drop(open.slice(deciders.length).map((level) => level.id));
      await tell(
        { db, now, newId },
        { id, by: null, action: 'escalate', before: { open }, after: { deciders } },
      );
      // Whoever was asked already has been told.
      const people = (deciders[0] ?? []).filter(
        (personId) => !open[0]?.deciders.includes(personId),
      );
      const cause = `escalation:${open[0]?.id}:${people.join('+')}`;
      await tellDeciders({ bookingId: id, cause, people }, { db, now, newId });
      if (people.length > 0)
        await tellPassedOn({ bookingId: id, cause, people }, { db, now, newId });
    });
  },
};
