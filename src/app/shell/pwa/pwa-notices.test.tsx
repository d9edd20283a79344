import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../../../tests/factories/shell-app';

const ready = 'พร้อมใช้ออฟไลน์แล้ว';

it('that it works without a connection is said to who may use it', async () => {
  const { set } = await openApp();
  act(() => set.update.set('offline-ready'));
  expect(await screen.findByText(ready)).toBeTruthy();
});

it('whoever has no record here is promised nothing, but may still update', async () => {
  const { set } = await openApp({ person: null, permission: 'unknown-employee' });
  act(() => set.update.set('waiting'));
  expect(await screen.findByRole('button', { name: 'อัปเดต' })).toBeTruthy();
  act(() => set.update.set('offline-ready'));
  expect(screen.queryByText(ready)).toBeNull();
});
