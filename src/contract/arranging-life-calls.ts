import { late, moving, root, taking } from './arranging-roots';
import {
  acceptance,
  arranged,
  completion,
  departure,
  lock,
  movingTime,
  noShow,
  notified,
  notifying,
  offer,
  offers,
  tripNotes,
  withReason,
} from './arranging-trips';
import { callsAt } from './calls';
import type { Contract } from './endpoint';
import { newCar, newCarOptions } from './new-car-fields';

const shared = { output: arranged, refusals: late };
const reading = callsAt(root, 'arranging:write');
const writing = callsAt(root, 'arranging:write', shared);
const managing = callsAt(root, 'arranging:manage', shared);
const noticing = callsAt(root, 'arranging:manage');
const handing = callsAt(root, 'arranging:manage', { output: arranged });

/** What happens to a trip once it stands: pinned, handed over, answered, left, come back. */
export const arrangingLifeCalls = {
  lockTrip: managing.move('/trips/:id/lock', {
    summary: 'Pin a trip, so that neither a proposal nor a hand moves it, or unpin it',
    body: lock,
  }),
  offerTrip: managing.move('/trips/:id/offer', {
    summary: 'Hand a trip to a provider, who accepts or declines',
    body: offer,
    refusals: ['trip_locked'],
  }),
  offerTrips: handing.add('/offers', {
    summary: 'Hand what waits for a car to one provider, at once or not at all',
    body: offers,
    refusals: [...moving, 'not_found', 'changed_meanwhile'],
  }),
  withdrawTrip: managing.move('/trips/:id/withdraw', {
    summary: 'Take a trip back from its provider',
    body: withReason,
    refusals: ['trip_locked'],
  }),
  acceptTrip: writing.move('/trips/:id/accept', {
    summary: 'The provider takes the trip, with a car and driver or to be named later',
    body: acceptance,
    refusals: ['car_taken', 'driver_taken', 'seats_taken'],
  }),
  registerCar: writing.move('/trips/:id/new-car', {
    summary:
      'The provider sends a car that is in no list: it is added, to be checked, and takes the trip; an offer is accepted with it',
    body: newCar,
    refusals: [...taking, 'invalid_input'],
  }),
  readNewCarOptions: reading.get('/new-car-options', {
    summary: 'What the form of a new car chooses from',
    output: newCarOptions,
  }),
  declineTrip: writing.move('/trips/:id/decline', {
    summary: 'The provider says no to a trip, also after having accepted it',
    body: withReason,
  }),
  departTrip: managing.move('/trips/:id/depart', {
    summary: 'It left: now, or when it did',
    body: departure,
  }),
  completeTrip: managing.move('/trips/:id/complete', {
    summary: 'It is back: the actual times and the odometer',
    body: completion,
  }),
  recordTimes: managing.replace('/trips/:id/times', {
    summary: 'Confirm or correct the times that were recorded or that the clock assumed',
    body: completion,
  }),
  noteNoShow: managing.move('/bookings/:id/no-show', {
    summary: 'Who did not come: some passengers of a booking, or all of it',
    body: noShow,
  }),
  moveBooking: managing.move('/bookings/:id/move', {
    summary: 'Another time for what waits for a car, as agreed with the traveller',
    body: movingTime,
  }),
  callOffBooking: managing.move('/bookings/:id/cancel', {
    summary: 'Call a booking off for the company, always with a reason',
    body: withReason,
  }),
  notifyTrips: noticing.add('/notices', {
    summary:
      'Record for everybody who rides on these trips once more which car comes, when and where',
    body: notifying,
    output: notified,
    refusals: ['not_found'],
  }),
  changeTrip: managing.replace('/trips/:id', {
    summary: 'Meeting point and note; provider and cost where the kind has no expense screen',
    body: tripNotes,
  }),
} as const satisfies Contract;
