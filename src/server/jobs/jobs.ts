import { endRides } from './end-rides';
import { escalateApprovals } from './escalate-approvals';
import { completeTrips } from './complete-trips';
import { expireBookings } from './expire-bookings';
import { forgetByAge } from './forget-by-age';
import { forgetChanges } from './forget-changes';
import { forgetIdempotencyKeys } from './forget-idempotency-keys';
import { forgetLooseFiles } from './forget-loose-files';
import type { Job } from './job';
import { learnTravelTimes } from './learn-travel-times';
import { leaveUnserved } from './leave-unserved';
import { lookAtTruths } from './look-at-truths';
import { missCars } from './miss-cars';
import { noteExpiringPapers } from './note-expiring-papers';
import { noteNoShows } from './note-no-shows';
import { noteOverdueCars } from './note-overdue-cars';
import { passOnSeats } from './pass-on-seats';
import { refreshReports } from './refresh-reports';
import { remindOfTrips } from './remind-of-trips';
import { takeOutDamagedCars } from './take-out-damaged-cars';
import { wakeApprovers } from './wake-approvers';

export const jobs: readonly Job[] = [
  forgetIdempotencyKeys,
  forgetChanges,
  forgetLooseFiles,
  expireBookings,
  escalateApprovals,
  wakeApprovers,
  passOnSeats,
  missCars,
  leaveUnserved,
  noteNoShows,
  noteExpiringPapers,
  noteOverdueCars,
  takeOutDamagedCars,
  remindOfTrips,
  completeTrips,
  endRides,
  refreshReports,
  lookAtTruths(),
  learnTravelTimes,
  forgetByAge,
];
