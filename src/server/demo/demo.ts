import type { Insertable } from 'kysely';
import type { KindId } from '#kinds/registry';
import type { BookingNotice } from '../db/repositories/notices/notice.repository';
import type { DB } from '../db/schema.generated';
import type { Calendar } from './calendar';
import type { Diary } from './diary';
import type { Car, Fleet, Provider, Rate } from './make-fleet';
import type { Employee, People } from './make-people';
import type { Places } from './make-places';
import type { Random } from './random';
import type { Rows } from './rows';

/** A passenger who was on a trip that is over, and may have rated it. */
type Ride = {
  passengerId: string;
  personId: string;
  tripId: string;
  endedAt: Date;
  driven: boolean;
};

/** A trip that is over, and what it cost. */
type Spending = {
  tripId: string;
  kind: KindId;
  day: string;
  km: number;
  provider: Provider | null;
  rate: Rate;
  days: number;
  costCentreId: string;
};

/** What the makers of the demo company share. */
export type Demo = {
  rows: Rows;
  random: Random;
  calendar: Calendar;
  people: People;
  places: Places;
  fleet: Fleet;
  /** Who rides when: nobody is on two trips at once. */
  whereabouts: Diary;
  /** Kept beside the rows, because their numbers come from the database. */
  bookings: Insertable<DB['booking']>[];
  /** What people were told, written last: it repeats what is true of the booking. */
  notices: BookingNotice[];
  rides: Ride[];
  spendings: Spending[];
  /** Trips of the shuttles with their cars, whose days are priced when all trips are known. */
  shuttles: { trip: Insertable<DB['trip']>; car: Car }[];
};

export type Requester = Employee;
