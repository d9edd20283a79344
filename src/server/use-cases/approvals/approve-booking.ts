import type { UseCase } from '../../call';
import { decideBooking } from './decide-booking';

export const approveBooking: UseCase<'approveBooking'> = async (call) =>
  decideBooking(call, 'approve', null);
