import type { UseCase } from '../../call';
import { showBooking } from './show-booking';

export const readBooking: UseCase<'readBooking'> = async (call) =>
  showBooking(call.params.id, call);
