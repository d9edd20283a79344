import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppServicesProvider, type AppServices } from '../app-services';
import { openApp } from '../../../tests/factories/shell-app';
import { TellMe } from './tell-me';

const push = vi.hoisted(() => ({
  pushHere: vi.fn(async () => 'off'),
  pushAnswer: vi.fn(async (): Promise<unknown> => undefined),
  rememberPushAnswer: vi.fn(async () => undefined),
  askForPush: vi.fn(async () => 'on'),
}));
vi.mock('../pwa/push', () => push);

const title = 'บอกเมื่อจัดรถแล้ว?';

const show = async () => {
  const { services } = await openApp();
  await act(async () => {
    render(
      <AppServicesProvider value={services satisfies AppServices}>
        <TellMe />
      </AppServicesProvider>,
    );
  });
};

afterEach(() => vi.clearAllMocks());

test('the browser asks only after a yes, and what came of it is said', async () => {
  await show();
  expect(await screen.findByText(title)).toBeTruthy();
  expect(push.askForPush).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'บอกฉัน' }));
  expect(await screen.findByText('เครื่องนี้รับการแจ้งเตือนแล้ว')).toBeTruthy();
});

test('a no is remembered, and nobody is asked again', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'ไม่ต้อง' }));
  expect(push.rememberPushAnswer).toHaveBeenCalledWith(expect.anything(), 'no');
  expect(screen.queryByText(title)).toBeNull();
  push.pushAnswer.mockResolvedValueOnce('no');
  await show();
  expect(screen.queryByText(title)).toBeNull();
});

test('an iPhone in the browser is shown how to install first', async () => {
  push.pushHere.mockResolvedValueOnce('install-first');
  await show();
  expect(await screen.findByText(/เพิ่มไปยังหน้าจอโฮม/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'บอกฉัน' })).toBeNull();
});
