import type { UseCase } from '../../call';
import { decideBooking } from './decide-booking';

export const rejectBooking: UseCase<'rejectBooking'> = async (call) =>
  decideBooking(call, 'reject', call.body.reason);
