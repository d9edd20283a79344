import type { SendableEndpoint } from './outbox';

/** By name: the calls themselves come when they are sent. What an older version of the app kept may be here no more. */
const sendable: Readonly<Record<SendableEndpoint, true>> = {
  approveBooking: true,
  cancelBooking: true,
  changeRating: true,
  collectCar: true,
  createBooking: true,
  delegateApprovals: true,
  editBooking: true,
  endRentalEarlier: true,
  extendRental: true,
  rateTrip: true,
  rejectBooking: true,
  reportProblem: true,
  returnBooking: true,
  returnCar: true,
  saveLicence: true,
};

export const isSendable = (endpoint: string): endpoint is SendableEndpoint =>
  Object.hasOwn(sendable, endpoint);
