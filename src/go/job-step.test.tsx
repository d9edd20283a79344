/** @jsxImportSource preact */
import { render } from 'preact';
import { expect, it, vi } from 'vitest';
import { sayIn } from '#words/message';
import { JobStep } from './job-step';
import * as codes from './use-codes';
import * as link from './use-link';
import * as marks from './use-mark';

type Job = Parameters<typeof JobStep>[0]['job'];

/** What the odometer's field names of a ride that is on the way. */
const named = (startKm: number | null, odometer: number) => {
  vi.spyOn(link, 'useSay').mockReturnValue(sayIn('th'));
  vi.spyOn(marks, 'useMark').mockReturnValue(async () => {});
  vi.spyOn(codes, 'useCodes').mockReturnValue({ forgetWrong: () => {} } as never);
  const job = { tripId: 'a', status: 'underway', departedBy: 'driver', startKm };
  const box = document.createElement('div');
  render(<JobStep job={{ ...job, car: { id: 'c', odometer } } as Job} />, box);
  return box.querySelector('input')?.placeholder;
};

it('names the highest reading, whether the ride began with it or somebody read it since', () => {
  expect(named(68_866, 68_866)).toContain('68,866');
  expect(named(68_866, 68_966)).toContain('68,966');
  // Left without a signal: the server has not heard of it.
  expect(named(68_990, 68_966)).toContain('68,990');
  expect(named(null, 68_966)).toContain('68,966');
});
