import type { UseCase } from '../../call';
import { showRental } from './show-rental';

export const readRental: UseCase<'readRental'> = async (call) => showRental(call.params.id, call);
