import type { FieldProblems } from '#domain/refusal';
import { checkPeriod } from '../request/check-period';
import type { Facts } from '../request/facts';
import { checkCommon, countPeople } from '../request/people';
import { collect } from '../request/problems';
import { rideOf } from './period';
import type { RequestWithDriverAmata } from './request';

const checkRide = (request: RequestWithDriverAmata, facts: Facts): FieldProblems => {
  const { departure } = facts;
  if (departure === null) return collect(['timetableEntryId', 'no_departure']);
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

/** A full departure is no problem of the request: it waits in line. */
const checkSeats = (request: RequestWithDriverAmata): FieldProblems =>
  collect(request.seats < countPeople(request) && ['seats', 'fewer_than_people']);

export const rulesWithDriverAmata = [checkCommon, checkRide, checkSeats] as const;
