import { handing, newEnd, rental } from './arranging-rental';
import { late } from './arranging-roots';
import { bookingId } from './bookings';
import type { Contract } from './endpoint';

/** The car in a self-driver's hands. Only who is named as driver of the booking may; a co-driver may too. */
export const rentalCalls = {
  readRental: {
    method: 'GET',
    path: '/employee/bookings/:id/rental',
    summary: 'The car of a self-drive booking: what was handed over, and what can be done now',
    action: 'booking:read',
    params: bookingId,
    output: rental,
    refusals: ['not_allowed', 'not_found'],
  },
  collectCar: {
    method: 'POST',
    path: '/employee/bookings/:id/collect',
    summary: 'Take the car over: odometer, fuel, photos, damage, key',
    action: 'booking:write',
    params: bookingId,
    body: handing,
    output: rental,
    refusals: [...late, 'car_taken'],
    idempotent: true,
    versioned: true,
  },
  returnCar: {
    method: 'POST',
    path: '/employee/bookings/:id/return',
    summary: 'Give the car back; before the end, others can have it from now on',
    action: 'booking:write',
    params: bookingId,
    body: handing,
    output: rental,
    refusals: late,
    idempotent: true,
    versioned: true,
  },
  extendRental: {
    method: 'POST',
    path: '/employee/bookings/:id/extend',
    summary: 'Keep the car longer, if nobody else has it',
    action: 'booking:write',
    params: bookingId,
    body: newEnd,
    output: rental,
    refusals: [...late, 'car_taken'],
    idempotent: true,
    versioned: true,
  },
  endRentalEarlier: {
    method: 'POST',
    path: '/employee/bookings/:id/end-earlier',
    summary: 'Say that the car comes back earlier, so that others can plan with it',
    action: 'booking:write',
    params: bookingId,
    body: newEnd,
    output: rental,
    refusals: late,
    idempotent: true,
    versioned: true,
  },
} as const satisfies Contract;
