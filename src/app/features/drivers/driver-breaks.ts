import { drivenText, drivenTitle, takeOffTrips } from '#words/drivers';
import { refusals } from '#words/refusals';

/** What is said of the trips that a driver would be taken from. */
export const driverBreaks = {
  title: drivenTitle,
  text: drivenText,
  underway: refusals.driver_out,
  confirm: takeOffTrips,
};
