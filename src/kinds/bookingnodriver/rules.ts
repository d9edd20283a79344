import { dayOf } from '#domain/dates/bangkok-time';
import type { FieldProblems } from '#domain/refusal';
import { checkRentalPeriod } from '../request/check-period';
import type { Facts } from '../request/facts';
import { checkCommon } from '../request/people';
import { collect, type Problem } from '../request/problems';
import { countAboard, driversOf } from './drivers';
import type { RequestNoDriver } from './request';

const DRIVERS_SEAT = 1;

const licenceProblem = (
  field: string,
  driverId: string,
  { endsAt }: RequestNoDriver,
  { licenceUntil }: Facts,
): Problem | null => {
  const until = licenceUntil[driverId];
  if (until === undefined) return null;
  if (until === null) return [field, 'licence_missing'];
  return until < dayOf(endsAt) ? [field, 'licence_expires'] : null;
};

const checkDrivers = (request: RequestNoDriver, facts: Facts): FieldProblems => {
  const { driverId, coDriverIds } = request;
  return collect(
    licenceProblem('driverId', driverId, request, facts),
    coDriverIds.includes(driverId) && ['coDriverIds', 'co_driver_is_driver'],
    ...coDriverIds.map((id) => licenceProblem('coDriverIds', id, request, facts)),
  );
};

const checkTerms = (
  { termsNumber }: RequestNoDriver,
  { termsNumber: present, standing }: Facts,
): FieldProblems =>
  collect(
    termsNumber !== present &&
      termsNumber !== standing?.termsNumber && ['termsNumber', 'terms_changed'],
  );

const checkRoom = (request: RequestNoDriver, facts: Facts): FieldProblems => {
  const seats = facts.classSeats[request.class];
  if (seats === undefined) return collect(['class', 'unknown']);
  const isTooSmall = countAboard(request, facts.requesterId) > seats + DRIVERS_SEAT;
  return collect(isTooSmall && ['class', 'too_many_people']);
};

const checkPeople = (request: RequestNoDriver, facts: Facts): FieldProblems =>
  checkCommon(request, facts, driversOf(request));

export const rulesNoDriver = [
  checkPeople,
  checkRentalPeriod,
  checkDrivers,
  checkTerms,
  checkRoom,
] as const;
