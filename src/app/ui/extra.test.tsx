import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { extra } from './extra';

test('a part whose code was lost on the way comes later, and its screen stands meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue({ default: () => 'Three wait' });
  const Count = extra(load);
  render(
    <p>
      Approve
      <Suspense>
        <Count />
      </Suspense>
    </p>,
  );
  expect(screen.getByText('Approve')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await screen.findByText(/Three wait/)).toBeTruthy();
  vi.useRealTimers();
});
