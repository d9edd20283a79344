import { dayOf } from '#domain/dates/bangkok-time';
import { checkRentalPeriod, rentalPeriodReads } from '../request/check-period';
import type { Facts } from '../request/facts';
import { checkCommon, commonReads } from '../request/people';
import { collect, type Problem, ruleOf } from '../request/problems';
import { countAboard, driversOf } from './drivers';
import type { RequestNoDriver } from './request';

const DRIVERS_SEAT = 1;

const rule = ruleOf<RequestNoDriver>();
const driverFields = ['driverId', 'coDriverIds'] as const;

/** One problem for each driver whose licence is known and not as it should be. */
const licenceProblems = (
  { driverId, coDriverIds }: Pick<RequestNoDriver, 'driverId' | 'coDriverIds'>,
  { licenceUntil }: Facts,
  isWrong: (until: string | null) => boolean,
  code: 'licence_missing' | 'licence_expires',
) => {
  const problem = (field: string, id: string): Problem | false => {
    const until = licenceUntil[id];
    return until !== undefined && isWrong(until) && [field, code];
  };
  return collect(
    problem('driverId', driverId),
    ...coDriverIds.map((id) => problem('coDriverIds', id)),
  );
};

export const rulesNoDriver = [
  rule([...commonReads, ...driverFields], (request, facts) =>
    checkCommon(request, facts, driversOf(request)),
  ),
  rule(rentalPeriodReads, checkRentalPeriod),
  rule(driverFields, ({ driverId, coDriverIds }) =>
    collect(coDriverIds.includes(driverId) && ['coDriverIds', 'co_driver_is_driver']),
  ),
  rule(driverFields, (request, facts) =>
    licenceProblems(request, facts, (until) => until === null, 'licence_missing'),
  ),
  rule([...driverFields, 'endsAt'], (request, facts) =>
    licenceProblems(
      request,
      facts,
      (until) => until !== null && until < dayOf(request.endsAt),
      'licence_expires',
    ),
  ),
  rule(['termsNumber'], ({ termsNumber }, { termsNumber: present, standing }) =>
    collect(
      termsNumber !== present &&
        termsNumber !== standing?.termsNumber && ['termsNumber', 'terms_changed'],
    ),
  ),
  rule([...driverFields, 'forWhom', 'companions', 'class'], (request, facts) => {
    const seats = facts.classSeats[request.class];
    if (seats === undefined) return collect(['class', 'unknown']);
    const isTooSmall = countAboard(request, facts.requesterId) > seats + DRIVERS_SEAT;
    return collect(isTooSmall && ['class', 'too_many_people']);
  }),
];
