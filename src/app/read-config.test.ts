import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testConfig } from '../../tests/factories/fake-msal';
import { CONFIG_KEY } from './storage-keys';
import { awaitConfig, openConfig } from './read-config';

const answer = vi.fn<typeof fetch>();
const good = () => Response.json(testConfig);

/** What earlier files of this page still ask for is not counted. */
const onlySettings: typeof fetch = (input) =>
  input === '/config.json' ? answer(input) : new Promise(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  answer.mockReset();
  vi.stubGlobal('fetch', onlySettings);
  document.body.innerHTML =
    '<div id="not-reached" hidden><button type="button">ลองอีกครั้ง</button></div>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isTold = () => document.querySelector('#not-reached')?.hasAttribute('hidden') === false;

it('when the settings come, nothing is said', async () => {
  answer.mockResolvedValue(good());
  expect(await awaitConfig()).toEqual(testConfig);
  expect(isTold()).toBe(false);
});

it('when the settings cannot be had, says so and asks again by itself, later and later', async () => {
  answer
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(new Response(null, { status: 502 }));
  answer.mockResolvedValueOnce(good());
  const config = awaitConfig();
  await vi.advanceTimersByTimeAsync(1900);
  expect(isTold()).toBe(true);
  expect(answer).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(answer).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await config).toEqual(testConfig);
});

it('when the person taps, asks at once', async () => {
  answer.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(good());
  const config = awaitConfig();
  await vi.advanceTimersByTimeAsync(0);
  document.querySelector('button')?.click();
  expect(await config).toEqual(testConfig);
});

const remembering = (kept?: unknown) => {
  const rows = new Map<string, unknown>(kept === undefined ? [] : [[CONFIG_KEY, kept]]);
  return {
    rows,
    recall: async (key: string) => rows.get(key),
    remember: async (key: string, value: unknown) => void rows.set(key, value),
  };
};

const moved = { ...testConfig, apiHost: 'https://elsewhere.example/api' };

it('where somebody is signed in, begins with the settings of the last start without waiting', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  answer.mockReturnValue(new Promise(() => undefined));
  expect(await openConfig(remembering(testConfig), true)).toEqual(testConfig);
  answer.mockResolvedValue(good());
  expect(await openConfig(remembering(testConfig), true)).toEqual(testConfig);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
});

it('when they have changed since, begins again with the new ones', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  answer.mockResolvedValue(Response.json(moved));
  const memory = remembering(testConfig);
  expect(await openConfig(memory, true)).toEqual(testConfig);
  await vi.advanceTimersByTimeAsync(0);
  expect(memory.rows.get(CONFIG_KEY)).toEqual(moved);
  expect(reload).toHaveBeenCalledOnce();
});

it('where nobody is signed in, waits for the settings and keeps them for the next start', async () => {
  answer.mockResolvedValue(Response.json(moved));
  const memory = remembering(testConfig);
  expect(await openConfig(memory, false)).toEqual(moved);
  expect(memory.rows.get(CONFIG_KEY)).toEqual(moved);
});
