import type { JobMark, LinkPage } from '#contract/link-pages';
import type { Actor } from '#domain/access/actor';
import { dayOf, type Instant } from '#domain/dates/bangkok-time';
import { splitBySeats } from '#domain/expense/split';
import { isStep, momentOfMark } from '#domain/link/mark';
import { done, refuse, type Outcome } from '#domain/refusal';
import { keepsExpenses } from '#kinds/registry';
import { checkNames } from '#words/link-page';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import { expenseSourceRepository } from '../../db/repositories/expenses/expense-source.repository';
import { jobRepository } from '../../db/repositories/links/job.repository';
import { markRepository } from '../../db/repositories/links/mark.repository';
import {
  markedTripRepository,
  type LockedTrip,
} from '../../db/repositories/links/marked-trip.repository';
import type { LinkCall, LinkUseCase } from '../../link-call';
import { addExpenses } from '../expenses/add-expenses';
import { tell } from '../tell';
import { carOf, driveTo } from './drive-to';
import { showLink } from './show-link';
import { storePhoto } from './store-photo';
import { keepingBefore } from './take-back';
import { tellTrouble } from './tell-trouble';

type Call = LinkCall<'markJob'>;
type Of<A extends JobMark['action']> = Extract<JobMark, { action: A }>;
type Happened = { trip: LockedTrip; driverId: string; at: Instant; fileId: string | null };

/** A tick is one passenger, a code everybody of its booking. */
const noteRider = async (
  call: Call,
  body: Of<'board' | 'miss'>,
  { trip, driverId }: Happened,
): Promise<Outcome<null>> => {
  const jobs = jobRepository(call.db, call.language);
  const code = body.action === 'board' ? body.code : undefined;
  const { passengerId = null } = body;
  const bookingId =
    passengerId === null
      ? await jobs.ofCode(trip.id, code ?? '')
      : await jobs.bookingOf(trip.id, passengerId);
  if (bookingId === undefined)
    return passengerId === null
      ? refuse('invalid_input', { fields: { code: 'unknown' } })
      : refuse('not_found');
  const attended = body.action === 'board';
  if (!(await jobs.attend(bookingId, { passengerId, attended }))) return done(null);
  // Whoever has it open is told, also where only a passenger changed.
  await bookingRepository(call.db).set(bookingId, {});
  await tell(call, {
    id: bookingId,
    by: driverId,
    action: attended ? 'board' : 'no-show',
    after: { passengerIds: passengerId === null ? [] : [passengerId], linkId: call.link.id },
  });
  return done(null);
};

const asWriter = (personId: string): Actor => ({
  personId,
  isEmployee: false,
  isApprover: false,
});

/** Written down for whoever approves expenses, with the receipt; split by the seats of the bookings. */
const spend = async (
  call: Call,
  { type, amount }: Of<'expense'>,
  { trip, driverId, at, fileId }: Happened,
): Promise<Outcome<null>> => {
  // Better a refusal than a receipt that nobody ever sees.
  if (!keepsExpenses(trip.kind)) return refuse('not_now');
  const seats = await expenseSourceRepository(call.db, trip.kind).seatsOf([trip.id]);
  const split = splitBySeats(seats.get(trip.id) ?? []);
  if (split.length === 0) return done(null);
  const expense = {
    // As its mark: so it is found where the mark is taken back.
    id: call.body.id,
    type,
    spentOn: dayOf(at),
    quantity: '1',
    rate: amount,
    vat: '0',
    wht: '0',
    receiptNo: null,
    tripId: trip.id,
    carId: null,
    providerId: null,
    receiptFileId: fileId,
    note: null,
    split,
  };
  const { db, now, newId } = call;
  await addExpenses(
    [expense],
    { kind: trip.kind, status: 'submitted' },
    {
      actor: asWriter(driverId),
      db,
      now,
      newId,
    },
  );
  return done(null);
};

