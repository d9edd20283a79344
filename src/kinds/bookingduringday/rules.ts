import { dayOf, isBefore } from '#domain/dates/bangkok-time';
import type { FieldProblems } from '#domain/refusal';
import { checkPeriod } from '../request/check-period';
import type { Facts } from '../request/facts';
import { checkCommon, countPeople } from '../request/people';
import { collect, merge } from '../request/problems';
import { periodDuringDay } from './period';
import type { RequestDuringDay } from './request';

/** The ride back is judged by the hours and the way there; all else it shares with the ride. */
const checkReturn = (request: RequestDuringDay, facts: Facts): FieldProblems => {
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

const checkRide = (request: RequestDuringDay, facts: Facts): FieldProblems =>
  checkPeriod({ ...periodDuringDay(request, facts), startField: 'at', endField: 'at' }, facts, [
    'at',
    'short_notice',
  ]);

const checkPlaces = ({ from, to }: RequestDuringDay): FieldProblems =>
  collect(JSON.stringify(from) === JSON.stringify(to) && ['to', 'same_place']);

const checkSeats = (request: RequestDuringDay): FieldProblems =>
  collect(request.seats < countPeople(request) && ['seats', 'fewer_than_people']);

export const rulesDuringDay = [
  checkCommon,
  checkRide,
  checkPlaces,
  checkSeats,
  checkReturn,
] as const;
