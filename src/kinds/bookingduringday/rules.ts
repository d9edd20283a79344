import { dayOf, isBefore } from '#domain/dates/bangkok-time';
import type { FieldProblems } from '#domain/refusal';
import { checkPeriod } from '../request/check-period';
import type { Facts } from '../request/facts';
import { checkCommon, commonReads, countPeople } from '../request/people';
import { collect, merge, ruleOf } from '../request/problems';
import { periodDuringDay } from './period';
import type { RequestDuringDay } from './request';

type Ride = Pick<RequestDuringDay, 'timing' | 'at' | 'flexibilityMinutes'>;

/** The ride back is judged by the hours and the way there; all else it shares with the ride. */
const checkReturn = (
  request: Ride & Pick<RequestDuringDay, 'returnAt'>,
  facts: Facts,
): FieldProblems => {
  const { returnAt } = request;
  if (returnAt === null) return {};
  const { endsAt } = periodDuringDay(request, facts);
  const { flexibilityMinutes } = request;
  const back = periodDuringDay({ flexibilityMinutes, timing: 'ready_at', at: returnAt }, facts);
  const isEarly = isBefore(returnAt, endsAt) || dayOf(returnAt) !== dayOf(endsAt);
  return merge(
    collect(isEarly && ['returnAt', 'return_too_early']),
    checkPeriod(
      { ...back, startField: 'returnAt', endField: 'returnAt' },
      { ...facts, standing: null },
      ['returnAt', 'short_notice'],
    ),
  );
};

const checkRide = (request: Ride, facts: Facts): FieldProblems =>
  checkPeriod({ ...periodDuringDay(request, facts), startField: 'at', endField: 'at' }, facts, [
    'at',
    'short_notice',
  ]);

const rule = ruleOf<RequestDuringDay>();
const rideFields = ['timing', 'at', 'flexibilityMinutes'] as const;

export const rulesDuringDay = [
  rule(commonReads, checkCommon),
  rule(rideFields, checkRide),
  rule(['from', 'to'], ({ from, to }) =>
    collect(JSON.stringify(from) === JSON.stringify(to) && ['to', 'same_place']),
  ),
  rule(['seats', 'companions'], (request) =>
    collect(request.seats < countPeople(request) && ['seats', 'fewer_than_people']),
  ),
  rule([...rideFields, 'returnAt'], checkReturn),
];
