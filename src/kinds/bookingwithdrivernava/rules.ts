import { fittingClass } from '#domain/booking/vehicle-class';
import { isBefore } from '#domain/dates/bangkok-time';
import type { FieldProblems } from '#domain/refusal';
import { checkRentalPeriod, rentalPeriodReads } from '../request/check-period';
import type { Place } from '../request/common';
import type { Facts } from '../request/facts';
import { checkCommon, commonReads, countPeople } from '../request/people';
import { collect, type Problem, ruleOf } from '../request/problems';
import type { RequestWithDriverNava } from './request';

const isSame = (a: Place, b: Place): boolean => JSON.stringify(a) === JSON.stringify(b);

const checkStops = ({
  pickUp,
  stops,
  startsAt,
  endsAt,
}: Pick<RequestWithDriverNava, 'pickUp' | 'stops' | 'startsAt' | 'endsAt'>): FieldProblems => {
  let latest = startsAt;
  const problems = stops.flatMap(({ place, arriveBy }, index): Problem[] => {
    const before = stops[index - 1]?.place ?? pickUp;
    const samePlace: Problem[] = isSame(before, place)
      ? [[`stops.${index}.place`, 'same_place']]
      : [];
    if (arriveBy === null) return samePlace;
    const field = `stops.${index}.arriveBy`;
    const isOutside = isBefore(arriveBy, startsAt) || isBefore(endsAt, arriveBy);
    const isEarlier = isBefore(arriveBy, latest);
    latest = isEarlier ? latest : arriveBy;
    if (isOutside) return [...samePlace, [field, 'arrive_by_outside']];
    return isEarlier ? [...samePlace, [field, 'arrive_by_order']] : samePlace;
  });
  return collect(...problems);
};

const checkRoom = (
  request: Pick<RequestWithDriverNava, 'companions' | 'class'>,
  { classSeats }: Facts,
): FieldProblems => {
  const people = countPeople(request);
  const isTooSmall = request.class !== null && (classSeats[request.class] ?? 0) < people;
  return collect(
    fittingClass(people, classSeats) === undefined && ['companions', 'no_car_so_large'],
    isTooSmall && ['class', 'too_many_people'],
  );
};

const rule = ruleOf<RequestWithDriverNava>();

export const rulesWithDriverNava = [
  rule(commonReads, checkCommon),
  rule(rentalPeriodReads, checkRentalPeriod),
  rule(['pickUp', 'stops', 'startsAt', 'endsAt'], checkStops),
  rule(['companions', 'class'], checkRoom),
];
