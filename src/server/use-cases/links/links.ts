import { addDays, addMinutes, atMinute, dayOf } from '#domain/dates/bangkok-time';
import { openStates } from '#domain/booking/states';
import { PERSONAL_HOURS } from '#domain/link/face';
import { done, refuse } from '#domain/refusal';
import type { Call, UseCase } from '../../call';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import { linkListRepository } from '../../db/repositories/links/link-list.repository';
import { linkRepository, type NewLink } from '../../db/repositories/links/link.repository';
import { lineRepository } from '../../db/repositories/notices/line.repository';
import { hashPin, hashToken, newLinkToken } from '../../links/token';
import { openRow } from '../open-row';
import { tell } from '../tell';

const DAY_MINUTES = 24 * 60;
const MOST_CARDS = 10;
const LONGEST_PRINTED_DAYS = 14;

type Making = Pick<Call, 'actor' | 'db' | 'now' | 'newId'>;

/** Made, told of, and its token handed out: the one time that anybody sees it. */
const make = async (
  call: Making,
  scope: Pick<
    NewLink,
    'face' | 'driverId' | 'siteId' | 'bookingId' | 'name' | 'origin' | 'printedFor'
  > & { pin?: string },
  validUntil: string,
): Promise<{ id: string; token: string }> => {
  const { actor, db, now, newId } = call;
  const { pin, ...rest } = scope;
  const [id, token] = [newId(), newLinkToken()];
  await linkRepository(db).add({
    ...rest,
    id,
    tokenHash: hashToken(token),
    ...(pin !== undefined && { pinHash: hashPin(token, pin) }),
    madeAt: now,
    madeById: actor.personId,
    validUntil,
  });
  const { driverId, siteId, bookingId, face } = rest;
  await tell(call, {
    subject: 'link',
    id,
    action: 'create',
    after: { face, driverId, siteId, bookingId, validUntil },
  });
  return { id, token };
};

export const listLinks: UseCase<'listLinks'> = async ({ params, query, language, db, now }) =>
  done(await linkListRepository(db, language).list(params.kind, query, now));

export const readLinkOptions: UseCase<'readLinkOptions'> = async ({ params, language, db }) =>
  done({ drivers: await linkListRepository(db, language).drivers(params.kind) });

export const readLinksTogether: UseCase<'readLinksTogether'> = async ({
  params,
  language,
  db,
  now,
}) => {
  const together = await linkListRepository(db, language).together(params.id, params.kind, now);
  return together ? done(together) : refuse('not_found');
};

export const makeLink: UseCase<'makeLink'> = async (call) => {
  const { params, body, language, db, now } = call;
  const links = linkListRepository(db, language);
  const validUntil = addMinutes(now, body.days * DAY_MINUTES);
  if (body.face === 'driver') {
    const drivers = await links.drivers(params.kind);
    if (!drivers.some(({ id }) => id === body.driverId))
      return refuse('invalid_input', { fields: { driverId: 'unknown' } });
  }
  const { site } = await arrangingKindRepository(db).rules(params.kind);
  const scope =
    body.face === 'driver'
      ? { face: body.face, driverId: body.driverId }
      : { face: body.face, siteId: site, name: body.name, pin: body.pin };
  const { id, token } = await make(call, scope, validUntil);
  const link = await links.read(id, now);
  const byLine =
    call.line === undefined || scope.face !== 'driver'
      ? null
      : (await lineRepository(db).find(scope.driverId)) !== undefined;
  return link ? done({ token, validUntil, link, byLine }) : refuse('not_found');
};

export const printLinks: UseCase<'printLinks'> = async (call) => {
  const { params, body, language, db, now } = call;
  const known = await linkListRepository(db, language).drivers(params.kind);
  const last = addDays(dayOf(now), LONGEST_PRINTED_DAYS);
  const until = body.until > last ? last : body.until < dayOf(now) ? dayOf(now) : body.until;
  const validUntil = atMinute(addDays(until, 2), 0);
  const links: { driverId: string; token: string }[] = [];
  for (const driverId of new Set(body.driverIds)) {
    if (!known.some(({ id }) => id === driverId)) continue;
    const { token } = await make(
      call,
      { face: 'driver', driverId, origin: 'printed', printedFor: until },
      validUntil,
    );
    links.push({ driverId, token });
  }
  return done({ links });
};

export const revokeLink: UseCase<'revokeLink'> = async (call) => {
  const { params, language, db, now } = call;
  const links = linkListRepository(db, language);
  const about = { subject: 'link', id: params.id } as const;
  const standing = await openRow(call, about, await links.lock(params.id, params.kind));
  if (!standing.ok) return standing;
  await links.revoke(params.id, now);
  await tell(call, { ...about, action: 'revoke' });
  const link = await links.read(params.id, now);
  return link ? done(link) : refuse('not_found');
};

export const revokeLinks: UseCase<'revokeLinks'> = async (call) => {
  const { params, body, language, db, now } = call;
  const links = linkListRepository(db, language);
  if (!(await links.lock(params.id, params.kind))) return refuse('not_found');
  const ended = await links.revokeGroup(params.id, body.group, { kind: params.kind, at: now });
  for (const id of ended) await tell(call, { subject: 'link', id, action: 'revoke' });
  return done({ ended: ended.length });
};

export const shareRide: UseCase<'shareRide'> = async (call) => {
  const { actor, params, language, db, now } = call;
  const stored = await bookingRepository(db).lock(params.id, actor.personId);
  if (!stored) return refuse('not_found');
  if (!openStates.some((state) => state === stored.status)) return refuse('not_now');
  if ((await linkListRepository(db, language).openOfBooking(params.id, now)) >= MOST_CARDS)
    return refuse('rate_limited');
  // It ends with the ride: the clock cuts it, and may only shorten what stands here.
  const validUntil = addMinutes(stored.rows.endsAt, 2 * PERSONAL_HOURS * 60);
  const { token } = await make(
    call,
    { face: 'rider', bookingId: params.id, origin: 'card' },
    validUntil,
  );
  return done({ token, validUntil });
};
