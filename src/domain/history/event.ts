import type { BookingAction } from '../booking/states';
import type { ExpenseAction } from '../expense/states';
import type { TripAction } from '../trip/states';

type RecordAction =
  | 'create'
  | 'change'
  | 'remove'
  | 'import'
  | 'status'
  | 'add-contract'
  | 'change-contract'
  | 'add-rate'
  | 'change-rate'
  | 'add-paper'
  | 'change-paper'
  | 'odometer'
  | 'care'
  | 'register'
  | 'check'
  | 'take-out'
  | 'bring-back'
  | 'settle-trouble'
  | 'mend-damage'
  | 'add-leave'
  | 'end-leave'
  | 'add-terms'
  | 'add-departure'
  | 'change-departure'
  | 'lock-month'
  | 'unlock-month';

type PeopleAction =
  | 'grant'
  | 'restore'
  | 'pin'
  | 'ask-account'
  | 'confirm-account'
  | 'refuse-account'
  | 'erase'
  | 'pull'
  | 'delegate'
  | 'revoke'
  | 'report'
  | 'answer'
  | 'trouble'
  | 'accept-job'
  | 'check-car'
  | 'board';

type ArrangingAction =
  | 'swap'
  | 'split'
  | 'merge'
  | 'lock'
  | 'unlock'
  | 'notify'
  | 'record-times'
  | 'mark-again'
  | 'take-back'
  | 'extend'
  | 'end-earlier'
  | 'escalate'
  | 'lapse-change';

/** What can be done to something, as its history keeps it: one spelling, words joined by hyphens. */
export type EventAction =
  | BookingAction
  | TripAction
  | ExpenseAction
  | RecordAction
  | PeopleAction
  | ArrangingAction;

/** What has a history: named as its table is. */
export type EventSubject =
  | 'booking'
  | 'trip'
  | 'car'
  | 'driver'
  | 'provider'
  | 'rate_card'
  | 'expense'
  | 'rating'
  | 'delegation'
  | 'licence'
  | 'person'
  | 'account'
  | 'admin_user'
  | 'site'
  | 'kind'
  | 'holiday'
  | 'hours_rules'
  | 'route'
  | 'place'
  | 'travel_time'
  | 'maintenance_plan'
  | 'emission_factor'
  | 'retention'
  | 'contact'
  | 'purpose'
  | 'cost_centre'
  | 'import'
  | 'directory'
  | 'problem_report'
  | 'link'
  | 'service_state';
