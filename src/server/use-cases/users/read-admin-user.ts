import type { UseCase } from '../../call';
import { showUser } from './show-user';

export const readAdminUser: UseCase<'readAdminUser'> = async (call) => {
  return showUser(call.params.id, call);
};
