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
