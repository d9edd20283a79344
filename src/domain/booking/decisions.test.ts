import { describe, expect, it, test } from 'vitest';
import { decideCancel, isLateToCancel } from './decide-cancel';
import { decideEdit, type Essence, weigh } from './decide-edit';
import { decideExpire } from './decide-expire';
import { decideLapse, decideTake } from './decide-offer';
import { decideSubmit } from './decide-submit';
import { mayMove } from './move';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const startsAt = '2026-11-21T10:00:00.000Z';
const refused = (code: string, fields?: Record<string, string>) => ({
  ok: false,
  refusal: { code, ...(fields && { fields }) },
});
const accepted = (value: unknown) => ({ ok: true, value });

describe('submit', () => {
  const rental = {
    from: 'draft',
    approvalLevels: 1,
    seats: 3,
    seatsLeft: null,
    tripIsArranged: false,
  } as const;

  it('when the kind asks for approval, waits for it', () => {
    expect(decideSubmit(rental)).toEqual(accepted('pending'));
    expect(decideSubmit({ ...rental, from: 'returned' })).toEqual(accepted('pending'));
  });

  it('when the kind asks for none, is approved at once', () => {
    expect(decideSubmit({ ...rental, approvalLevels: 0 })).toEqual(accepted('approved'));
  });

  it('when the departure has as many seats as asked for, gets them; with one less, waits in line', () => {
    const shuttle = { ...rental, approvalLevels: 0 };
    expect(decideSubmit({ ...shuttle, seatsLeft: 3 })).toEqual(accepted('approved'));
    expect(decideSubmit({ ...shuttle, seatsLeft: 2 })).toEqual(accepted('waitlisted'));
  });

  it('when the departure has its car already, is arranged at once', () => {
    const shuttle = { ...rental, approvalLevels: 0, seatsLeft: 3, tripIsArranged: true };
    expect(decideSubmit(shuttle)).toEqual(accepted('arranged'));
    expect(decideSubmit({ ...shuttle, seatsLeft: 2 })).toEqual(accepted('waitlisted'));
    expect(decideSubmit({ ...shuttle, approvalLevels: 1 })).toEqual(accepted('pending'));
  });

  it('when already sent, is refused', () => {
    expect(decideSubmit({ ...rental, from: 'pending' })).toEqual(refused('not_now'));
  });
});

describe('cancel', () => {
  const asked = {
    state: 'approved',
    startsAt,
    cutoffMinutes: 120,
    by: 'requester',
    reason: null,
  } as const;

  it('until the cut-off, needs no reason', () => {
    expect(decideCancel({ ...asked, now: at('08:00') })).toEqual(
      accepted({ to: 'cancelled', late: false }),
    );
  });

  it('after the cut-off, needs a reason and counts as late', () => {
    expect(decideCancel({ ...asked, now: at('08:01') })).toEqual(
      refused('invalid_input', { reason: 'reason_required' }),
    );
    expect(decideCancel({ ...asked, now: at('08:01'), reason: '  ' })).toMatchObject({ ok: false });
    expect(decideCancel({ ...asked, now: at('08:01'), reason: 'ลูกค้าเลื่อนนัด' })).toEqual(
      accepted({ to: 'cancelled', late: true }),
    );
  });

  it('when only in line, is never late', () => {
    expect(isLateToCancel({ ...asked, state: 'waitlisted', now: at('09:59') })).toBe(false);
  });

  it('by an admin, needs a reason at any time and is never the requester’s lateness', () => {
    const byAdmin = { ...asked, by: 'admin' } as const;
    expect(decideCancel({ ...byAdmin, now: at('01:00') })).toMatchObject({ ok: false });
    expect(decideCancel({ ...byAdmin, now: at('09:00'), reason: 'รถเสีย' })).toEqual(
      accepted({ to: 'cancelled', late: false }),
    );
  });

  test.each(['ongoing', 'completed', 'cancelled', 'rejected', 'expired'] as const)(
    'when %s, is refused',
    (state) => {
      expect(decideCancel({ ...asked, state, now: at('01:00') })).toEqual(refused('not_now'));
      expect(mayMove(state, 'cancel', 'requester')).toBe(false);
    },
  );
});

