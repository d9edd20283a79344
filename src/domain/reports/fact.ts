import { dayOf } from '../dates/bangkok-time';
import { storedKeys, type StoredAmounts } from './amounts';

/**
 * One row of the reports: a booking, with its part of what it shared. Further rows stand for the other cars and days of
 * its trip. What no booking carries (a trip without passengers, a cost split to another cost centre, an expense of a
 * car) has rows of its own.
 */
export type Fact = StoredAmounts & {
  /** The booking's, the trip's or the expense's id; with `part` it is unique. */
  line: string;
  part: number;
  kind: string;
  day: string;
  startsAt: number;
  bookingId: string | null;
  tripId: string | null;
  assignmentId: string | null;
  personId: string | null;
  costCentreId: string | null;
  providerId: string | null;
  carId: string | null;
  driverId: string | null;
  /** Of all rows with this use of the car, the one by which the car is counted. */
  lead: boolean;
  /** Minutes of the day in which the car was in use, and this row's share in it. */
  useFrom: number;
  useTo: number;
  useShare: number;
};

/**
 * A row that counts for nothing yet. All keys stand in one literal, and further ones only overwrite: an object that
 * grows key by key to forty takes ten times as long, for each of a million bookings.
 */
export const emptyFact = (line: string, kind: string, startsAt: number): Fact => ({
  line,
  part: 0,
  kind,
  day: dayOf(new Date(startsAt)),
  startsAt,
  bookingId: null,
  tripId: null,
  assignmentId: null,
  personId: null,
  costCentreId: null,
  providerId: null,
  carId: null,
  driverId: null,
  lead: false,
  useFrom: 0,
  useTo: 0,
  useShare: 0,
  bookings: 0,
  passengers: 0,
  trips: 0,
  seatsOffered: 0,
  seatsUsed: 0,
  metres: 0,
  grams: 0,
  costEstimate: 0,
  costExpense: 0,
  savedEstimate: 0,
  savedExpense: 0,
  overtimeMinutes: 0,
  decisions: 0,
  decisionMinutes: 0,
  timed: 0,
  onTime: 0,
  cancelled: 0,
  cancelledLate: 0,
  noShows: 0,
  unmet: 0,
  unmetSeats: 0,
});

const first = emptyFact('', '', 0);

/** What a further row of a booking begins with. */
export const nothingStored = Object.fromEntries(
  storedKeys.map((key) => [key, first[key]]),
) as StoredAmounts;
