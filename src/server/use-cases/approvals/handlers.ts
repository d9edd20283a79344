import * as approvals from './approvals';
import * as delegations from './delegations';

export const approvalHandlers = {
  ...approvals,
  ...delegations,
};
