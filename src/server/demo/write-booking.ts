import type { BookingState } from '#domain/booking/states';
import type { KindId } from '#kinds/registry';
import type { JsonObject } from '../db/schema.generated';
import { addMinutes } from './calendar';
import type { Demo, Requester } from './demo';
import type { Rate } from './make-fleet';
import { writeApproval } from './write-approval';

export type BookingSpec = {
  kind: KindId;
  status: BookingState;
  requester: Requester;
  starts: Date;
  ends: Date;
  seats: number;
  /** How long before the start it was asked for. */
  leadMinutes: number;
  tripId?: string | null;
  class?: string | null;
  stops?: readonly { placeId: string; province?: number }[];
  segment?: readonly [board: number, alight: number];
  chosen?: { carId: string; held: string };
  details?: JsonObject;
  rate?: Rate | undefined;
  days?: number;
  urgentReason?: string;
  needsApproval: boolean;
};

const afterApproval: readonly BookingState[] = [
  'approved',
  'arranged',
  'ongoing',
  'completed',
  'noshow',
  'unserved',
];
const afterArranging: readonly BookingState[] = ['arranged', 'ongoing', 'completed', 'noshow'];

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

const purposes = [
  'customer',
  'supplier',
  'meeting',
  'training',
  'delivery',
  'government',
  'airport',
];

/** Whoever was picked, or the next who rides nowhere else then; nobody when all are on their way. */
export const freeRequester = (
  { whereabouts }: Demo,
  pool: readonly Requester[],
  picked: Requester,
  { starts, ends }: Pick<BookingSpec, 'starts' | 'ends'>,
): Requester | undefined =>
  [picked, ...pool.slice(pool.indexOf(picked) + 1), ...pool].find(({ id }) =>
    whereabouts.isFree(id, starts, ends),
  );

/** Writes a booking with its passengers, its approval and the events that led to its state. */
export const writeBooking = (demo: Demo, spec: BookingSpec): string => {
  const { rows, random, calendar, people, places, whereabouts } = demo;
  const { kind, status, requester, starts, ends, seats } = spec;
  const submitted = earlier(
    addMinutes(starts, -spec.leadMinutes),
    addMinutes(calendar.now, -random.between(5, 90)),
  );
  const id = random.id(submitted);
  const deadline = earlier(starts, calendar.now);
  const between = (from: Date): Date =>
    new Date(
      from.getTime() + (deadline.getTime() - from.getTime()) * (random.between(5, 45) / 100),
    );
  const decided = spec.needsApproval ? between(submitted) : submitted;
  const arranged = between(decided);
  const isArranged = afterArranging.includes(status);
  const board = spec.segment?.[0] ?? null;
  const purpose = random.pick(purposes);
  const end = spec.stops?.at(-1)?.placeId;
  const isToAirport = places.destinations.some(
    ({ id: place, isAirport }) => isAirport && place === end,
  );
  demo.bookings.push({
    id,
    ref: '',
    kind,
    status,
    requesterId: requester.id,
    travellerId: requester.id,
    contactPhone: requester.phone,
    costCentreId: requester.costCentreId,
    purposeCode: purpose === 'airport' && !isToAirport ? 'meeting' : purpose,
    note: random.chance(0.15)
      ? random.pick(['มีเอกสารสำคัญ', 'มีกล่องชิ้นงาน 2 กล่อง', 'กรุณาโทรก่อนถึง 10 นาที'])
      : null,
    startsAt: starts,
    endsAt: ends,
    seats,
    class: spec.class ?? null,
    urgentReason: spec.urgentReason ?? null,
    tripId: spec.tripId ?? null,
    boardStop: board,
    alightStop: spec.segment?.[1] ?? null,
    boardingCode:
      board === null ? null : String((demo.bookings.length * 37 + 1021) % 10_000).padStart(4, '0'),
    chosenCarId: spec.chosen?.carId ?? null,
    held: spec.chosen?.held ?? null,
    termsNumber: kind === 'bookingnodriver' ? 1 : null,
    details: spec.details ?? {},
    estimate: spec.rate ? spec.rate.day * (spec.days ?? 1) : null,
    rateCardId: spec.rate?.id ?? null,
    rateCardVersion: spec.rate ? 1 : null,
    submittedAt: submitted,
    waitlistedAt: status === 'waitlisted' ? submitted : null,
    approvedAt: afterApproval.includes(status) ? decided : null,
    arrangedAt: isArranged ? arranged : null,
    completedAt: status === 'completed' ? ends : null,
  });

  // Who decides must not be on the trip.
  const approverId = people.approverOf(requester);
  const others = random.some(
    people.employees.filter(
      ({ id: other, site }) =>
        site === requester.site &&
        other !== requester.id &&
        other !== approverId &&
        whereabouts.isFree(other, starts, ends),
    ),
    seats - 1,
  );
  [requester, ...others].forEach((person, position) => {
    whereabouts.take(person.id, starts, ends);
    const passengerId = random.id(submitted);
    rows.add('passenger', {
      id: passengerId,
      bookingId: id,
      position,
      personId: person.id,
      guestName: null,
      guestPhone: null,
      isTraveller: position === 0,
      attended: status === 'completed' ? true : status === 'noshow' ? false : null,
    });
    if (status === 'completed' && spec.tripId)
      demo.rides.push({
        passengerId,
        personId: person.id,
        tripId: spec.tripId,
        endedAt: ends,
        driven: kind !== 'bookingnodriver',
      });
  });
  spec.stops?.forEach(({ placeId, province }, position) =>
    rows.add('bookingStop', {
      bookingId: id,
      position,
      placeId,
      provinceCode: province ?? null,
    }),
  );

  const tell = (at: Date, by: string | null, action: string, reason: string | null = null) =>
    rows.add('event', {
      id: random.id(at),
      at,
      byId: by,
      action,
      subject: 'booking',
      subjectId: id,
      reason,
      after: { status: action === 'submit' ? 'pending' : status },
    });
  tell(submitted, requester.id, 'submit');
  if (spec.needsApproval)
    writeApproval(demo, {
      bookingId: id,
      requesterId: requester.id,
      approverId,
      status,
      submitted,
      decided,
      deadline,
      tell,
    });
  if (isArranged) tell(arranged, people.adminId, 'arrange');
  if (status === 'arranged')
    demo.notices.push({
      id: random.id(arranged),
      personId: requester.id,
      type: 'arranged',
      subjectId: id,
      cause: `arranged:${id}`,
      params: {},
      at: arranged,
    });
  if (status === 'ongoing' || status === 'completed') tell(starts, people.adminId, 'depart');
  if (status === 'completed') tell(ends, people.adminId, 'complete');
  if (status === 'noshow') tell(addMinutes(starts, 30), people.adminId, 'no-show');
  if (status === 'unserved') tell(starts, null, 'leave-unserved');
  if (status === 'expired') tell(starts, null, 'expire');
  if (status === 'cancelled') tell(between(submitted), requester.id, 'cancel');
  return id;
};
