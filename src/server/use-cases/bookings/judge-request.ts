import { chooseDeciders } from '#domain/booking/choose-deciders';
import { estimateCost, type Estimate } from '#domain/booking/estimate-cost';
import { planApproval } from '#domain/booking/plan-approval';
import { dayOf, isBefore } from '#domain/dates/bangkok-time';
import type { FieldProblems } from '#domain/refusal';
import { sumOfWays } from '#domain/travel/way';
import type { BookingRequest } from '#kinds/booking-request';
import { askingOf } from '#kinds/asking-registry';
import { isShortNotice } from '#kinds/request/check-period';
import type { Facts, Needs } from '#kinds/request/facts';
import { checkReferences } from '#kinds/request/needs';
import { merge } from '#kinds/request/problems';
import type { BookingRows } from '#kinds/request/rows';
import type { Db } from '../../db/client';
import { approvalRepository } from '../../db/repositories/approvals/approval.repository';
import {
  bookingFactsRepository,
  type RunningDeparture,
} from '../../db/repositories/bookings/booking-facts.repository';
import type { StoredBooking } from '../../db/rows/bookings/stored-booking';
import { travelRepository } from '../../db/repositories/travel/travel.repository';
import { rateRepository, type DatedRate } from '../../db/repositories/providers/rate.repository';

type Asker = { db: Db; now: Date; requesterId: string };

export type Judged = {
  problems: FieldProblems;
  facts: Facts;
  departure: RunningDeparture | null;
  /** Null while a fact is missing that the times follow from. */
  rows: BookingRows | null;
  estimated: { estimate: Estimate; rate: DatedRate } | null;
  isUrgent: boolean;
  /** As many as the rules ask for. */
  levels: number;
  /** Who decides, level by level; empty although levels are asked for when nobody may. */
  deciders: readonly (readonly string[])[];
};

/** The whole way, as long as it takes when somebody leaves then. */
const readTravel = async ({ legs, leavesAt }: Needs, db: Db): Promise<Facts['travel']> => {
  const ways = await travelRepository(db).ways(legs, leavesAt);
  const travel = sumOfWays(ways);
  const [only] = ways;
  return travel && { ...travel, usual: ways.length === 1 ? (only?.usual ?? null) : null };
};

const gatherFacts = async (
  request: BookingRequest,
  { db, now, requesterId }: Asker,
  changing: StoredBooking | undefined,
) => {
  const repository = bookingFactsRepository(db);
  const needs = askingOf(request.kind).needs(request);
  const { limits, ...ofKind } = await repository.kind(request.kind, now);
  const departure = await repository.departure(request.kind, needs.departure);
  const missing = await repository.missing(needs.references, {
    kind: request.kind,
    me: requesterId,
    bookingId: changing?.id,
  });
  const facts: Facts = {
    now,
    requesterId,
    ...ofKind,
    licenceUntil: await repository.licences(needs.licencesOf),
    travel: await readTravel(needs, db),
    departure,
    standing: changing ? changing.rows : null,
  };
  return { facts, limits, departure, needs, missing };
};

const estimate = async (
  request: BookingRequest,
  rows: BookingRows,
  facts: Facts,
  db: Db,
): Promise<Judged['estimated']> => {
  const priced = askingOf(request.kind).priced(request, facts);
  if (!priced || !isBefore(rows.startsAt, rows.endsAt)) return null;
  const rate = await rateRepository(db).find({
    kind: request.kind,
    class: priced.class,
    day: dayOf(rows.startsAt),
    carId: rows.chosenCarId,
  });
  return rate && { rate, estimate: estimateCost(rate.rate, { ...rows, km: priced.km }) };
};

/** Whom a booking concerns: they never decide about it. */
export const involvedIn = (rows: BookingRows): ReadonlySet<string> =>
  new Set([
    rows.requesterId,
    ...rows.passengers.flatMap(({ personId }) => personId ?? []),
    ...rows.selfDrivers.map(({ personId }) => personId),
  ]);

/** Nobody drives two cars at once. */
const checkOtherCar = async (
  { selfDrivers, startsAt, endsAt }: BookingRows,
  db: Db,
  except: string | undefined,
): Promise<FieldProblems> => {
  const driver = selfDrivers.find(({ main }) => main);
  if (!driver || !isBefore(startsAt, endsAt)) return {};
  const hours = { startsAt, endsAt };
  const ref = await bookingFactsRepository(db).otherCarOf(driver.personId, hours, except);
  return ref === undefined ? {} : { driverId: `drives_already ${ref}` };
};

/** Everything that the rules, the rates and the company say about a request; it writes nothing. */
export const judgeRequest = async (
  request: BookingRequest,
  asker: Asker,
  changing?: StoredBooking,
): Promise<Judged> => {
  const { db } = asker;
  const { facts, limits, departure, needs, missing } = await gatherFacts(request, asker, changing);
  const kind = askingOf(request.kind);
  const rows = kind.toRows(request, facts);
  const problems = merge(
    checkReferences(needs.references, (reference) => !missing.includes(reference)),
    kind.problems(request, facts),
    rows ? await checkOtherCar(rows, db, changing?.id) : {},
  );
  const nothing = { estimated: null, isUrgent: false, levels: 0, deciders: [] };
  if (!rows) return { problems, facts, departure, rows, ...nothing };
  const estimated = await estimate(request, rows, facts, db);
  const isUrgent = isShortNotice(rows.startsAt, facts);
  const { levels } = planApproval(
    {
      approvalLevels: facts.rules.approvalLevels,
      startsAt: rows.startsAt,
      endsAt: rows.endsAt,
      isUrgent,
      estimate: estimated?.estimate.total ?? null,
    },
    limits,
  );
  const above =
    levels > 0
      ? await approvalRepository(db).above(rows.travellerId ?? rows.requesterId, rows.kind)
      : { upwards: [], admins: [] };
  const deciders = chooseDeciders({ ...above, involved: involvedIn(rows), levels });
  return { problems, facts, departure, rows, estimated, isUrgent, levels, deciders };
};
