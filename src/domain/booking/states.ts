import type { Move } from '../state-table';

/** Neither over nor given up. */
export const openStates = [
  'pending',
  'returned',
  'waitlisted',
  'approved',
  'arranged',
  'ongoing',
] as const;

/** What the database knows; a draft lives on the phone only. */
export const bookingStates = [
  ...openStates,
  'completed',
  'rejected',
  'cancelled',
  'expired',
  'unserved',
  'noshow',
] as const;

export type BookingState = (typeof bookingStates)[number];

export const bookingActions = [
  'submit',
  'edit',
  'approve',
  'reject',
  'return',
  'expire',
  'offer',
  'take',
  'lapse',
  'leave-unserved',
  'arrange',
  'rearrange',
  'release',
  'accept',
  'decline',
  'depart',
  'collect',
  'complete',
  'return-car',
  'no-show',
  'ride-after-all',
  'cancel',
  'rate',
] as const;

export type BookingAction = (typeof bookingActions)[number];

/** `requester` is whoever booked, for themselves or for another. */
export const bookingParties = [
  'requester',
  'approver',
  'admin',
  'supplier',
  'self-driver',
  'passenger',
  'link',
  'clock',
] as const;

export type BookingParty = (typeof bookingParties)[number];

/** The whole life of a booking. The server asks this table; the screens ask it only to show or hide. */
export const bookingMoves: readonly Move<BookingState | 'draft', BookingAction, BookingParty>[] = [
  // Without approval it enters at approved, or arranged when the departure has its car; a full shuttle's waits in line.
  {
    action: 'submit',
    from: ['draft', 'returned'],
    to: ['pending', 'approved', 'arranged', 'waitlisted'],
    who: ['requester'],
  },
  // What was returned is changed and sent again in one: that is `submit`.
  { action: 'edit', from: ['pending'], to: ['pending'], who: ['requester'] },
  // After approval only the revision waits; the booking stays as it is until that is decided.
  // It may move to a departure that has its car already.
  { action: 'edit', from: ['approved'], to: ['approved', 'arranged'], who: ['requester'] },
  // Where nothing is to be approved, a change of time or place puts it back in the queue.
  { action: 'edit', from: ['arranged'], to: ['arranged', 'approved'], who: ['requester'] },
  // Still pending while a further level has to decide; arranged when its departure has its car already.
  {
    action: 'approve',
    from: ['pending'],
    to: ['approved', 'pending', 'arranged'],
    who: ['approver'],
  },
  { action: 'reject', from: ['pending'], to: ['rejected'], who: ['approver'] },
  { action: 'return', from: ['pending'], to: ['returned'], who: ['approver'] },
  {
    action: 'expire',
    from: ['pending', 'returned', 'waitlisted'],
    to: ['expired'],
    who: ['clock'],
  },
  { action: 'offer', from: ['waitlisted'], to: ['waitlisted'], who: ['clock'] },
  // A seat taken still waits for approval where the kind's rules ask for one.
  {
    action: 'take',
    from: ['waitlisted'],
    to: ['pending', 'approved', 'arranged'],
    who: ['requester'],
  },
  { action: 'lapse', from: ['waitlisted'], to: ['waitlisted'], who: ['clock'] },
  { action: 'leave-unserved', from: ['approved'], to: ['unserved'], who: ['clock'] },
  { action: 'arrange', from: ['approved'], to: ['arranged'], who: ['admin', 'supplier'] },
  { action: 'rearrange', from: ['arranged'], to: ['arranged'], who: ['admin', 'supplier'] },
  { action: 'release', from: ['arranged'], to: ['approved'], who: ['admin', 'supplier'] },
  // With a provider a booking becomes arranged by the acceptance, and stays so when it is given once more.
  { action: 'accept', from: ['approved', 'arranged'], to: ['arranged'], who: ['supplier'] },
  { action: 'decline', from: ['approved', 'arranged'], to: ['approved'], who: ['supplier'] },
  // By the driver's or the gate's link; a time that nobody records is assumed by the clock, and marked as assumed.
  { action: 'depart', from: ['arranged'], to: ['ongoing'], who: ['admin', 'link', 'clock'] },
  // Also late: the clock gave the car up, and nobody else has it since.
  {
    action: 'collect',
    from: ['arranged', 'noshow'],
    to: ['ongoing'],
    who: ['admin', 'self-driver'],
  },
  { action: 'complete', from: ['ongoing'], to: ['completed'], who: ['admin', 'link', 'clock'] },
  { action: 'return-car', from: ['ongoing'], to: ['completed'], who: ['admin', 'self-driver'] },
  // Also under way: a shuttle may have left its first stop long before it comes to theirs.
  {
    action: 'no-show',
    from: ['arranged', 'ongoing'],
    to: ['noshow'],
    who: ['admin', 'link', 'clock'],
  },
  // Noted by mistake: they ride, or rode, with the trip as it stands now.
  {
    action: 'ride-after-all',
    from: ['noshow'],
    to: ['ongoing', 'completed'],
    who: ['admin'],
  },
  {
    action: 'cancel',
    from: ['pending', 'returned', 'waitlisted', 'approved', 'arranged'],
    to: ['cancelled'],
    who: ['requester', 'admin'],
  },
  { action: 'rate', from: ['completed'], to: ['completed'], who: ['passenger'] },
];
