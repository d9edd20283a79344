import * as bookings from './bookings';
import * as choices from './choices';
import { createBooking } from './create-booking';
import { editBooking } from './edit-booking';
import { previewBooking } from './preview-booking';
import { readWhereTo } from './where-to';

export const bookingHandlers = {
  ...bookings,
  ...choices,
  createBooking,
  editBooking,
  previewBooking,
  readWhereTo,
};
