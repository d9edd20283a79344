import * as personalData from './personal-data';
import * as users from './users';
import { grantRights } from './grant-rights';

export const userHandlers = {
  ...users,
  ...personalData,
  grantRights,
};
