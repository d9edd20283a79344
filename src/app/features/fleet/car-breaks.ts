import { brokenText, brokenTitle, releaseAndSave, releaseAndTakeOut } from '#words/fleet';
import { refusals } from '#words/refusals';

export const carBreaks = {
  title: brokenTitle,
  text: brokenText,
  underway: refusals.car_out,
  confirm: releaseAndTakeOut,
};

/** The same where the car stays, and only leaves a kind or a site. */
export const carLeaves = { ...carBreaks, confirm: releaseAndSave };
