import { endsAtGate, momentOfMark } from '#domain/link/mark';
import { dayOf, type Instant } from '#domain/dates/bangkok-time';
import { done, refuse, type Outcome } from '#domain/refusal';
import { gateRepository } from '../../db/repositories/links/gate.repository';
import { markRepository } from '../../db/repositories/links/mark.repository';
import { markedTripRepository } from '../../db/repositories/links/marked-trip.repository';
import type { LinkCall, LinkUseCase } from '../../link-call';
import { applyLeaving, applyReturn, checkKm, noteFormerCar } from './apply-times';
import { showLink } from './show-link';
import { keepingBefore } from './take-back';
import { tellTrouble } from './tell-trouble';

type Call = LinkCall<'markPassage'>;
type Passed = Extract<Call['body'], { carId: string }>;

/** Once for each car and day, however often it passes. */
const askDispatchers = async (
  call: Call,
  { carId, plate }: { carId: string | null; plate: string },
): Promise<void> => {
  const { link, db, now, language } = call;
  const kinds = link.siteId === null ? [] : await gateRepository(db, language).kindsOf(link.siteId);
  await tellTrouble(call, {
    cause: `gate:${carId ?? plate.replaceAll(/\s/g, '')}:${dayOf(now)}`,
    kinds: kinds.map(({ id }) => id),
    carId,
    plate,
    text: '',
    matter: 'gate',
  });
};

/** What the gate saw moves the trip as a dispatcher would; who drives themselves hands the car over in the app. */
const pass = async (
  call: Call,
  { action, carId, km }: Passed,
  { tripId, at }: { tripId: string; at: Instant },
): Promise<Outcome<null>> => {
  const trip = await markedTripRepository(call.db).lock(tripId);
  if (!trip?.withDriver) return done(null);
  const mark = { at, km, source: 'gate', linkId: call.link.id, by: null } as const;
  if (carId !== trip.carId)
    return noteFormerCar(call, trip, carId, {
      ...mark,
      action: action === 'out' ? 'depart' : 'complete',
    });
  if (action === 'out') return applyLeaving(call, trip, mark);
  return endsAtGate(trip, at) ? applyReturn(call, trip, mark) : done(null);
};

/** A car at the gate: written down as it was seen, and carried out once. */
export const markPassage: LinkUseCase<'markPassage'> = async (call) => {
  const { link, body, db, now } = call;
  const { at, skewSeconds } = momentOfMark(body, now);
  const trips = markedTripRepository(db);
  const plate = body.action === 'unknown' ? body.plate : await trips.plateOf(body.carId);
  if (plate === undefined) return refuse('not_found');
  const carId = body.action === 'unknown' ? null : body.carId;
  const km = body.action === 'unknown' ? null : body.km;
  const checked = await checkKm(call, { carId, km, at });
  if (!checked.ok) return checked;
  const tripId =
    body.action === 'unknown'
      ? undefined
      : await trips.ofCar(body.carId, { at, action: body.action, siteId: link.siteId });
  const written = await markRepository(db).add({
    id: body.id,
    linkId: link.id,
    tripId: tripId ?? null,
    carId,
    action: body.action,
    at,
    deviceAt: body.at,
    receivedAt: now,
    skewSeconds,
    km,
    fileId: null,
    details: carId === null ? { plate } : {},
  });
  if (written === 'other') return refuse('key_reused');
  if (written === 'new') {
    const isStrange =
      body.action === 'unknown' ||
      (tripId === undefined && body.action === 'out' && !(await trips.isAway(body.carId, at)));
    if (isStrange) await askDispatchers(call, { carId, plate });
    const passed = await keepingBefore(
      call,
      { tripId: tripId ?? null, isFinal: isStrange },
      async () =>
        body.action === 'unknown' || tripId === undefined
          ? done(null)
          : pass(call, body, { tripId, at }),
    );
    if (!passed.ok) return passed;
  }
  return showLink(call);
};
