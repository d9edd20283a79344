import type { Column } from '#domain/people/import/columns';
import { costCentreColumns } from '#domain/people/import/cost-centres';
import { employeeColumns } from '#domain/people/import/employees';
import { contactFields, mergeFields, placeFields, purposeFields } from './basics-fields';
import { carFields } from './car-fields';
import { careDoneFields, carePlanFields } from './care-plan-fields';
import { blackoutFields, odometerFields, paperFields } from './car-part-fields';
import { driverFields, leaveFields } from './driver-fields';
import { emissionFields } from './emission-fields';
import { expenseFields } from './expense-fields';
import { hoursRuleFields } from './hours-fields';
import { problemReportFields } from './problem-report-fields';
import { contractFields, providerFields, rateFields } from './provider-fields';
import type { Field, Fields } from './record-field';
import { retentionFields } from './retention-fields';
import { ruleFields } from './rule-fields';
import { lowScoreFields } from './satisfaction';
import { termsFields } from './terms-fields';
import { departureFields, holidayEventFields, routeFields } from './timetable-fields';
import { travelFields } from './travel-fields';
import { rightsFields } from './user-fields';

/** What the audit trail calls things by: each subject's own fields. */
export const records: Readonly<Record<string, Fields>> = {
  contact: contactFields,
  purpose: purposeFields,
  place: placeFields,
  travel_time: travelFields,
  maintenance_plan: carePlanFields,
  retention: retentionFields,
  emission_factor: emissionFields,
  car: { ...blackoutFields, ...carFields },
  driver: { ...leaveFields, ...driverFields },
  expense: expenseFields,
  problem_report: problemReportFields,
  provider: { ...rateFields, ...contractFields, ...providerFields },
  rate_card: rateFields,
  rating: lowScoreFields,
  kind: ruleFields,
  admin_user: rightsFields,
  holiday: holidayEventFields,
  hours_rules: hoursRuleFields,
  route: { ...departureFields, ...routeFields },
};

/** What is called otherwise of some events of theirs. */
export const partsOf: Readonly<Record<string, Fields>> = {
  'add-paper': paperFields,
  merge: mergeFields,
  'change-paper': paperFields,
  'add-contract': contractFields,
  'change-contract': contractFields,
  odometer: odometerFields,
  care: careDoneFields,
  'add-terms': termsFields,
};

/** What has no form of its own is called as its file calls it. */
const columnsOf: Readonly<Record<string, readonly Column[]>> = {
  cost_centre: costCentreColumns,
  person: employeeColumns,
};

/** By which it is known which part of a thing an event changed, also where that stayed as it was. */
const partKnownBy: Readonly<Record<string, readonly string[]>> = {
  'change-paper': ['type'],
  'change-rate': ['class', 'from'],
  'change-contract': ['number'],
  'change-departure': ['direction', 'departs'],
};

export const saysWhichPart = (name: string, { action = '' }: About): boolean =>
  partKnownBy[action]?.includes(name) ?? false;

type About = { subject: string; action?: string };

/** What an event may tell of, in the order of its form. */
const fieldsOf = ({ subject, action = '' }: About): Fields => ({
  ...partsOf[action],
  ...records[subject],
  ...partsOf[action],
});

/** What an event tells of, field by field. */
export const fieldOf = (name: string, about: About): Field | undefined => fieldsOf(about)[name];

export const columnOf = (name: string, { subject }: About): Column | undefined =>
  columnsOf[subject]?.find(({ key }) => key === name);

/** In the order of its form, or of its file, which may call something by its name where an event tells its id. */
export const orderOf = (about: About): string[] => [
  ...Object.keys(fieldsOf(about)),
  ...(columnsOf[about.subject] ?? []).flatMap(({ key }) => [key, `${key}Id`]),
];
