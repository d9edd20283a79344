import * as v from 'valibot';
import { bookingStates } from '#domain/booking/states';
import { breakReasons } from '#kinds/request/find-broken';
import { id } from '#kinds/request/common';
import { audit } from './list';
import { entriesOf, fillEnglish, type BodyOf } from './record-entries';
import { ruleFields } from './rule-fields';
import { termsFields } from './terms-fields';
import {
  departureFields,
  directions,
  holidayFields,
  routeFields,
  runFields,
} from './timetable-fields';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const limits = entriesOf(ruleFields);
const holiday = entriesOf(holidayFields);
const terms = entriesOf(termsFields);
const route = entriesOf(routeFields);
const run = entriesOf(runFields);
const departure = entriesOf(departureFields);

/** Without it, a change that breaks coming bookings is only answered with their list. */
const confirm = v.optional(v.boolean(), false);

export const rulesChange = v.pipe(
  v.object({ ...limits.body, confirm }),
  v.forward(
    v.partialCheck(
      [['serviceFrom'], ['serviceTo']],
      // Of what is no time at all only that is said.
      ({ serviceFrom, serviceTo }) => !TIME.test(serviceFrom) || serviceFrom < serviceTo,
      'end_before_start',
    ),
    ['serviceTo'],
  ),
);

export const routeChange = v.pipe(v.object({ ...route.body, confirm }), v.transform(fillEnglish));

/** Of a route that is known already. */
export const departureBody = v.object(departure.body);
export const newDeparture = v.object({ routeId: id, ...departure.body });
export const departureChange = v.object({ ...run.body, confirm });

export const newHoliday = v.pipe(v.object({ ...holiday.body, confirm }), v.transform(fillEnglish));
export const newTerms = v.object(terms.body);

export const kindRulesView = v.object({
  limits: v.object(limits.row),
  version: v.number(),
  audit,
  holidays: v.array(v.object({ id, ...holiday.row })),
  /** Of who drives themselves; the newest first. */
  terms: v.array(v.object(terms.row)),
  /** A holiday of all kinds is for whoever manages all of them. */
  mayChangeEveryKind: v.boolean(),
  routes: v.array(
    v.object({
      id,
      ...route.row,
      version: v.number(),
      /** Somebody booked there once: which stops there are, and their order, is history. */
      fixed: v.array(v.picklist(directions)),
      timetable: v.array(v.object({ id, ...departure.row, version: v.number() })),
    }),
  ),
  /** Where a route may stop. */
  places: v.array(v.object({ id, name: v.string() })),
});

export const rulesAnswer = v.object({
  /** False while bookings stand in the way that nobody has looked at. */
  saved: v.boolean(),
  breaks: v.array(
    v.object({
      id,
      ref: v.string(),
      status: v.picklist(bookingStates),
      startsAt: v.string(),
      endsAt: v.string(),
      traveller: v.string(),
      why: v.picklist(breakReasons),
    }),
  ),
  /** How many in all: of very many only the first are listed. */
  breakCount: v.number(),
  rules: kindRulesView,
});

export type KindRulesView = v.InferOutput<typeof kindRulesView>;
export type RulesAnswer = v.InferOutput<typeof rulesAnswer>;
export type RouteChange = v.InferOutput<typeof routeChange>;
export type NewDeparture = v.InferOutput<typeof newDeparture>;
export type DepartureChange = v.InferOutput<typeof departureChange>;
export type KindLimits = BodyOf<typeof ruleFields>;