describe('edit', () => {
  const essence: Essence = {
    startsAt,
    endsAt: '2026-11-21T12:00:00.000Z',
    places: ['a', 'b'],
    seats: 2,
    class: 'van',
    carId: null,
  };
  const asked = {
    changes: [],
    approvalLevels: 1,
    seats: 2,
    seatsLeft: null,
    tripIsArranged: false,
  } as const;
  const plain = { waitsForApproval: false, restartsApproval: false, releasesTrip: false };

  test.each([
    ['a later end', { endsAt: '2026-11-21T13:00:00.000Z' }, ['time']],
    ['another stop', { places: ['a', 'c', 'b'] }, ['place']],
    ['more people', { seats: 3 }, ['seats_up']],
    ['fewer people', { seats: 1 }, []],
    ['another class', { class: 'sedan' }, ['class']],
    ['another car', { carId: 'x' }, ['class']],
    ['nothing of weight', {}, []],
  ] as const)('with %s, weighs what it should', (_, change, weight) => {
    expect(weigh(essence, { ...essence, ...change })).toEqual(weight);
  });

  it('before approval, is made at once, and those who decided decide again when it weighs', () => {
    expect(decideEdit({ ...asked, state: 'pending' })).toEqual(
      accepted({ to: 'pending', ...plain }),
    );
    expect(decideEdit({ ...asked, state: 'pending', changes: ['time'] })).toEqual(
      accepted({ to: 'pending', ...plain, restartsApproval: true }),
    );
  });

  it('when returned, enters anew by it, changed or not', () => {
    const returned = { ...asked, state: 'returned' } as const;
    const again = { ...plain, restartsApproval: true };
    expect(decideEdit(returned)).toEqual(accepted({ to: 'pending', ...again }));
    expect(decideEdit({ ...returned, changes: ['time'] })).toEqual(
      accepted({ to: 'pending', ...again }),
    );
    expect(decideEdit({ ...returned, approvalLevels: 0 })).toEqual(
      accepted({ to: 'approved', ...again }),
    );
    expect(decideEdit({ ...returned, seatsLeft: 1 })).toEqual(
      accepted({ to: 'waitlisted', ...plain }),
    );
  });

  test.each(['approved', 'arranged'] as const)(
    'when %s, waits for approval when it weighs, and what stands remains',
    (state) => {
      expect(decideEdit({ ...asked, state })).toEqual(accepted({ to: state, ...plain }));
      expect(decideEdit({ ...asked, state, changes: ['place'] })).toEqual(
        accepted({ to: state, ...plain, waitsForApproval: true }),
      );
    },
  );

  it('when arranged and nobody has to approve, goes back to the queue', () => {
    expect(
      decideEdit({ ...asked, state: 'arranged', approvalLevels: 0, changes: ['time'] }),
    ).toEqual(accepted({ to: 'approved', ...plain, releasesTrip: true }));
  });

  it('when moved to a departure that has its car, is arranged at once', () => {
    const moved = { ...asked, approvalLevels: 0, changes: ['time'], tripIsArranged: true } as const;
    expect(decideEdit({ ...moved, state: 'approved' })).toEqual(
      accepted({ to: 'arranged', ...plain }),
    );
    expect(decideEdit({ ...moved, state: 'arranged' })).toEqual(
      accepted({ to: 'arranged', ...plain }),
    );
  });

  it('with more seats than are left, is refused at the field', () => {
    expect(decideEdit({ ...asked, state: 'approved', seats: 4, seatsLeft: 3 })).toEqual(
      refused('seats_taken', { seats: 'no_seats_left' }),
    );
  });

  test.each(['waitlisted', 'ongoing', 'completed', 'cancelled', 'draft'] as const)(
    'when %s, is refused',
    (state) => {
      expect(decideEdit({ ...asked, state })).toEqual(refused('not_now'));
    },
  );
});

describe('a seat offered', () => {
  const offer = { expiresAt: '2026-11-21T09:00:00.000Z', holds: true };
  const asked = {
    state: 'waitlisted',
    offer,
    fits: false,
    approvalLevels: 0,
    tripIsArranged: false,
  } as const;

  it('when taken in time, is approved, or arranged where the car is known', () => {
    expect(decideTake({ ...asked, now: at('08:59') })).toEqual(accepted('approved'));
    const ended = { ...asked, state: 'cancelled', offer: null, now: at('08:59') } as const;
    expect(decideTake(ended)).not.toEqual(refused('offer_gone'));
    const lapsing = { state: 'cancelled', now: at('23:00'), offer: asked.offer } as const;
    expect(decideLapse(lapsing).ok).toBe(false);
    expect(decideTake({ ...asked, now: at('08:59'), tripIsArranged: true })).toEqual(
      accepted('arranged'),
    );
  });

  it('where the kind asks for approval, still waits for it', () => {
    expect(decideTake({ ...asked, now: at('08:59'), approvalLevels: 1 })).toEqual(
      accepted('pending'),
    );
  });

  it('when its time has passed, or it was never made, is gone', () => {
    expect(decideTake({ ...asked, now: at('09:00') })).toEqual(refused('offer_gone'));
    expect(decideTake({ ...asked, now: at('08:00'), offer: null })).toEqual(refused('offer_gone'));
  });

  it('that nobody holds is theirs while one is left', () => {
    const shared = { ...asked, now: at('08:59'), offer: { ...offer, holds: false } };
    expect(decideTake({ ...shared, fits: true })).toEqual(accepted('approved'));
    expect(decideTake(shared)).toEqual(refused('offer_gone'));
  });

  it('when not taken in time, lapses to the end of the line', () => {
    expect(decideLapse({ state: 'waitlisted', now: at('09:00'), offer })).toEqual(
      accepted({ to: 'waitlisted', waitlistedAt: offer.expiresAt }),
    );
    expect(decideLapse({ state: 'waitlisted', now: at('08:59'), offer })).toEqual(
      refused('not_now'),
    );
  });
});

describe('expire', () => {
  test.each(['pending', 'returned', 'waitlisted'] as const)(
    'when %s at the start of the trip, is over',
    (state) => {
      expect(decideExpire({ state, now: at('09:59'), startsAt })).toEqual(refused('not_now'));
      expect(decideExpire({ state, now: at('10:00'), startsAt })).toEqual(accepted('expired'));
    },
  );

  it('when approved, is not a matter of time', () => {
    expect(decideExpire({ state: 'approved', now: at('10:00'), startsAt })).toEqual(
      refused('not_now'),
    );
  });
});
