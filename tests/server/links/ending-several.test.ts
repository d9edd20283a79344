import { expect, it } from 'vitest';
import type { LinkRow, LinksTogether } from '#contract/links';
import { at, period, said } from '../arranging/use-arranging';
import { useLinks } from './use-links';

const links = useLinks();
const { arranging, bookings } = links;

const BASE = '/admin/bookingwithdrivernava/links';

const print = async (driverIds: readonly string[], until: string) =>
  (
    await bookings.call<{ links: { token: string }[] }>('admin', 'POST', `${BASE}/printed`, {
      body: { driverIds, until },
    })
  ).body.links.map(({ token }) => token);

const rows = async () => (await bookings.call<{ rows: LinkRow[] }>('admin', 'GET', BASE)).body.rows;

const end = (id: string, group: string) =>
  bookings.call<{ ended: number }>('admin', 'POST', `${BASE}/${id}/revoke-group`, {
    body: { group },
  });

const together = async (id: string) =>
  (await bookings.call<LinksTogether>('admin', 'GET', `${BASE}/${id}/together`)).body;

const drivers = async () => {
  bookings.setClock(at('07:00', 24).toISOString());
  const of = async () =>
    (await arranging.company.arranged({ ...period('08:00', '12:00'), status: 'planned' }))
      .driverId ?? '';
  return [await of(), await of()] as const;
};

it('links tell what they come from, and all of one day’s print end at once, with their number said before', async () => {
  const both = await drivers();
  const old = await print(both, '2026-11-24');
  const [kept] = await print([both[0]], '2026-11-25');
  const row = (await rows()).find(({ printedFor }) => printedFor === '2026-11-24');
  expect(row).toMatchObject({ origin: 'printed' });
  expect(await together(row?.id ?? '')).toMatchObject({ print: 2 });
  expect((await end(row?.id ?? '', 'print')).body).toEqual({ ended: 2 });
  for (const token of old) expect(said(await links.read(token))).toBe('404 not_found');
  expect(said(await links.read(kept ?? ''))).toBe('200');
  expect((await end(row?.id ?? '', 'print')).body).toEqual({ ended: 0 });
});

it('all links of one driver end at once, and nobody else’s', async () => {
  const both = await drivers();
  const [, other] = await print(both, '2026-11-24');
  await print([both[0]], '2026-11-25');
  const [row] = await rows();
  expect(row).not.toHaveProperty('valid');
  expect((await together(row?.id ?? '')).driver).toBe(2);
  expect((await end(row?.id ?? '', 'driver')).body).toEqual({ ended: 2 });
  expect(said(await links.read(other ?? ''))).toBe('200');
});
