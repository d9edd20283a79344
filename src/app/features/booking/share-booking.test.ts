import { afterEach, expect, it, vi } from 'vitest';
import { sayIn } from '#words/message';
import { bookingCard } from '../../../../tests/factories/booking-data';
import { shareBooking } from './share-booking';

afterEach(() => vi.useRealTimers());

it.each([
  ['th', 'ส. 28/11/2026 08:00–14:00'],
  ['en', 'Sat 28/11/2026 08:00–14:00'],
] as const)('what is shared is true on another day too: %s', async (language, when) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T02:00:00Z') });
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const card = bookingCard(1, {
    startsAt: '2026-11-28T01:00:00.000Z',
    endsAt: '2026-11-28T07:00:00.000Z',
  });
  expect(await shareBooking(sayIn(language), card)).toBe('copied');
  expect(writeText.mock.calls[0]?.[0].split('\n')[1]).toBe(when);
  writeText.mockRestore();
});
