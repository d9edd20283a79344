import { acceptTrip } from '../use-cases/arranging/accept-trip';
import { arrangeBookings } from '../use-cases/arranging/arrange-bookings';
import { assignTrip } from '../use-cases/arranging/assign-trip';
import { callOffBooking } from '../use-cases/arranging/call-off-booking';
import { changeTrip } from '../use-cases/arranging/change-trip';
import { collectCar } from '../use-cases/arranging/collect-car';
import { completeTrip } from '../use-cases/arranging/complete-trip';
import { declineTrip } from '../use-cases/arranging/decline-trip';
import { departTrip } from '../use-cases/arranging/depart-trip';
import { endRentalEarlier } from '../use-cases/arranging/end-rental-earlier';
import { extendRental } from '../use-cases/arranging/extend-rental';
import { lockTrip } from '../use-cases/arranging/lock-trip';
import { mergeTrips } from '../use-cases/arranging/merge-trips';
import { noteNoShow } from '../use-cases/arranging/note-no-show';
import { notifyTrips } from '../use-cases/arranging/notify-trips';
import { offerTrip } from '../use-cases/arranging/offer-trip';
import { readArrangeDay } from '../use-cases/arranging/read-arrange-day';
import { readRental } from '../use-cases/arranging/read-rental';
import { readTrip } from '../use-cases/arranging/read-trip';
import { recordTimes } from '../use-cases/arranging/record-times';
import { releaseTrip } from '../use-cases/arranging/release-trip';
import { returnCar } from '../use-cases/arranging/return-car';
import { splitTrip } from '../use-cases/arranging/split-trip';
import { suggestForBooking } from '../use-cases/arranging/suggest-for-booking';
import { suggestForTrip } from '../use-cases/arranging/suggest-for-trip';
import { swapTrips } from '../use-cases/arranging/swap-trips';
import { undoArranging } from '../use-cases/arranging/undo-arranging';
import { withdrawTrip } from '../use-cases/arranging/withdraw-trip';

/** Apart from the others because there are so many; `Handlers` still names the one that is missing. */
export const arrangingHandlers = {
  readArrangeDay,
  readTrip,
  suggestForBooking,
  suggestForTrip,
  arrangeBookings,
  assignTrip,
  releaseTrip,
  swapTrips,
  mergeTrips,
  splitTrip,
  lockTrip,
  offerTrip,
  withdrawTrip,
  acceptTrip,
  declineTrip,
  departTrip,
  completeTrip,
  recordTimes,
  noteNoShow,
  callOffBooking,
  notifyTrips,
  changeTrip,
  undoArranging,
  readRental,
  collectCar,
  returnCar,
  extendRental,
  endRentalEarlier,
};
