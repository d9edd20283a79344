import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createPhone, letter, somchai, type Weather } from '../../../tests/factories/outbox-phone';
import { closeTabs, useFreshDevice } from '../../../tests/setup/fresh-device';
import { ApiError } from '../api/errors';

useFreshDevice();

type Step =
  | { do: 'send'; tab: number }
  | { do: 'retry'; tab: number }
  | { do: 'crash'; tab: number }
  | { do: 'weather'; weather: Weather }
  | { do: 'online'; online: boolean }
  | { do: 'pass time' };

const tab = fc.integer({ min: 0, max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('send' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crash' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('retry' as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('weather' as const),
      weather: fc.constantFrom<Weather>(
        'fine',
        'cut',
        'hangs',
        'unreachable',
        new ApiError('temporarily_unavailable', 503, ''),
        new ApiError('internal_error', 500, ''),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('online' as const), online: fc.boolean() }) },
  { weight: 2, arbitrary: fc.constant({ do: 'pass time' as const }) },
);

const passTime = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 2);
  });

/** Two tabs of one person live through the steps; then the storm ends and the app is opened once more. */
const live = async (steps: readonly Step[]) => {
  const phone = createPhone();
  const tabs = [await phone.openPageFor(somchai), await phone.openPageFor(somchai)];
  const handedIn: string[] = [];
  for (const now of steps) {
    const page = 'tab' in now ? tabs[now.tab] : undefined;
    if (now.do === 'send' && page) {
      const key = `k${handedIn.length}`;
      handedIn.push(key);
      void page.send(letter(key));
      // Handed in means kept: only then may the page die.
      await vi.waitFor(async () =>
        expect(
          (await page.db.read(`outbox/tenant.somchai/${key}`)) ??
            phone.effects.find((effect) => effect.key === key),
        ).toBeDefined(),
      );
    }
    if (now.do === 'retry') void page?.retry(handedIn.at(-1) ?? '');
    if (now.do === 'crash') {
      page?.kill();
      tabs[now.tab] = await phone.openPageFor(somchai);
    }
    if (now.do === 'weather') phone.weather(now.weather);
    if (now.do === 'online') phone.online.set(now.online);
    if (now.do === 'pass time') await passTime();
  }
  for (const page of tabs) page.kill();
  closeTabs();
  phone.weather('fine');
  phone.online.set(true);
  const last = await phone.openPageFor(somchai);
  for (const { key } of last.items.get()) await last.retry(key);
  await vi.waitFor(() => expect(last.items.get()).toEqual([]));
  last.kill();
  return { handedIn, effects: phone.effects, requests: phone.requests };
};

it('whatever the network, the server and the pages do, each request is done exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const { handedIn, effects, requests } = await live(steps);
      expect(effects.map(({ key }) => key).toSorted()).toEqual(handedIn.toSorted());
      for (const { key, message } of requests) expect(message).toBe(`message ${key}`);
    }),
    { numRuns: 60 },
  );
});
