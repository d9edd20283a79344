import { describe, expect, it } from 'vitest';
import type { ChannelStates, DeadLetter, TeamsSites } from '#contract/channels';
import type { ListPage } from '#contract/list';
import type { SiteId } from '#domain/site-id';
import { channelRepository } from '../../../src/server/db/repositories/notices/channel.repository';
import { teamsRepository } from '../../../src/server/db/repositories/notices/teams.repository';
import { noteOverdueCars } from '../../../src/server/jobs/note-overdue-cars';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { deliver } from '../../../src/server/notices/deliver';
import { openTeams } from '../../../src/server/notices/teams/open-teams';
import { teamsSeal } from '../../../src/server/notices/teams/teams-seal';
import { period, useArranging } from '../arranging/use-arranging';
import { bangkok } from '../bookings/company';
import { openTeamsWorkflow } from '../support/teams-workflow';
import { testSeal } from '../support/test-server';
import { providerOf } from '../support/trips';

const arranging = useArranging();
const { bookings } = arranging;
const log = createLog('silent');
const WORKFLOW =
  'https://prod-7.southeastasia.logic.azure.com:443/workflows/1/triggers/x?sig=secret';

const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  bookings.call<T>('admin', method, path, body && { body });

const open = async () => {
  const workflow = await openTeamsWorkflow();
  const { db } = bookings;
  const publicOrigin = 'https://carpool.example';
  const teams = openTeams({ db, seal: testSeal, publicOrigin, mayCall: () => true });
  await channelRepository(db).noteSetUp(['teams']);
  const tools = { db, now: () => bookings.now, newId, log };
  const listenAt = (site: SiteId, sealed = testSeal.seal(workflow.url(`/${site}`), site)) =>
    teamsRepository(db).save(site, { sealed, setAt: bookings.now });
  await listenAt('nava');
  return { ...workflow, listenAt, run: () => deliver([teams], tools) };
};

const urgent = async () => {
  const request = bookings.requests.bookingwithdrivernava;
  const times = { startsAt: bangkok(20, '13:00'), endsAt: bangkok(20, '15:00') };
  const asked = await bookings.create({ ...request, ...times, urgentReason: 'ลูกค้านัดด่วน' });
  const { id, version } = asked.body;
  await bookings.call('approver', 'POST', `/employee/approvals/${id}/approve`, {
    version,
    body: { reason: null },
  });
  return asked.body;
};
const tryNava = () => call<object>('POST', '/admin/teams/nava/try');
const deliveries = () =>
  bookings.db.selectFrom('noticeDelivery').select(['status', 'attempts', 'error']).execute();

