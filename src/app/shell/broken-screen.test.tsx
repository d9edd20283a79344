import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { employee, openApp } from '../../../tests/factories/shell-app';

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
  expect(await screen.findByText('กำลังโหลด')).toBeTruthy();
  expect(broken()).toBeNull();

  act(() => set.update.set('none'));
  expect(broken()).toBeTruthy();
});
