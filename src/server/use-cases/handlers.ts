import type { Handlers } from '../call';
import * as accounts from './accounts/accounts';
import { approvalHandlers } from './approvals/handlers';
import { arrangingHandlers } from './arranging/handlers';
import { readAudit } from './audit/read-audit';
import { basicsHandlers } from './basics/handlers';
import { bookingHandlers } from './bookings/handlers';
import { driverHandlers } from './drivers/handlers';
import { expenseHandlers } from './expenses/handlers';
import * as files from './files/files';
import { fleetHandlers } from './fleet/handlers';
import * as directory from './imports/directory';
import { importPeople } from './imports/import-people';
import * as links from './links/links';
import { makeDriverLineCode, sendLink } from './links/send-link';
import * as channels from './notices/channels';
import * as line from './notices/line';
import * as notices from './notices/notices';
import * as people from './people/people';
import * as problemReports from './problems/problem-reports';
import { providerHandlers } from './providers/handlers';
import * as ratings from './ratings/ratings';
import { reportHandlers } from './reports/handlers';
import { ruleHandlers } from './rules/handlers';
import { satisfactionHandlers } from './satisfaction/handlers';
import * as service from './service/service';
import { readTruths } from './service/truths';
import { userHandlers } from './users/handlers';

/** Who answers which call. A file that is spread here exports use-cases and nothing else. */
export const handlers: Handlers = {
  ...accounts,
  ...files,
  ...channels,
  ...directory,
  ...links,
  ...line,
  ...notices,
  ...people,
  ...problemReports,
  ...ratings,
  ...service,
  ...approvalHandlers,
  ...arrangingHandlers,
  ...basicsHandlers,
  ...bookingHandlers,
  ...driverHandlers,
  ...expenseHandlers,
  ...fleetHandlers,
  ...providerHandlers,
  ...reportHandlers,
  ...ruleHandlers,
  ...satisfactionHandlers,
  ...userHandlers,
  readAudit,
  makeDriverLineCode,
  sendLink,
  readTruths,
  importPeople,
};
