import { randomBytes, randomUUID } from 'node:crypto';
import type { DriverPage, GatePage, RidePage } from '#contract/link-pages';
import type { LinkFace } from '#domain/link/face';
import { hashPin, hashToken } from '../../../src/server/links/token';
import { newId } from '../../../src/server/new-id';
import { useArranging } from '../arranging/use-arranging';
import { emailOf } from '../support/people';
import { origin, type Body } from '../support/test-server';

type Scope = { driverId?: string; siteId?: 'nava' | 'amata'; bookingId?: string };
type More = { validUntil?: Date; revokedAt?: Date };
type Pages = { driver: DriverPage; gate: GatePage; rider: RidePage };

type Answered<F extends LinkFace> = { status: number; body: Pages[F] & Body };

/** `from` is the address that it comes from. */
type Sending = { body?: object; pin?: string | null; from?: string };

const DAY = 86_400_000;
const rightPin = '1234';

/** Links as a dispatcher would have made them, and their calls as a phone would send them. */
export const useLinks = () => {
  const arranging = useArranging();
  const { bookings } = arranging;
  let app: ReturnType<typeof bookings.server.app> | undefined;

  const link = async (face: LinkFace, scope: Scope, more: More = {}): Promise<string> => {
    const { validUntil = new Date(bookings.now.getTime() + 10 * DAY), revokedAt = null } = more;
    const token = randomBytes(16).toString('base64url');
    const { id: madeById } = await arranging.db
      .selectFrom('person')
      .select('id')
      .where('signInName', '=', emailOf('admin'))
      .executeTakeFirstOrThrow();
    await arranging.db
      .insertInto('link')
      .values({
        ...scope,
        id: newId(),
        face,
        tokenHash: hashToken(token),
        ...(face === 'gate' && { name: 'ประตู 1', pinHash: hashPin(token, rightPin) }),
        madeAt: new Date(validUntil.getTime() - 90 * DAY),
        madeById,
        validUntil,
        revokedAt,
      })
      .execute();
    return token;
  };

  const call = async <F extends LinkFace = 'driver'>(
    token: string,
    path: string,
    { body, pin = rightPin, from = 'here' }: Sending = {},
  ): Promise<Answered<F>> => {
    app ??= bookings.server.app();
    const request = {
      method: path === '/go' ? 'GET' : 'POST',
      headers: {
        link_token: token,
        ...(pin !== null && { link_pin: pin }),
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    };
    const env = { incoming: { socket: { remoteAddress: from } } };
    const response = await app.request(`${origin}/api${path}`, request, env);
    return { status: response.status, body: (await response.json()) as Pages[F] & Body };
  };

  /** As of now, by a clock that is right. */
  const stamp = (at: Date = bookings.now) => ({
    id: randomUUID(),
    at: at.toISOString(),
    sentAt: bookings.now.toISOString(),
  });

  return {
    arranging,
    bookings,
    link,
    call,
    stamp,
    read: <F extends LinkFace>(token: string): Promise<Answered<F>> => call<F>(token, '/go'),
    markJob: (token: string, mark: object) =>
      call(token, '/go/job-marks', { body: { ...stamp(), ...mark } }),
    takeBack: <F extends LinkFace = 'driver'>(token: string, markId: string) =>
      call<F>(token, '/go/taken-back', { body: { ...stamp(), markId } }),
    pass: (token: string, mark: object) =>
      call<'gate'>(token, '/go/passage-marks', { body: { ...stamp(), ...mark } }),
  };
};
