import { decideExpire } from '#domain/booking/decide-expire';
import { approvalRepository } from '../db/repositories/approvals/approval.repository';
import { bookingRepository } from '../db/repositories/bookings/booking.repository';
import { dueBookingRepository } from '../db/repositories/bookings/due-booking.repository';
import { seatOfferRepository } from '../db/repositories/bookings/seat-offer.repository';
import { tellConcerned } from '../use-cases/notices/tell-people';
import { decidersNow, tellWhoeverDecides } from '../use-cases/approvals/tell-deciders';
import { tell } from '../use-cases/tell';
import type { Job } from './job';
import { settleEach } from './settle-each';

/** Whoever let it lapse. */
const byDeciders = { decider: 'yes' };

/** What nobody has decided when it starts is over; an undecided change lapses and what stood remains. */
export const expireBookings: Job = {
  name: 'expire-bookings',
  everySeconds: 30,
  run: async (tools) => {
    const due = dueBookingRepository(tools.db);
    await settleEach(await due.undecided(tools.now), tools, async (id, { db, now, newId }) => {
      const stored = await bookingRepository(db).lock(id, null);
      if (!stored) return;
      const { status, rows } = stored;
      const decided = decideExpire({ state: status, now, startsAt: rows.startsAt });
      if (!decided.ok) return;
      const people = await decidersNow({ db }, id);
      await seatOfferRepository(db).close(id, 'withdrawn', now);
      await bookingRepository(db).set(id, { status: decided.value });
      await approvalRepository(db).close(id, 'lapsed', now);
      const event = { id, by: null, action: 'expire', before: { status } } as const;
      await tell({ db, now, newId }, { ...event, after: { status: decided.value } });
      const news = { type: 'expired', cause: 'expired' } as const;
      await tellConcerned({ db, now, newId }, { ...news, facts: { was: status } }, [id]);
      const toDeciders = { ...news, cause: 'undecided', facts: byDeciders };
      await tellWhoeverDecides({ db, now, newId }, toDeciders, { bookingId: id, people });
    });
    await settleEach(
      await due.withUndecidedChange(tools.now),
      tools,
      async (id, { db, now, newId }) => {
        await bookingRepository(db).lock(id, null);
        const people = await decidersNow({ db }, id);
        await approvalRepository(db).close(id, 'lapsed', now);
        await tell({ db, now, newId }, { id, by: null, action: 'lapse-change' });
        const cause = `change-lapsed:${now.toISOString()}`;
        const news = { type: 'decided', cause, facts: { change: 'lapse' } } as const;
        await tellConcerned({ db, now, newId }, news, [id]);
        const toDeciders = { type: 'expired', cause, facts: byDeciders } as const;
        await tellWhoeverDecides({ db, now, newId }, toDeciders, { bookingId: id, people });
      },
    );
  },
};
