import { accountCalls } from './account-calls';
import { arrangingCalls } from './arranging-calls';
import { arrangingLifeCalls } from './arranging-life-calls';
import { arrangingProposalCalls } from './arranging-proposal-calls';
import { arrangingSeveralCalls } from './arranging-several';
import { arrangingCountCalls } from './arranging-count-calls';
import { auditCalls } from './audit-calls';
import { basicsCalls } from './basics-calls';
import { channelCalls } from './channel-calls';
import { directoryCalls } from './directory-calls';
import { driverCalls } from './driver-calls';
import { expenseCalls } from './expense-calls';
import { fleetCalls } from './fleet-calls';
import { hoursCalls } from './hours-calls';
import { importCalls } from './import-calls';
import { linkCalls } from './link-calls';
import { personalDataCalls } from './personal-data-calls';
import { providerCalls } from './provider-calls';
import { reportCalls } from './report-calls';
import { rulesCalls } from './rules-calls';
import { satisfactionCalls } from './satisfaction-calls';
import { truthCalls } from './truth-calls';
import { userCalls } from './user-calls';
import type { Contract } from './endpoint';

/** What the company keeps: people, cars, rules, prices. */
const keeping = {
  ...userCalls,
  ...accountCalls,
  ...personalDataCalls,
  ...importCalls,
  ...directoryCalls,
  ...auditCalls,
  ...basicsCalls,
  ...channelCalls,
  ...truthCalls,
  ...rulesCalls,
  ...fleetCalls,
  ...driverCalls,
  ...hoursCalls,
  ...linkCalls,
  ...providerCalls,
  ...expenseCalls,
} as const;

/** What it does with it, day by day. */
const dispatching = {
  ...arrangingCalls,
  ...arrangingLifeCalls,
  ...arrangingProposalCalls,
  ...arrangingSeveralCalls,
  ...arrangingCountCalls,
  ...satisfactionCalls,
  ...reportCalls,
} as const;

/** Named by its parts: written out as a whole it would be longer than the compiler writes a type. */
export const adminContract: typeof keeping & typeof dispatching = {
  ...keeping,
  ...dispatching,
} satisfies Contract;
