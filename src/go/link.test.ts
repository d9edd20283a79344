import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { openLink } from './link';
import { ask } from './server';

Object.defineProperty(navigator, 'locks', {
  value: { request: async (_: string, work: () => Promise<void>) => work() },
});

vi.mock('./server', () => ({ ask: vi.fn<typeof ask>() }));

it('asks no more for a link that is over, and calls a refusal to answer no missing signal', async () => {
  vi.mocked(ask)
    .mockResolvedValueOnce({ state: 'refused', code: 'not_found', message: '', fields: {} })
    .mockResolvedValue({ state: 'later' });
  const link = openLink('ended');
  await link.start(60_000);
  expect(link.get()).toMatchObject({ isGone: true, isReached: true });

  dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ask).toHaveBeenCalledOnce();
  expect(link.get()).toMatchObject({ isGone: true, isReached: true });
});

it('keeps the card of a ride on the device only until the ride is over', async () => {
  const card = { face: 'rider', state: 'underway', contacts: [] };
  const answer = (state: string) =>
    vi
      .mocked(ask)
      .mockReset()
      .mockResolvedValue({ state: 'page', page: { ...card, state } } as never);
  answer('underway');
  await openLink('card').start(600_000);
  expect(localStorage.getItem('go:card')).toContain('underway');
  answer('over');
  await openLink('card').start(600_000);
  expect(localStorage.getItem('go:card')).toBeNull();
});

it('says why the server does not answer, and asks again no sooner than the server said', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] });
  vi.mocked(ask).mockReset().mockResolvedValue({ state: 'later', why: 'ส่งถี่เกินไป', waitMs: 30_000 });
  const link = openLink('often');
  await link.start(600_000);
  expect(link.get()).toMatchObject({ isReached: false, why: 'ส่งถี่เกินไป' });
  const reads = () => vi.mocked(ask).mock.calls.filter(([name]) => name === 'readLink').length;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reads()).toBe(1);
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(reads()).toBe(2));
  vi.useRealTimers();
});

it('asks nothing on and on while its PIN is not typed, and goes on with it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] });
  vi.mocked(ask)
    .mockReset()
    .mockResolvedValue({ state: 'refused', fields: { pin: 'required' } } as never);
  const link = openLink('gate');
  await link.start(10_000);
  expect(link.get().needsPin).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.mocked(ask)).toHaveBeenCalledTimes(1);
  await link.enterPin('2580');
  expect(vi.mocked(ask)).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