describe('the dispatchers’ channel of a site', () => {
  it('is set up by an admin, kept encrypted, and never shown again', async () => {
    await channelRepository(bookings.db).noteSetUp(['teams']);
    const saved = await call<TeamsSites>('PUT', '/admin/teams/nava', { url: WORKFLOW });
    expect(saved.body).toEqual([
      { site: 'nava', setAt: bookings.now.toISOString() },
      { site: 'amata', setAt: null },
    ]);
    const rows = await bookings.db.selectFrom('teamsWebhook').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('azure');
    const events = await bookings.db.selectFrom('event').selectAll().execute();
    expect(JSON.stringify(events)).not.toContain('azure');
    const sealed = rows[0]!.sealed;
    expect(testSeal.open(sealed, 'nava')).toBe(WORKFLOW);
    expect(testSeal.open(sealed, 'amata')).toBeUndefined();
    expect(teamsSeal(Buffer.alloc(32, 8)).open(sealed, 'nava')).toBeUndefined();
    const removed = await call<TeamsSites>('DELETE', '/admin/teams/nava');
    expect(removed.body[0]).toEqual({ site: 'nava', setAt: null });
    expect((await tryNava()).body.error?.fields).toEqual({ channel: 'not_reached' });
  });

  it.each([
    'http://prod-7.logic.azure.com/workflows/1',
    'https://logic.azure.com.evil.example/x',
    'https://evil.example/logic.azure.com/',
    'https://me@evil.example/.logic.azure.com/',
    'https://x.logic.azure.com:8443/x',
    'https://169.254.169.254/',
  ])('is no other address: %s', async (url) => {
    const { body } = await call('PUT', '/admin/teams/nava', { url });
    expect(body.error?.fields).toEqual({ url: 'not_a_webhook' });
  });

  it('hears of an urgent request in both languages, with the way to arrange it; a usual one is no news', async () => {
    const { cards, run } = await open();
    await bookings.create(bookings.requests.bookingwithdrivernava);
    const booking = await urgent();
    await run();
    await run();
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({
      path: '/nava',
      url: `https://carpool.example/admin/bookingwithdrivernava/arrangecartable?day=2026-11-20&open=booking:${booking.id}`,
    });
    expect(cards[0]?.texts.slice(0, 3)).toEqual([
      'มีคำขอด่วน · Urgent request',
      `คำขอด่วน ${booking.ref} เดินทาง 20/11/2026 13:00`,
      `Urgent request ${booking.ref}, leaving 20/11/2026 13:00`,
    ]);
    expect(cards[0]?.texts.join('\n')).toMatch(/^เส้นทาง · Route: \S/m);
    expect(cards[0]?.texts.join('\n')).not.toContain('ลูกค้านัดด่วน');
  });

  it('hears that a provider declined', async () => {
    const { cards, run } = await open();
    const providerId = await providerOf(bookings.db);
    const offered = { status: 'offered', ...period('08:00', '16:00') } as const;
    const { tripId } = await arranging.company.arranged(offered, {
      providerId,
      riding: 'approved',
    });
    await arranging.act(tripId, 'decline', { reason: 'รถเสีย' }, { role: 'supplier' });
    await run();
    expect(cards[0]?.texts[1]).toMatch(/ปฏิเสธ NV-\S+ ออก 24\/11\/2026 08:00$/);
    expect(cards[0]?.texts[2]).toBe('เหตุผล: รถเสีย');
    expect(cards[0]?.texts[4]).toBe('Reason: Breakdown');
    expect(cards[0]?.url).toMatch(new RegExp(`day=2026-11-24&open=trip:${tripId}$`));
  });

  it('hears once that a car is late', async () => {
    const { cards, run } = await open();
    const { company, db } = bookings;
    await bookings.create(bookings.requests.bookingnodriver);
    const times = { startsAt: bangkok(24, '08:00'), endsAt: bangkok(24, '16:00') };
    const tripId = await company.trip({ kind: 'bookingnodriver', withDriver: false, ...times });
    await company.assign({ car: company.car, trip: tripId }, '[2026-11-24,2026-11-25)');
    await db.updateTable('booking').set({ status: 'ongoing', tripId }).execute();
    await db.updateTable('trip').set({ status: 'underway' }).execute();
    bookings.setClock(bangkok(24, '16:05'));
    for (let time = 0; time < 2; time += 1)
      await noteOverdueCars.run({ db, now: bookings.now, newId, log });
    await run();
    expect(cards.map(({ texts }) => texts[0])).toEqual(['เลยเวลาคืนรถ · Car is late']);
  });

  it('is tried by an admin, and says when it last delivered only then', async () => {
    const { cards, run } = await open();
    await tryNava();
    const state = async () => (await call<ChannelStates>('GET', '/admin/channels')).body[3];
    expect(await state()).toMatchObject({ channel: 'teams', isOn: true, lastDeliveredAt: null });
    await run();
    expect(cards).toHaveLength(1);
    expect(await state()).toMatchObject({ lastDeliveredAt: bookings.now.toISOString(), dead: 0 });
  });

  it('that is busy is tried again as late as it says; one that is gone is a dead letter of its site', async () => {
    const { answerWith, cards, run } = await open();
    answerWith({ status: 429, headers: { 'retry-after': '600' } }, { status: 404 });
    await tryNava();
    await run();
    bookings.setClock(new Date(bookings.now.getTime() + 599_000).toISOString());
    await run();
    expect(await deliveries()).toMatchObject([{ status: 'waiting', attempts: 1 }]);
    bookings.setClock(new Date(bookings.now.getTime() + 1_000).toISOString());
    await run();
    expect(cards).toEqual([]);
    const { body } = await call<ListPage<DeadLetter>>('GET', '/admin/dead-letters');
    expect(body.rows).toMatchObject([
      { channel: 'teams', to: 'โรงงานนวนคร', error: 'workflow_gone' },
    ]);
    await call('POST', `/admin/dead-letters/${body.rows[0]!.id}/send`);
    await run();
    expect(cards).toHaveLength(1);
  });

  it('sealed with another key is a dead letter that says so', async () => {
    const { listenAt, run } = await open();
    const other = teamsSeal(Buffer.alloc(32, 8));
    await listenAt('nava', other.seal('https://x.logic.azure.com/', 'nava'));
    await tryNava();
    await run();
    expect(await deliveries()).toMatchObject([{ status: 'dead', error: 'other_key' }]);
  });
});
