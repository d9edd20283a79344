import * as assignments from './assignments';
import * as offers from './offers';
import * as pools from './pools';
import * as proposals from './proposals';
import * as registered from './register-car';
import * as rentals from './rentals';
import * as suggestions from './suggestions';
import { arrangeBookings } from './arrange-bookings';
import { acceptTrips, arrangeSeveral } from './arrange-several';
import { callOffBooking } from './call-off-booking';
import { changeTrip } from './change-trip';
import { collectCar } from './collect-car';
import { completeTrip } from './complete-trip';
import { countWaiting } from './count-waiting';
import { departTrip } from './depart-trip';
import { moveBooking } from './move-booking';
import { noteNoShow } from './note-no-show';
import { notifyTrips } from './notify-trips';
import { readArrangeDay } from './read-arrange-day';
import { readJoins } from './read-joins';
import { foreseeReach, readReach } from './read-reach';
import { readTrip } from './read-trip';
import { recordTimes } from './record-times';
import { returnCar } from './return-car';
import { undoArranging } from './undo-arranging';

export const arrangingHandlers = {
  ...assignments,
  ...offers,
  ...pools,
  ...proposals,
  ...registered,
  ...rentals,
  ...suggestions,
  acceptTrips,
  arrangeBookings,
  arrangeSeveral,
  callOffBooking,
  changeTrip,
  collectCar,
  completeTrip,
  countWaiting,
  departTrip,
  foreseeReach,
  moveBooking,
  noteNoShow,
  notifyTrips,
  readArrangeDay,
  readJoins,
  readReach,
  readTrip,
  recordTimes,
  returnCar,
  undoArranging,
};
