import { move } from '#domain/booking/move';
import { approvalRepository } from '../db/repositories/approvals/approval.repository';
import { bookingRepository } from '../db/repositories/bookings/booking.repository';
import { dueBookingRepository } from '../db/repositories/bookings/due-booking.repository';
import { tellConcerned } from '../use-cases/notices/tell-people';
import { tell } from '../use-cases/tell';
import type { Job } from './job';
import { settleEach } from './settle-each';

/** Its time passed and nothing was arranged: a figure in the report. */
export const leaveUnserved: Job = {
  name: 'leave-unserved',
  everySeconds: 60,
  run: async (tools) => {
    const due = await dueBookingRepository(tools.db).unarranged(tools.now);
    await settleEach(due, tools, async (id, { db, now, newId }) => {
      const stored = await bookingRepository(db).lock(id, null);
      if (!stored || new Date(stored.rows.endsAt) > now) return;
      const moved = move(stored.status, 'leave-unserved', 'clock', 'unserved');
      if (!moved.ok) return;
      await bookingRepository(db).set(id, { status: moved.value });
      await approvalRepository(db).close(id, 'lapsed', now);
      const event = {
        id,
        by: null,
        action: 'leave-unserved',
        before: { status: stored.status },
      } as const;
      await tell({ db, now, newId }, { ...event, after: { status: moved.value } });
      // Told at its start, where the service ran then.
      const cause = `unserved:${new Date(stored.rows.startsAt).toISOString()}`;
      await tellConcerned({ db, now, newId }, { type: 'unserved', cause }, [id]);
    });
  },
};
