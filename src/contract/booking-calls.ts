import {
  bookingDetail,
  bookingPage,
  bookingPreview,
  bookingQuery,
  cancelBooking,
  newBooking,
  previewQuery,
  whereTo,
} from './bookings';
import { callsAt, recordCalls } from './calls';
import type { Contract } from './endpoint';

const bookings = recordCalls('/employee/bookings', 'booking', bookingDetail);
const reading = callsAt('/employee', 'booking:read');
const writing = callsAt('/employee', 'booking:write');

/** What an employee does with bookings of their own, and with those made for them. */
export const bookingCalls = {
  createBooking: bookings.create({
    summary: 'Ask for a car or a seat: one movement or rental of one kind',
    body: newBooking,
    refusals: ['car_taken', 'seats_taken', 'no_approver'],
  }),
  listBookings: bookings.list({
    summary: 'My bookings, page by page: asked for by me, for me, or with me on board',
    query: bookingQuery,
    output: bookingPage,
  }),
  readWhereTo: reading.get('/where-to', {
    summary: 'Where I am likely to go next: my usual trips, and places of mine and my department',
    output: whereTo,
  }),
  previewBooking: writing.post('/booking-previews', {
    summary: 'What sending this would mean: who decides, what it costs, what stands in the way',
    query: previewQuery,
    body: newBooking,
    output: bookingPreview,
  }),
  readBooking: bookings.read('One booking with its history, and for whom it waits'),
  editBooking: bookings.change({
    summary:
      'Change a booking; one that was returned is sent again by it; after approval, time, place, more seats and class are decided again',
    body: newBooking,
    refusals: ['not_now', 'car_taken', 'seats_taken', 'no_approver'],
  }),
  cancelBooking: bookings.move('/:id/cancel', {
    summary: 'Cancel a booking; after the cut-off with a reason, and counted as late',
    body: cancelBooking,
    refusals: ['not_now'],
  }),
  takeSeatOffer: bookings.post('/:id/take-offer', {
    summary: 'Take the seat that became free while waiting in line',
    versioned: true,
    refusals: ['not_now', 'offer_gone', 'no_approver'],
  }),
} as const satisfies Contract;
