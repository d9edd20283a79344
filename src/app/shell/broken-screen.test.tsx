import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { employee, openApp } from '../../../tests/factories/shell-app';
// Both come when they are needed first; compiled beforehand, no busy machine lets the test wait for them.
import '../routes/_employee/_mantine/approve';
import './broken-screen';

vi.mock('../features/approvals/approve-screen', () => ({
  default: () => {
    throw new Error('Failed to fetch dynamically imported module');
  },
}));

const broken = () => screen.queryByRole('heading', { name: 'แสดงหน้านี้ไม่ได้' });

it('a page whose code is gone waits for the newer version, and is called broken only when none comes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router, set } = await openApp({ person: employee({ is_approver: true }) });
  act(() => set.update.set('looking'));
  await act(() => router.navigate({ to: '/approve' }));
  expect(await screen.findByText('กำลังโหลด', {}, { timeout: 30_000 })).toBeTruthy();
  expect(broken()).toBeNull();

  act(() => set.update.set('none'));
  expect(broken()).toBeTruthy();
});
