import { drivenText, drivenTitle, takeOffTrips } from '#words/drivers';
import { refusals } from '#words/refusals';

export const driverBreaks = {
  title: drivenTitle,
  text: drivenText,
  underway: refusals.driver_out,
  confirm: takeOffTrips,
};
