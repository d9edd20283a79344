import type { UseCase } from '../../call';
import { decideBooking } from './decide-booking';

export const returnBooking: UseCase<'returnBooking'> = async (call) =>
  decideBooking(call, 'return', call.body.reason);
