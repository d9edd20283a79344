import { move } from '#domain/booking/move';
import { bookingRepository } from '../db/repositories/bookings/booking.repository';
import { dueBookingRepository } from '../db/repositories/bookings/due-booking.repository';
import { freePlace } from '../use-cases/bookings/free-place';
import { tellConcerned } from '../use-cases/notices/tell-people';
import { tell } from '../use-cases/tell';
import type { Job } from './job';
import { settleEach } from './settle-each';

/** A self-drive car that nobody collected is free for others again. */
export const noteNoShows: Job = {
  name: 'note-no-shows',
  everySeconds: 60,
  run: async (tools) => {
    const due = await dueBookingRepository(tools.db).uncollected(tools.now);
    await settleEach(due, tools, async (id, { db, now, newId }) => {
      const stored = await bookingRepository(db).lock(id, null);
      if (!stored) return;
      const moved = move(stored.status, 'no-show', 'clock', 'noshow');
      if (!moved.ok) return;
      await bookingRepository(db).set(id, { status: moved.value });
      const event = { id, by: null, action: 'no-show', before: { status: stored.status } } as const;
      await tell({ db, now, newId }, { ...event, after: { status: moved.value } });
      await tellConcerned({ db, now, newId }, { type: 'noshow', cause: 'noshow' }, [id]);
      await freePlace(stored, 'no-show', { db, now, newId });
    });
  },
};
