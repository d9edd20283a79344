import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AppServices } from '../../app-services';
import { admin, openApp } from '../../../../tests/factories/shell-app';

const answer = (name: string): Promise<unknown> => {
  if (name === 'readLinkOptions') return Promise.resolve({ drivers: [] });
  if (name === 'listLinks')
    return Promise.resolve({ rows: [], total: 0, asOf: '2026-11-22T02:00:00Z' });
  return new Promise(() => undefined);
};

test('a gate’s tablet keeps its link for a season, a driver’s phone for a month, unless something else is typed', async () => {
  await openApp({
    call: vi.fn(answer) as unknown as AppServices['api']['call'],
    person: admin('booking_with_driver_nava_menu'),
    path: '/admin/bookingwithdrivernava/managecar?tab=links',
  });
  const [make] = await screen.findAllByRole('button', { name: 'สร้างลิงก์' }, { timeout: 10_000 });
  fireEvent.click(make!);
  const days = () => screen.findByLabelText<HTMLInputElement>('ใช้ได้กี่วัน');
  expect((await days()).value).toBe('30');
  fireEvent.click(screen.getByRole('radio', { name: 'ประตู' }));
  expect((await days()).value).toBe('90');
  fireEvent.change(await days(), { target: { value: '7' } });
  fireEvent.click(screen.getByRole('radio', { name: 'คนขับ' }));
  expect((await days()).value).toBe('7');
});

test('says how long a gate’s code is, beside the field', async () => {
  await openApp({
    call: vi.fn(answer) as unknown as AppServices['api']['call'],
    person: admin('booking_with_driver_nava_menu'),
    path: '/admin/bookingwithdrivernava/managecar?tab=links&open=new',
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'ประตู' }, { timeout: 10_000 }));
  fireEvent.change(screen.getByLabelText('ชื่อประตู'), { target: { value: 'ป้อม 1' } });
  fireEvent.change(screen.getByLabelText(/^รหัสประตู/), { target: { value: '12' } });
  fireEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  expect(await screen.findByText('รหัสประตูเป็นตัวเลข 4–6 หลัก')).toBeTruthy();
});

test('from a trip it is begun for its driver', async () => {
  const drivers = [
    { id: '01934f3e-0000-7000-8000-000000000001', name: 'ประเสริฐ ขับดี' },
    { id: '01934f3e-0000-7000-8000-000000000002', name: 'สุนิสา ใจเย็น' },
  ];
  await openApp({
    call: vi.fn((name: string) =>
      name === 'readLinkOptions' ? Promise.resolve({ drivers }) : answer(name),
    ) as unknown as AppServices['api']['call'],
    person: admin('booking_with_driver_nava_menu'),
    path: `/admin/bookingwithdrivernava/managecar?tab=links&open=new:${drivers[1]!.id}`,
  });
  expect(await screen.findByDisplayValue('สุนิสา ใจเย็น')).toBeTruthy();
});
