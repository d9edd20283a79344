import { handing, newEnd, rental } from './arranging-rental';
import { late } from './arranging-roots';
import { callsAt } from './calls';
import type { Contract } from './endpoint';

const reading = callsAt('/employee/bookings', 'booking:read');
const writing = callsAt('/employee/bookings', 'booking:write', { output: rental, refusals: late });

/** The car in a self-driver's hands. Only who is named as driver of the booking may; a co-driver may too. */
export const rentalCalls = {
  readRental: reading.get('/:id/rental', {
    summary: 'The car of a self-drive booking: what was handed over, and what can be done now',
    output: rental,
  }),
  collectCar: writing.move('/:id/collect', {
    summary: 'Take the car over: odometer, fuel, photos, damage, key',
    body: handing,
    refusals: ['car_taken'],
  }),
  returnCar: writing.move('/:id/return', {
    summary: 'Give the car back; before the end, others can have it from now on',
    body: handing,
  }),
  extendRental: writing.move('/:id/extend', {
    summary: 'Keep the car longer, if nobody else has it',
    body: newEnd,
    refusals: ['car_taken'],
  }),
  endRentalEarlier: writing.move('/:id/end-earlier', {
    summary: 'Say that the car comes back earlier, so that others can plan with it',
    body: newEnd,
  }),
} as const satisfies Contract;
