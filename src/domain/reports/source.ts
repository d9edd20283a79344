import type { BookingState } from '../booking/states';
import type { TimeSource } from '../link/mark';
import type { Satang } from '../money';
import type { TripState } from '../trip/states';

/** What a report is made from, as the tables have it. Moments are milliseconds. */
export type SourceBooking = {
  id: string;
  kind: string;
  status: BookingState;
  /** Who travels; for a guest, who asked. */
  personId: string;
  costCentreId: string;
  startsAt: number;
  seats: number;
  /** Of these, who was marked not to have come. */
  absent: number;
  board: number | null;
  alight: number | null;
  estimate: Satang | null;
  cancelledLate: boolean;
  /** It stood in the line for a full departure. */
  hasWaited: boolean;
  decisions: number;
  decisionMinutes: number;
};

export type SourceAssignment = {
  id: string;
  carId: string;
  driverId: string | null;
  carProviderId: string | null;
  carSeats: number;
  /** Of CO₂: the car's own figure, or what is usual of its class. */
  gramsPerKm: number | null;
  plannedFrom: number;
  plannedTo: number;
  departedAt: number | null;
  returnedAt: number | null;
  releasedAt: number | null;
  /** A trip that had left before brought the car back only then. */
  backAt: number | null;
  /** A later trip really left with the car. */
  goneAt: number | null;
  startKm: number | null;
  endKm: number | null;
};

export type SourceExpense = {
  id: string;
  amount: Satang;
  /** Hundredths of a per cent, 10,000 in all; empty where nobody split it. */
  split: readonly { costCentreId: string; share: number }[];
};

export type SourceTrip = {
  id: string;
  kind: string;
  status: TripState;
  startsAt: number;
  endsAt: number;
  departedAt: number | null;
  endedAt: number | null;
  departedBy: TimeSource | null;
  endedBy: TimeSource | null;
  /** The clock assumed its end. */
  isUnconfirmed: boolean;
  withDriver: boolean;
  providerId: string | null;
  plannedMetres: number | null;
  cost: Satang | null;
  /** Of the rate it was priced by. */
  hoursIncluded: number | null;
  bookings: readonly SourceBooking[];
  assignments: readonly SourceAssignment[];
  /** Approved or paid. */
  expenses: readonly SourceExpense[];
};

/** An expense of a car and of no trip. */
export type SourceCarExpense = SourceExpense & {
  kind: string;
  carId: string;
  providerId: string | null;
  day: string;
};