const report = async (
  call: Call,
  body: { id: string; text: string; canDrive: boolean },
  { trip, driverId }: Happened,
): Promise<Outcome<null>> => {
  const { id, text, canDrive } = body;
  const about = { kinds: [trip.kind], carId: trip.carId, plate: trip.plate ?? '' };
  await tellTrouble(call, {
    ...about,
    cause: `trouble:${id}`,
    text,
    matter: canDrive ? 'drives' : 'stands',
  });
  await tell(call, {
    subject: 'trip',
    id: trip.id,
    by: driverId,
    action: 'trouble',
    reason: text,
    after: { canDrive, linkId: call.link.id },
  });
  // Of the car too: its page, where it is open, is read again.
  if (trip.carId !== null)
    await tell(call, {
      subject: 'car',
      id: trip.carId,
      by: driverId,
      action: 'trouble',
      reason: text,
      after: { markId: id, tripId: trip.id },
    });
  return done(null);
};

/** What is not in order, written in the driver's language; its readers see it in theirs. */
const sayFailed = (body: Of<'check'>, { language }: Call): string =>
  body.failed.map((check) => checkNames[check][language]).join(', ');

const look = async (call: Call, body: Of<'check'>, happened: Happened): Promise<Outcome<null>> =>
  body.failed.length === 0
    ? done(null)
    : report(call, { id: body.id, text: sayFailed(body, call), canDrive: true }, happened);

const act = (call: Call, happened: Happened): Promise<Outcome<null>> | Outcome<null> => {
  const { body } = call;
  switch (body.action) {
    case 'accept':
      return done(null);
    case 'check':
      return look(call, body, happened);
    case 'depart':
    case 'complete':
      return driveTo(call, body, happened);
    case 'board':
    case 'miss':
      return noteRider(call, body, happened);
    case 'expense':
      return spend(call, body, happened);
    case 'trouble':
      return report(call, body, happened);
  }
};

const detailsOf = (body: JobMark): Readonly<Record<string, unknown>> => {
  switch (body.action) {
    case 'check':
      return { failed: body.failed };
    case 'board':
      return { passengerId: body.passengerId ?? null, byCode: body.code !== undefined };
    case 'miss':
      return { passengerId: body.passengerId };
    case 'expense':
      return { type: body.type, amount: body.amount };
    case 'trouble':
      return { text: body.text, canDrive: body.canDrive };
    case 'accept':
    case 'depart':
    case 'complete':
      return {};
  }
};

/** Dispatchers were told of it at once; null is no step: a tick is put right by another. */
const isFinal = (body: JobMark): boolean | null =>
  body.action === 'check' ? body.failed.length > 0 : isStep(body.action) ? false : null;

/** What the driver did: written down as it was said, and carried out once. */
export const markJob: LinkUseCase<'markJob'> = async (call): Promise<Outcome<LinkPage>> => {
  const { link, body, db, now } = call;
  const { driverId } = link;
  const trip =
    driverId === null ? undefined : await markedTripRepository(db).lock(body.tripId, { driverId });
  // Another driver's trip is not there.
  if (!trip || driverId === null) return refuse('not_found');
  const { at, skewSeconds } = momentOfMark(body, now);
  const content = 'photo' in body ? body.photo : null;
  const photo = await storePhoto(call, { markId: body.id, byId: driverId, content });
  if (!photo.ok) return photo;
  const written = await markRepository(db).add({
    id: body.id,
    linkId: link.id,
    tripId: trip.id,
    carId: carOf(body, trip),
    action: body.action,
    at,
    deviceAt: body.at,
    receivedAt: now,
    skewSeconds,
    km: 'km' in body ? body.km : null,
    fileId: photo.value,
    details: detailsOf(body),
  });
  if (written === 'other') return refuse('key_reused');
  if (written === 'new') {
    const acted = await keepingBefore(call, { tripId: trip.id, isFinal: isFinal(body) }, () =>
      act(call, { trip, driverId, at, fileId: photo.value }),
    );
    if (!acted.ok) return acted;
    if (body.action === 'accept' || body.action === 'check')
      await tell(call, {
        subject: 'trip',
        id: trip.id,
        by: driverId,
        action: body.action === 'accept' ? 'accept-job' : 'check-car',
        after: { linkId: link.id },
      });
  }
  return showLink(call);
};
