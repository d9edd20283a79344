import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { linkContract, type LinkCallName } from '#contract/link-contract';
import { linkFaces, MOST_WRONG_PINS, type LinkFace } from '#domain/link/face';
import { hashToken } from '../../../src/server/links/token';
import { at, period, said } from '../arranging/use-arranging';
import { useLinks } from './use-links';

const links = useLinks();
const { arranging, bookings } = links;

/** A trip that is about to leave, seen from each face. */
const made = async () => {
  bookings.setClock(at('07:55').toISOString());
  const trip = await arranging.company.arranged(
    { ...period('08:00', '12:00'), status: 'planned' },
    { riding: 'arranged' },
  );
  return { ...trip, driverId: trip.driverId ?? '' };
};

type Made = Awaited<ReturnType<typeof made>>;

const scopeOf = ({ driverId, bookingId }: Made) => ({
  driver: { driverId },
  gate: { siteId: 'nava' as const },
  rider: { bookingId },
});

const linkOf = (face: LinkFace, of: Made, more: { validUntil?: Date; revokedAt?: Date } = {}) =>
  links.link(face, scopeOf(of)[face], more);

const locked = async (token: string) => {
  await arranging.db
    .updateTable('link')
    .set({ wrongPins: MOST_WRONG_PINS })
    .where('tokenHash', '=', hashToken(token))
    .execute();
  return token;
};

const dead: Readonly<Record<string, (face: LinkFace, of: Made) => Promise<string>>> = {
  wrong: () => Promise.resolve('A'.repeat(22)),
  expired: (face, of) => linkOf(face, of, { validUntil: new Date(bookings.now.getTime() - 1) }),
  revoked: (face, of) => linkOf(face, of, { revokedAt: bookings.now }),
  locked: async (face, of) => locked(await linkOf(face, of)),
};

const names = Object.keys(linkContract) as LinkCallName[];

/** What a face may call; nothing else is there for it. */
const open: Readonly<Record<LinkFace, readonly LinkCallName[]>> = {
  driver: ['readLink', 'noteOpened', 'markJob', 'takeBack'],
  gate: ['readLink', 'noteOpened', 'markPassage', 'takeBack'],
  rider: ['readLink', 'noteOpened'],
};

const bodies: Readonly<Record<LinkCallName, (of: Made) => object | undefined>> = {
  readLink: () => undefined,
  noteOpened: () => undefined,
  markJob: ({ tripId }) => ({ ...links.stamp(), action: 'accept', tripId }),
  markPassage: ({ carId }) => ({ ...links.stamp(), action: 'out', carId }),
  takeBack: () => ({ ...links.stamp(), markId: newest }),
};

/** What was marked last: only a face's own can be taken back, and here each marks before. */
let newest = randomUUID() as string;

const send = async (
  token: string,
  name: LinkCallName,
  { of, pin }: { of: Made; pin?: string | null },
): Promise<string> => {
  const body = bodies[name](of);
  const answer = await links.call(token, linkContract[name].path, {
    ...(body && { body }),
    ...(pin !== undefined && { pin }),
    from: randomUUID(),
  });
  if (answer.status === 200 && body && 'action' in body && 'id' in body) newest = String(body.id);
  return said(answer);
};

const marks = async () =>
  (await arranging.db.selectFrom('mark').select('action').execute()).map(({ action }) => action);

describe('each link and each call', () => {
  it.each(linkFaces.flatMap((face) => Object.keys(dead).map((way) => [face, way] as const)))(
    'a %s’s link that is %s opens nothing',
    async (face, way) => {
      const of = await made();
      const token = (await dead[way]?.(face, of)) ?? '';
      for (const name of names) expect(await send(token, name, { of }), name).toBe('404 not_found');
      expect(await marks()).toEqual([]);
    },
  );

  it.each(linkFaces)(
    'a %s’s link opens what is theirs, and nothing of another face',
    async (face) => {
      const of = await made();
      const token = await linkOf(face, of);
      for (const name of names)
        expect(await send(token, name, { of }), name).toBe(
          open[face].includes(name) ? '200' : '404 not_found',
        );
    },
  );

  it.each([
    ['wrong', '9999', 'invalid'],
    ['missing', null, 'required'],
  ])(
    'a gate whose code is %s is told so by each call, and nothing happens',
    async (_, pin, why) => {
      const of = await made();
      // One for each: the fifth wrong code closes it.
      for (const name of names)
        expect(await send(await linkOf('gate', of), name, { of, pin }), name).toBe(
          `400 invalid_input pin:${why}`,
        );
      expect(await marks()).toEqual([]);
    },
  );

  it('guessing is slowed down by address, and keeps nobody out who has a right link', async () => {
    const of = await made();
    const token = await linkOf('driver', of);
    const answers: string[] = [];
    for (let tries = 0; tries < 60; tries += 1)
      answers.push(said(await links.call('A'.repeat(22), '/go', { from: 'one place' })));
    expect(new Set(answers)).toEqual(new Set(['404 not_found', '429 rate_limited']));
    expect(said(await links.call(token, '/go', { from: 'one place' }))).toBe('200');
  });

  it('another trip is not there for a driver, and another site’s cars not at a gate', async () => {
    const of = await made();
    const other = await made();
    const driver = await linkOf('driver', other);
    expect(await send(driver, 'markJob', { of })).toBe('404 not_found');
    const gate = await links.link('gate', { siteId: 'amata' });
    const { body } = await links.read<'gate'>(gate);
    expect([...body.out, ...body.in]).toEqual([]);
    expect(await send(gate, 'markPassage', { of })).toBe('200');
    expect((await arranging.read(of.tripId)).status).toBe('planned');
  });
});
