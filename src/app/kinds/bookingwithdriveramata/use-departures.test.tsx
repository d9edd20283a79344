import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveEvent } from '#contract/live-event';
import { sharedOptions } from '../../../../tests/factories/booking-options';
import { AppServicesProvider, type AppServices } from '../../app-services';
import { FormContextProvider, type FormContext } from '../../booking-form/form-context';
import { createStore } from '../../ui/store';
import { linesOf, type Stretch } from './timetable';
import { useDepartures } from './use-departures';

const day = '2026-11-23';
const options = sharedOptions();
const [line] = linesOf(options);
const run = line?.timetable[0];

const open = (stretch: Stretch) => {
  const listeners: ((event: LiveEvent) => void)[] = [];
  let seatsLeft = 7;
  const call = vi.fn(async () => [
    {
      timetableEntryId: run?.timetableEntryId,
      departsAt: '2026-11-23T06:00:00Z',
      seats: 12,
      seatsLeft,
      waiting: 0,
    },
  ]);
  const services = {
    api: { call },
    connectivity: createStore(true),
    language: { value: createStore('th') },
    live: {
      subscribe: (listener: (event: LiveEvent) => void) => {
        listeners.push(listener);
        return () => undefined;
      },
    },
  } as unknown as AppServices;
  const form = { options, now: () => new Date('2026-11-22T00:00:00Z') } as FormContext;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppServicesProvider value={services}>
      <FormContextProvider value={form}>{children}</FormContextProvider>
    </AppServicesProvider>
  );
  const days = [day] as const;
  const { result, rerender } = renderHook((at: Stretch) => useDepartures(line ?? null, days, at), {
    wrapper,
    initialProps: stretch,
  });
  return {
    call,
    rerender,
    left: () => result.current(day).runs[0]?.seatsLeft,
    sell: (seats: number) => {
      seatsLeft -= seats;
      for (const listener of listeners) listener({ topic: 'booking', id: 'somebody’s' });
    },
  };
};

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

it('asks for the seats of the stretch that is chosen, and again when it changes', async () => {
  const { call, left, rerender } = open({ boardStop: 1, alightStop: 2 });
  await waitFor(() => expect(left()).toBe(7));
  expect(call).toHaveBeenLastCalledWith(
    'listDepartures',
    expect.objectContaining({
      query: expect.objectContaining({ boardStop: '1', alightStop: '2' }),
    }),
  );
  rerender({ boardStop: 0, alightStop: 1 });
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(call).toHaveBeenLastCalledWith(
    'listDepartures',
    expect.objectContaining({
      query: expect.objectContaining({ boardStop: '0', alightStop: '1' }),
    }),
  );
});

it('when somebody else books, says the seats that are left then', async () => {
  const { left, sell } = open({ boardStop: 0, alightStop: 2 });
  await waitFor(() => expect(left()).toBe(7));
  sell(2);
  await act(() => vi.advanceTimersByTimeAsync(4_100));
  expect(left()).toBe(5);
});
