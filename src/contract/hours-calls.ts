import * as v from 'valibot';
import { driverGroups, hoursPresets } from '#domain/hours/rules';
import { day } from '#kinds/request/common';
import { callsAt } from './calls';
import type { Contract } from './endpoint';
import { overtimePage, overtimeQuery } from './overtime';

const writing = callsAt('/admin', 'driver:write');

const MOST_MINUTES = 24 * 60;
const MOST_RULES = 8;

const minutes = v.pipe(
  v.number('required'),
  v.integer('invalid'),
  v.minValue(0, 'invalid'),
  v.maxValue(MOST_MINUTES, 'invalid'),
);
const isHard = v.boolean('required');

/** One of the law's limits. A hard one is never broken, of a soft one the dispatcher is told. */
const rule = v.variant(
  'type',
  [
    v.object({
      type: v.literal('stretch'),
      most: minutes,
      rest: minutes,
      leastPart: minutes,
      isHard,
    }),
    v.object({ type: v.literal('day'), most: minutes, isHard }),
    v.object({ type: v.literal('overtime'), normal: minutes, most: minutes, isHard }),
    v.object({ type: v.literal('rest'), least: minutes, isHard }),
  ],
  'invalid',
);

const group = v.picklist(driverGroups, 'required');
const rules = v.pipe(v.array(rule, 'required'), v.maxLength(MOST_RULES, 'too_many'));

const hoursRules = v.object({
  /** The latest first; what is judged goes by the version of its day. */
  versions: v.array(
    v.object({
      group,
      validFrom: v.string(),
      rules,
      madeAt: v.string(),
      madeBy: v.nullable(v.string()),
    }),
  ),
  /** To begin with. Nobody may rely on them before a lawyer has read them. */
  presets: v.array(v.object({ id: v.picklist(Object.keys(hoursPresets)), rules })),
});

export type HoursRules = v.InferOutput<typeof hoursRules>;

/** How long drivers may drive, as versions that are never changed. */
export const hoursCalls = {
  readHoursRules: writing.get('/driver-hours-rules', {
    summary: 'The rules of driver hours for each group, with their versions and presets',
    output: hoursRules,
  }),
  addHoursRules: writing.add('/driver-hours-rules', {
    summary: 'Rules of driver hours for a group, from a day on',
    body: v.object({ group, validFrom: day, rules }),
    output: hoursRules,
    refusals: ['nothing_new'],
  }),
  removeHoursRules: writing.add('/driver-hours-rules/remove', {
    summary: 'Take away a version that has not begun',
    body: v.object({ group, validFrom: day }),
    output: hoursRules,
    refusals: ['not_found', 'not_now'],
  }),
  listOvertime: writing.get('/driver-overtime', {
    summary: 'Hours and overtime of the drivers in a period, for payroll',
    query: overtimeQuery,
    output: overtimePage,
  }),
} as const satisfies Contract;
