import type { UseCase } from '../../call';
import { showApproval } from './show-approval';

export const readApproval: UseCase<'readApproval'> = async (call) =>
  showApproval(call.params.id, call);
