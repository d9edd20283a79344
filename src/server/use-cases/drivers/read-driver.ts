import type { UseCase } from '../../call';
import { showDriver } from './show-driver';

export const readDriver: UseCase<'readDriver'> = async (call) => {
  return showDriver(call.params.id, call);
};
