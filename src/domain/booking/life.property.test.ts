import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes } from '../dates/bangkok-time';
import type { Outcome } from '../refusal';
import { decideCancel } from './decide-cancel';
import { decideEdit, weightyChanges } from './decide-edit';
import { decideExpire } from './decide-expire';
import { decideLapse, decideTake } from './decide-offer';
import { decideSubmit } from './decide-submit';
import { type LifeState, move } from './move';
import { seatsLeft } from './seats';
import { bookingActions, bookingMoves, bookingParties, bookingStates } from './states';
import { nextOffers } from './waitlist';

const START = new Date('2026-11-21T00:00:00Z');
const DEPARTS = addMinutes(START, 180);
const CAPACITY = 4;
const HOLDS: readonly LifeState[] = ['pending', 'returned', 'approved', 'arranged'];

type Booking = {
  id: string;
  state: LifeState;
  boardStop: number;
  alightStop: number;
  seats: number;
  waitlistedAt: string;
  offer: { expiresAt: string; holds: boolean } | null;
};

const holding = (all: readonly Booking[]) =>
  all.filter(
    ({ state, offer }) => HOLDS.includes(state) || (state === 'waitlisted' && offer?.holds),
  );

const isInTable = (from: LifeState, to: LifeState) =>
  bookingMoves.some((row) => row.from.includes(from) && row.to.includes(to));

const step = fc.record({
  who: fc.nat(7),
  does: fc.constantFrom('submit', 'cancel', 'edit', 'take', 'clock', 'approve', 'return', 'wait'),
  levels: fc.nat(1),
  seats: fc.integer({ min: 1, max: 5 }),
  minutes: fc.nat(30),
  changes: fc.subarray([...weightyChanges]),
});

const bookings = fc.array(
  fc.record({
    seats: fc.integer({ min: 1, max: 3 }),
    board: fc.nat(2),
    length: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 8, maxLength: 8 },
);

describe('a departure with people coming and going in any order', () => {
  it('moves only by the table, never sells a seat twice, and leaves nobody undecided after it', () => {
    fc.assert(
      fc.property(bookings, fc.array(step, { maxLength: 40 }), (people, steps) => {
        let now = START;
        const all: Booking[] = people.map(({ seats, board, length }, index) => ({
          id: String(index),
          state: 'draft',
          boardStop: board,
          alightStop: board + length,
          seats,
          waitlistedAt: '',
          offer: null,
        }));
        const others = (one: Booking) => holding(all.filter((other) => other !== one));
        const go = <T extends LifeState>(one: Booking, outcome: Outcome<T>) => {
          if (!outcome.ok) return false;
          expect(isInTable(one.state, outcome.value), `${one.state} → ${outcome.value}`).toBe(true);
          one.state = outcome.value;
          if (one.state !== 'waitlisted') one.offer = null;
          return true;
        };
        const clock = () => {
          for (const one of all) {
            go(one, decideExpire({ state: one.state, now, startsAt: DEPARTS }));
            if (one.offer === null) continue;
            const lapsed = decideLapse({ state: one.state, now, offer: one.offer });
            if (lapsed.ok)
              Object.assign(one, { offer: null, waitlistedAt: lapsed.value.waitlistedAt });
          }
          const waiting = all
            .filter(({ state, offer }) => state === 'waitlisted' && !offer)
            .map((one) => ({ ...one, bookingId: one.id }));
          const freed = {
            now,
            departsAt: DEPARTS,
            capacity: CAPACITY,
            taken: holding(all),
            waiting,
          };
          for (const { bookingId, expiresAt, holds } of nextOffers(freed))
            all[Number(bookingId)]!.offer = { expiresAt, holds };
        };
        for (const { who, does, levels, seats, minutes, changes } of steps) {
          const one = all[who]!;
          const left = seatsLeft(CAPACITY, others(one), one);
          const doing: Record<typeof does, () => unknown> = {
            submit: () => {
              const asked = { from: one.state, approvalLevels: levels, seats: one.seats };
              one.waitlistedAt = now.toISOString();
              return go(one, decideSubmit({ ...asked, seatsLeft: left, tripIsArranged: false }));
            },
            cancel: () => {
              const asked = { state: one.state, now, startsAt: DEPARTS, cutoffMinutes: 60 };
              const result = decideCancel({
                ...asked,
                by: 'requester',
                reason: levels ? 'x' : null,
              });
              return result.ok && go(one, { ok: true, value: result.value.to });
            },
            edit: () => {
              const asked = { state: one.state, changes, approvalLevels: levels, seats };
              const result = decideEdit({ ...asked, seatsLeft: left, tripIsArranged: false });
              if (!result.ok) return;
              go(one, { ok: true, value: result.value.to });
              if (!result.value.waitsForApproval) one.seats = seats;
            },
            take: () => {
              const fits = left >= one.seats;
              const asked = { state: one.state, now, offer: one.offer, approvalLevels: levels };
              return go(one, decideTake({ ...asked, fits, tripIsArranged: false }));
            },
            approve: () => go(one, move(one.state, 'approve', 'approver', 'approved')),
            return: () => go(one, move(one.state, 'return', 'approver', 'returned')),
            clock,
            wait: () => {
              now = new Date(addMinutes(now, minutes));
            },
          };
          doing[does]();
          for (const { boardStop } of all) {
            const aboard = holding(all)
              .filter((ride) => ride.boardStop <= boardStop && ride.alightStop > boardStop)
              .reduce((sum, ride) => sum + ride.seats, 0);
            expect(aboard).toBeLessThanOrEqual(CAPACITY);
          }
        }
        now = new Date(DEPARTS);
        clock();
        expect(
          all.filter(({ state }) => ['pending', 'returned', 'waitlisted'].includes(state)),
        ).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('any action, by anybody, from any state', () => {
  it('is refused as not allowed when no row of the table is theirs, and leads only where a row says', () => {
    const states = ['draft', ...bookingStates] as const;
    const wrong: string[] = [];
    for (const from of states)
      for (const to of states)
        for (const action of bookingActions)
          for (const who of bookingParties) {
            const rows = bookingMoves.filter(
              (row) => row.action === action && row.who.includes(who),
            );
            const leads = rows.some((row) => row.from.includes(from) && row.to.includes(to));
            const outcome = move(from, action, who, to);
            const code = rows.length === 0 ? 'not_allowed' : 'not_now';
            if (outcome.ok !== leads || (!outcome.ok && outcome.refusal.code !== code))
              wrong.push(`${from} ${action} ${to} by ${who}`);
          }
    expect(wrong).toEqual([]);
  });
});
