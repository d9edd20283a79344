import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { KnownNoticeWish } from '#contract/notices';
import type { AppServices } from '../../app-services';
import { ApiError } from '../../api/errors';
import { openApp } from '../../../../tests/factories/shell-app';

const account = { name: 'รถบริษัท', url: 'https://line.me/R/ti/p/%40carpool' };

const openSettings = async (wish: Partial<KnownNoticeWish> = {}) => {
  const answer = vi.fn(async (name: string): Promise<unknown> => {
    if (name === 'readNoticeWish')
      return { quiet: true, muted: [], channels: ['push', 'email'], ...wish };
    if (name === 'readPushKey') return { key: null };
    if (name === 'readLineLink') return { isOn: true, isLinked: false, account };
    if (name === 'makeLineCode') return { code: '123456', expiresAt: '2026-11-22T03:00:00.000Z' };
    return name === 'saveNoticeWish' ? {} : new Promise(() => undefined);
  });
  await openApp({
    call: answer as unknown as AppServices['api']['call'],
    path: '/checkbooking?dialog=notices&about=settings',
  });
  await screen.findByRole('dialog', { name: 'ตั้งค่าการแจ้งเตือน' });
  return answer;
};

const saved = (body: object) => ['saveNoticeWish', { body, background: true }];

test('what is not wanted on a channel is saved by its tap, and stays wanted on the others', async () => {
  const answer = await openSettings();
  const box = await screen.findByRole('checkbox', { name: 'จัดรถแล้ว ทาง อีเมล' });
  expect(box).toHaveProperty('checked', true);
  expect(screen.queryByText(/จะไม่เปลี่ยนในปฏิทิน/)).toBeNull();
  fireEvent.click(box);
  expect(box).toHaveProperty('checked', false);
  const muted = [{ type: 'arranged', channel: 'email' }];
  await waitFor(() => expect(answer).toHaveBeenCalledWith(...saved({ quiet: true, muted })));
  expect(await screen.findByText('บันทึกแล้ว')).toBeTruthy();
  // What is not mailed is not changed in a calendar either.
  expect(screen.getByText(/จะไม่เปลี่ยนในปฏิทิน/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('switch', { name: 'ไม่รบกวน 20:00–06:00' }));
  await waitFor(() => expect(answer).toHaveBeenCalledWith(...saved({ quiet: false, muted })));
});

test('when it could not be saved, it is said and what the server knows is shown again', async () => {
  const answer = await openSettings();
  const box = await screen.findByRole('checkbox', { name: 'จัดรถแล้ว ทาง อีเมล' });
  answer.mockImplementationOnce(() =>
    Promise.reject(new ApiError('temporarily_unavailable', 503, '')),
  );
  fireEvent.click(box);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByText('บันทึกแล้ว')).toBeNull();
  await waitFor(() => expect(box).toHaveProperty('checked', true));
});

test('only channels that are set up stand there, and LINE only where it is used', async () => {
  await openSettings({ channels: ['line'] });
  await screen.findByRole('checkbox', { name: 'จัดรถแล้ว ทาง LINE' });
  expect(screen.queryByRole('checkbox', { name: /อีเมล/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'ให้คะแนนการเดินทาง ทาง LINE' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /รอคุณอนุมัติ/ })).toBeNull();
});

test('what only admins are told is no choice of an employee', async () => {
  await openSettings();
  await screen.findByRole('checkbox', { name: 'จัดรถแล้ว ทาง อีเมล' });
  expect(screen.queryByRole('checkbox', { name: /^(รถมีปัญหา|เอกสารใกล้หมดอายุ)/ })).toBeNull();
});

test('where nothing is set up, it is said that only the bell tells', async () => {
  await openSettings({ channels: [] });
  await screen.findByText(/ที่กระดิ่งในแอปเท่านั้น/);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('LINE is linked by a code that is sent to it', async () => {
  const answer = await openSettings({ channels: ['line'] });
  fireEvent.click(await screen.findByRole('button', { name: 'เชื่อมต่อ' }));
  await screen.findByText('123456');
  expect(await screen.findByText('ส่งรหัสนี้ไปที่บัญชี LINE “รถบริษัท” ภายใน 10:00')).toBeTruthy();
  const way = screen.getByRole('link', { name: 'เปิดบัญชีนี้ใน LINE' });
  expect(way.getAttribute('href')).toBe(account.url);
  fireEvent.click(screen.getByRole('button', { name: 'ส่งแล้ว' }));
  await screen.findByText(/^รหัสนี้ยังมาไม่ถึง/);
  answer.mockImplementation(async () => ({ isOn: true, isLinked: true, account }));
  fireEvent.click(screen.getByRole('button', { name: 'ส่งแล้ว' }));
  expect(await screen.findByText('เชื่อมต่อ LINE แล้ว')).toBeTruthy();
  expect(screen.queryByText('123456')).toBeNull();
});
