import { arrangeDay, arrangeQuery } from './arranging';
import { moving, root, taking } from './arranging-roots';
import {
  arranged,
  assignment,
  merge,
  newTrip,
  split,
  swap,
  tripDetail,
  undoing,
  withReason,
} from './arranging-trips';
import { callsAt } from './calls';
import type { Contract } from './endpoint';
import { joins } from './joins';
import { reachQuery, tripReach } from './reach';
import { suggestionQuery, suggestions } from './suggestions';

const reading = callsAt(root, 'arranging:read');
const writing = callsAt(root, 'arranging:write', { output: arranged });
const joining = callsAt(root, 'arranging:manage');
const managing = callsAt(root, 'arranging:manage', { output: arranged });

/**
 * The dispatcher's day. Everything here is told live by the events of bookings and trips. A supplier sees and changes
 * the own provider's trips only, reads no costs, and no passengers' names a day after the trip.
 */
export const arrangingCalls = {
  readArrangeDay: reading.get('', {
    summary:
      'Cars, drivers, trips, what waits for a car and what stands in the way, from day to day',
    query: arrangeQuery,
    output: arrangeDay,
  }),
  readTrip: reading.get('/trips/:id', {
    summary: 'One trip with its passengers, handovers and history',
    output: tripDetail,
  }),
  readReach: managing.get('/trips/:id/reach', {
    summary: 'Who was told of a trip, by which channel it arrived, and who has read it',
    output: tripReach,
  }),
  foreseeReach: managing.get('/reach', {
    summary: 'Who would be told of a change of these bookings, and by which channels',
    query: reachQuery,
    output: tripReach,
  }),
  suggestForBooking: managing.get('/bookings/:id/suggestions', {
    summary: 'Cars and drivers for a booking, best first, and why',
    query: suggestionQuery,
    output: suggestions,
  }),
  readJoins: joining.get('/bookings/:id/joins', {
    summary: 'Trips that a booking may ride along on, each of which would be accepted',
    output: joins,
  }),
  suggestForTrip: reading.get('/trips/:id/suggestions', {
    summary: 'Cars and drivers for a trip, best first, and why; what it has now counts as free',
    query: suggestionQuery,
    output: suggestions,
  }),
  arrangeBookings: managing.add('/trips', {
    summary: 'Make a trip of one or more bookings, with a car, or handed to a provider',
    body: newTrip,
    refusals: [...taking, 'wants_alone', 'not_found', 'changed_meanwhile'],
  }),
  assignTrip: writing.replace('/trips/:id/assignment', {
    summary: 'Give a trip its car and driver, or others with a reason',
    body: assignment,
    refusals: taking,
  }),
  releaseTrip: writing.move('/trips/:id/release', {
    summary: 'Take car and driver from a trip; its bookings go back into the queue',
    body: withReason,
    refusals: moving,
  }),
  swapTrips: writing.add('/swaps', {
    summary: 'Exchange the cars, the drivers or both of two trips, at once or not at all',
    body: swap,
    refusals: [...taking, 'not_found', 'changed_meanwhile'],
  }),
  mergeTrips: managing.move('/trips/:id/merge', {
    summary: 'Take more bookings, or all of other trips, into a shared trip',
    body: merge,
    refusals: [...taking, 'wants_alone'],
  }),
  splitTrip: managing.move('/trips/:id/split', {
    summary: 'Give some bookings of a shared trip a trip of their own',
    body: split,
    refusals: taking,
  }),
  undoArranging: writing.add('/undo', {
    summary:
      'Take back a change of my own, of a single trip within ten seconds, if nothing has come between',
    body: undoing,
    refusals: [...taking, 'undo_gone', 'not_found', 'changed_meanwhile'],
  }),
} as const satisfies Contract;
