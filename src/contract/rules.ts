import * as v from 'valibot';
import { bookingStates } from '#domain/booking/states';
import { breakReasons } from '#kinds/request/find-broken';
import { day, id } from '#kinds/request/common';
import { audit } from './list';
import { entriesOf, type BodyOf } from './record-entries';
import { ruleFields } from './rule-fields';

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.number('required'),
    v.integer('invalid'),
    v.minValue(least, 'too_few'),
    v.maxValue(most, 'too_many'),
  );

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = v.pipe(v.string('required'), v.regex(TIME, 'invalid'));

const weekdays = v.pipe(
  v.array(
    v.pipe(v.number(), v.integer('invalid'), v.minValue(1, 'invalid'), v.maxValue(7, 'invalid')),
  ),
  v.minLength(1, 'required'),
  v.maxLength(7, 'too_many'),
  v.transform((list) => [...new Set(list)].toSorted((a, b) => a - b)),
);

const name = v.pipe(
  v.string('required'),
  v.trim(),
  v.minLength(1, 'required'),
  v.maxLength(200, 'too_long'),
);

const DAY = 24 * 60;

const limits = entriesOf(ruleFields);

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

export const directions = ['out', 'back'] as const;

const stop = v.object({
  placeId: v.pipe(v.string('required'), v.nonEmpty('required'), id),
  minutesFromStart: wholeNumber(0, DAY),
});
const stops = v.pipe(v.array(stop), v.maxLength(50, 'too_many'));

export const routeChange = v.object({
  nameTh: name,
  nameEn: name,
  active: v.boolean(),
  out: stops,
  back: stops,
  confirm,
});

const runs = { weekdays, seats: wholeNumber(1, 60), lastDay: v.nullable(day) };

export const newDeparture = v.object({
  routeId: id,
  direction: v.picklist(directions, 'invalid'),
  departs: time,
  firstDay: day,
  ...runs,
});

export const departureChange = v.object({ ...runs, confirm });

export const newHoliday = v.object({
  day,
  nameTh: name,
  nameEn: name,
  /** Closes every kind that does not serve on holidays, not only this one. */
  everyKind: v.boolean(),
  confirm,
});

const shownStop = v.object({ placeId: id, name: v.string(), minutesFromStart: v.number() });

export const kindRulesView = v.object({
  limits: v.object(limits.row),
  version: v.number(),
  audit,
  holidays: v.array(
    v.object({
      id,
      day: v.string(),
      nameTh: v.string(),
      nameEn: v.string(),
      everyKind: v.boolean(),
    }),
  ),
  /** A holiday of all kinds is for whoever manages all of them. */
  mayChangeEveryKind: v.boolean(),
  routes: v.array(
    v.object({
      id,
      nameTh: v.string(),
      nameEn: v.string(),
      active: v.boolean(),
      version: v.number(),
      out: v.array(shownStop),
      back: v.array(shownStop),
      /** Somebody booked there once: which stops there are, and their order, is history. */
      fixed: v.array(v.picklist(directions)),
      timetable: v.array(
        v.object({
          id,
          direction: v.picklist(directions),
          departs: v.string(),
          weekdays: v.array(v.number()),
          seats: v.number(),
          firstDay: v.string(),
          lastDay: v.nullable(v.string()),
          version: v.number(),
        }),
      ),
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
