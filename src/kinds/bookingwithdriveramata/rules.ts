import type { FieldProblems } from '#domain/refusal';
import { checkPeriod } from '../request/check-period';
import type { Facts } from '../request/facts';
import { checkCommon, commonReads, countPeople } from '../request/people';
import { collect, ruleOf } from '../request/problems';
import { rideOf } from './period';
import type { RequestWithDriverAmata } from './request';

const checkRide = (
  request: Pick<RequestWithDriverAmata, 'boardStop' | 'alightStop'>,
  facts: Facts,
): FieldProblems => {
  const { departure } = facts;
  if (departure === null) return {};
  const { boardStop, alightStop } = request;
  const ride = rideOf(request, departure);
  if (ride === null)
    return collect(
      boardStop >= departure.stops.length && ['boardStop', 'no_such_stop'],
      alightStop >= departure.stops.length && ['alightStop', 'no_such_stop'],
      alightStop <= boardStop && ['alightStop', 'alight_before_board'],
    );
  return checkPeriod({ ...ride, startField: 'date', endField: 'date' }, facts, [
    'timetableEntryId',
    'short_notice',
  ]);
};

const rule = ruleOf<RequestWithDriverAmata>();

/** A full departure is no problem of the request: it waits in line. */
export const rulesWithDriverAmata = [
  rule(commonReads, checkCommon),
  rule(['timetableEntryId', 'date'], (_, { departure }) =>
    collect(departure === null && ['timetableEntryId', 'no_departure']),
  ),
  rule(['boardStop', 'alightStop'], checkRide),
  rule(['seats', 'companions'], (request) =>
    collect(request.seats < countPeople(request) && ['seats', 'fewer_than_people']),
  ),
];
