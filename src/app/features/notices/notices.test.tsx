import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Notice, NoticePage } from '#contract/notices';
import type { AppServices } from '../../app-services';
import { openApp } from '../../../../tests/factories/shell-app';

const notice = (more: Partial<Notice> = {}): Notice => ({
  id: 'a',
  type: 'arranged',
  at: '2026-11-22T02:00:00.000Z',
  readAt: null,
  subject: 'booking',
  subjectId: 'b1',
  title: 'จัดรถแล้ว',
  sentence: 'จัดรถให้ NV-2611-0001 แล้ว',
  reason: null,
  action: 'ดูการจอง',
  isOver: false,
  link: '/checkbooking?booking=b1',
  ...more,
});

const older = notice({
  id: 'b',
  at: '2026-11-20T02:00:00.000Z',
  readAt: '2026-11-20T03:00:00.000Z',
  sentence: 'จัดรถให้ NV-2611-0002 แล้ว',
});

const openBell = async (page: NoticePage, path?: string) => {
  let now = page;
  const answer = vi.fn((name: string) => {
    if (name === 'listNotices') return Promise.resolve(now);
    if (name === 'readAllNotices') {
      now = { ...now, unread: 0 };
      return Promise.resolve({ unread: 0 });
    }
    if (name === 'readNotice') return Promise.resolve({ unread: now.unread - 1 });
    return new Promise(() => undefined);
  });
  const app = await openApp({
    call: answer as unknown as AppServices['api']['call'],
    ...(path !== undefined && { path }),
  });
  return { ...app, answer, news: (next: NoticePage) => (now = next) };
};

const twoOfThem: NoticePage = { notices: [notice(), older], unread: 1, next: null };

test('the bell says how much is unread, and news of another device change it', async () => {
  const { tell, news } = await openBell(twoOfThem);
  await screen.findByRole('link', { name: 'การแจ้งเตือน ยังไม่ได้อ่าน 1 รายการ' });
  news({ ...twoOfThem, unread: 2 });
  tell({ topic: 'notice', id: 'me' });
  expect(await screen.findByRole('link', { name: /ยังไม่ได้อ่าน 2 รายการ/ })).toBeTruthy();
});

test('the app’s icon carries the same number as the bell, and none when all is read', async () => {
  const setAppBadge = vi.fn(async (_unread: number) => undefined);
  Object.assign(navigator, { setAppBadge });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'));
  const { tell, news } = await openBell(twoOfThem);
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(1));
  news({ ...twoOfThem, unread: 0 });
  tell({ topic: 'notice', id: 'me' });
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(0));
});

test('what was told stands by day, and is read where it is opened', async () => {
  const { answer, router } = await openBell(twoOfThem, '/checkbooking?dialog=notices');
  const dialog = await screen.findByRole('dialog', { name: 'การแจ้งเตือน' });
  const card = await within(dialog).findByRole('link', {
    name: 'ดูการจอง: จัดรถให้ NV-2611-0001 แล้ว',
  });
  expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(within(dialog).getAllByText('ยังไม่ได้อ่าน')).toHaveLength(1);
  fireEvent.click(card);
  await waitFor(() => expect(router.state.location.search).toEqual({ booking: 'b1' }));
  await waitFor(() =>
    expect(answer).toHaveBeenCalledWith('readNotice', { params: { id: 'a' }, background: true }),
  );
});

test('what is over offers nothing to do, and is still read by a tap', async () => {
  const { answer } = await openBell(
    { ...twoOfThem, notices: [notice({ isOver: true }), { ...older, isOver: true }] },
    '/checkbooking?dialog=notices',
  );
  expect(await screen.findAllByText('จบแล้ว ไม่ต้องทำอะไร')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /^ดูการจอง/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^อ่านแล้ว: / }));
  await waitFor(() =>
    expect(answer).toHaveBeenCalledWith('readNotice', { params: { id: 'a' }, background: true }),
  );
});

test('what was refused says why', async () => {
  const refused = notice({ reason: 'ใช้รถรับส่งแทนได้' });
  await openBell({ ...twoOfThem, notices: [refused] }, '/checkbooking?dialog=notices');
  expect(await screen.findByText('เหตุผล: ใช้รถรับส่งแทนได้')).toBeTruthy();
});

test('all can be marked as read, and it is so at once', async () => {
  const { answer } = await openBell(twoOfThem, '/checkbooking?dialog=notices');
  fireEvent.click(await screen.findByRole('button', { name: 'อ่านทั้งหมดแล้ว' }));
  expect(screen.queryByText('ยังไม่ได้อ่าน')).toBeNull();
  expect(answer).toHaveBeenCalledWith('readAllNotices', { background: true });
});

test('without a network what was read before is shown, and nothing is promised', async () => {
  const { set } = await openBell(twoOfThem, '/checkbooking?dialog=notices');
  const isSentence = (_: string, part: Element | null) =>
    part?.tagName === 'P' && part.textContent === 'จัดรถให้ NV-2611-0001 แล้ว';
  await screen.findByText(isSentence);
  act(() => set.online.set(false));
  expect(screen.getByText(isSentence)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'อ่านทั้งหมดแล้ว' })).toHaveProperty('disabled', true);
});
