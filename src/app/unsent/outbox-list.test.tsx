import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppServicesProvider, type AppServices } from '../app-services';
import { createStore } from '../ui/store';
import type { OutboxItem, Sent } from '../outbox/outbox';
import { OutboxList } from './outbox-list';

const item: OutboxItem = {
  key: 'a',
  endpoint: 'reportProblem',
  input: {},
  label: { th: 'แจ้งปัญหา', en: 'Problem report' },
  createdAt: Date.UTC(2026, 10, 21, 2, 5),
  state: 'waiting',
  reason: null,
  isRemovable: true,
};

const show = (items: OutboxItem[], online = true) => {
  const outbox = {
    items: createStore(items),
    settled: createStore<ReadonlyMap<string, Sent>>(new Map()),
    retry: vi.fn(),
    remove: vi.fn(),
  };
  const services = {
    outbox,
    connectivity: createStore(online),
    language: { value: createStore('en') },
  };
  render(
    <AppServicesProvider value={services as unknown as AppServices}>
      <MantineProvider>
        <OutboxList />
      </MantineProvider>
    </AppServicesProvider>,
  );
  return outbox;
};

it('when nothing waits, says that everything has been sent', () => {
  show([]);
  expect(screen.getByText('Everything has been sent')).toBeTruthy();
});

it('when something waits offline, says since when and offers no useless try', () => {
  show([item], false);
  expect(screen.getByText('Problem report')).toBeTruthy();
  expect(screen.getByText('Saved 21/11/2026 09:05')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
});

it('when something was refused, gives the reason once and says what to do, and tries again on a tap', () => {
  const reason = { code: 'invalid_input', fields: { message: 'too_long' } } as const;
  const outbox = show([{ ...item, state: 'needs-attention', reason }]);
  expect(screen.getByText('Could not be sent')).toBeTruthy();
  expect(screen.getByText('Could not be sent. Please see why, and change it.')).toBeTruthy();
  expect(screen.queryByText('Some fields need another look.')).toBeNull();
  expect(screen.getByText('This is too long. Please shorten it.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(outbox.retry).toHaveBeenCalledWith('a');
});

it('when somebody else changed it meanwhile, offers no try that is refused again', () => {
  show([
    {
      ...item,
      endpoint: 'approveBooking',
      state: 'needs-attention',
      reason: { code: 'changed_meanwhile' },
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy();
});

it('when it is to be removed, asks once more', () => {
  const outbox = show([item]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(outbox.remove).not.toHaveBeenCalled();
  expect(screen.getByText('Remove this? It will not be sent.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(outbox.remove).toHaveBeenCalledWith('a');
});

it('when it may have arrived, it cannot be removed', () => {
  show([{ ...item, isRemovable: false }]);
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

it('when it arrives while somebody looks on, says so with its number', () => {
  const { items, settled } = show([item]);
  act(() => {
    items.set([]);
    settled.set(
      new Map([['a', { state: 'sent', answer: { ref: 'NV-2611-0123' } } as unknown as Sent]]),
    );
  });
  expect(screen.getByRole('status').textContent).toContain('Problem report · NV-2611-0123');
  expect(screen.getByText('Sent')).toBeTruthy();
});
