import * as users from './users';
import { grantRights } from './grant-rights';

export const userHandlers = {
  ...users,
  grantRights,
};
