import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testConfig } from '../../tests/factories/fake-msal';
import { awaitConfig } from './read-config';

const answer = vi.fn<typeof fetch>();
const good = () => Response.json(testConfig);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer.mockReset());
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
