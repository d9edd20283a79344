import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpSteps } from '#domain/basics/set-up-steps';
import { admin, employee, openApp } from '../../../../tests/factories/shell-app';
import type { AppServices } from '../../app-services';
import { setUpOf } from './set-up-remote';

const openHome = (person: object, people: number) => {
  const steps = setUpSteps.map((step) => ({
    step,
    isDone: step === 'people' && people > 0,
    count: step === 'people' ? people : 0,
    missing: [],
  }));
  const lists = { bookings: [], lost: [], trips: [], places: [], rows: [], notices: [] };
  const empty = { ...lists, next: null, total: 0, waiting: 0, unread: 0 };
  const answer = vi.fn(async (name: string) =>
    name === 'readSetUp' ? { isDemo: false, steps } : empty,
  );
  return {
    answer,
    opened: openApp({ person, call: answer as unknown as AppServices['api']['call'] }),
  };
};

test('whoever comes first is told on home where to begin', async () => {
  const { opened } = openHome(admin('admin_menu'), 0);
  const { router } = await opened;
  const link = await screen.findByRole('link', { name: 'เริ่มตั้งค่า' });
  screen.getByText('เสร็จแล้ว 0 จาก 9 ขั้น');
  link.click();
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/setup'));
});

test('nobody else is asked to', async () => {
  const { answer, opened } = openHome(employee(), 0);
  await opened;
  const asked = () => answer.mock.calls.some(([name]) => name === 'readSetUp');
  await waitFor(() => expect(answer).toHaveBeenCalled());
  expect(asked()).toBe(false);
});

test('nor once people are there', async () => {
  const { answer, opened } = openHome(admin('admin_menu'), 20);
  await opened;
  await waitFor(() => expect(answer).toHaveBeenCalledWith('readSetUp', expect.anything()));
  expect(screen.queryByRole('link', { name: 'เริ่มตั้งค่า' })).toBeNull();
});

test('what is left to do is read again when a route or its departures change', () => {
  expect(setUpOf().topics).toContain('route');
});
