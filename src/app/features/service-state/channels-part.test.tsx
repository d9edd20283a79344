import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ChannelStates } from '#contract/channels';
import { ApiError } from '../../api/errors';
import type { AppServices } from '../../app-services';
import { admin, openApp } from '../../../../tests/factories/shell-app';

const letter = {
  id: '11111111-1111-4111-8111-111111111111',
  at: '2026-11-22T02:00:00.000Z',
  type: 'changed',
  channel: 'email',
  to: 'สมชาย ใจดี',
  attempts: 9,
  error: 'mailbox unknown',
};

const state = (more: Partial<ChannelStates[number]>): ChannelStates[number] => ({
  channel: 'push',
  isOn: false,
  lastDeliveredAt: null,
  waiting: 0,
  trouble: null,
  failingSince: null,
  dead: 0,
  ...more,
});

const states = [
  state({}),
  state({ channel: 'email', isOn: true, lastDeliveredAt: '2026-11-22T03:00:00.000Z', dead: 1 }),
  state({
    channel: 'line',
    isOn: true,
    waiting: 1,
    trouble: 'LINE answered 500',
    failingSince: '2026-11-22T03:05:00.000Z',
  }),
  state({ channel: 'teams', isOn: true }),
];

const sites = [
  { site: 'nava', setAt: '2026-11-22T03:00:00.000Z' },
  { site: 'amata', setAt: null },
];

const openService = async ({ isOut = false, isTaken = false, letters = [letter] } = {}) => {
  let isTried = false;
  const answer = vi.fn(async (name: string): Promise<unknown> => {
    if (name === 'tryChannel') isTried = true;
    if (name === 'listChannels')
      return isTried && isTaken
        ? states.map((known) =>
            known.channel === 'email'
              ? { ...known, lastDeliveredAt: '2026-11-22T03:10:00.000Z' }
              : known,
          )
        : states;
    if (name === 'listDeadLetters')
      return { rows: letters, total: letters.length, asOf: letter.at };
    if (name === 'listTeams') return sites;
    if (name === 'tryChannel' && isOut)
      throw new ApiError('invalid_input', 400, '', { fields: { channel: 'not_reached' } });
    return name === 'saveTeams' ||
      name === 'tryTeams' ||
      name === 'tryChannel' ||
      name === 'sendAgain' ||
      name === 'sendAllAgain'
      ? {}
      : new Promise(() => undefined);
  });
  await openApp({
    call: answer as unknown as AppServices['api']['call'],
    person: admin('admin_menu'),
    path: '/admin/user?tab=service',
  });
  await screen.findByRole('heading', { name: 'ช่องทางแจ้งเตือน' });
  return answer;
};

test('each channel says whether it is set up and when it last delivered, and nothing more', async () => {
  await openService();
  expect(await screen.findByText('ส่งถึงล่าสุด 22/11/2026 10:00 · ส่งไม่สำเร็จ 1')).toBeTruthy();
  expect(screen.getByText('ยังไม่ได้ตั้งค่าที่เซิร์ฟเวอร์: PUBLIC_ORIGIN (https://…)')).toBeTruthy();
  expect(screen.getByText('ยังไม่เคยส่งถึงใคร · รอส่ง 1')).toBeTruthy();
  expect(screen.getByText('ยังส่งไม่ได้ จะลองใหม่เอง: ปลายทางตอบกลับ 500')).toBeTruthy();
  expect(screen.getByText('ส่งไม่ได้ตั้งแต่ 22/11/2026 10:05')).toBeTruthy();
  expect(screen.getByText('ยังไม่เคยส่งถึงใคร')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /ส่งให้ฉันลองดู/ })).toHaveLength(2);
});

test('a trial is said to be queued, not to have arrived', async () => {
  const answer = await openService();
  fireEvent.click(await screen.findByRole('button', { name: 'ส่งให้ฉันลองดู ทาง อีเมล' }));
  expect(await screen.findByText(/เข้าคิวส่งทาง อีเมล แล้ว/)).toBeTruthy();
  expect(answer).toHaveBeenCalledWith('tryChannel', { params: { channel: 'email' } });
});

test('a trial that was delivered is not said to be queued any more', async () => {
  await openService({ isTaken: true });
  fireEvent.click(await screen.findByRole('button', { name: 'ส่งให้ฉันลองดู ทาง อีเมล' }));
  expect(await screen.findByText(/^ส่งถึงล่าสุด 22\/11\/2026 10:10/)).toBeTruthy();
  expect(screen.queryByText(/เข้าคิวส่งทาง/)).toBeNull();
});

test('a trial that cannot reach me says why', async () => {
  await openService({ isOut: true });
  fireEvent.click(await screen.findByRole('button', { name: 'ส่งให้ฉันลองดู ทาง อีเมล' }));
  const why = await screen.findByText(/^ช่องทางนี้ยังส่งถึงคุณไม่ได้/);
  // On a phone the end of the list is far below the button.
  expect(why.closest('li')?.textContent).toMatch(/^อีเมล/);
});

test('what a receiver answers is said in the reader’s language', async () => {
  await openService({ letters: [{ ...letter, error: 'push service answered 403' }] });
  expect(await screen.findByText('ลองแล้ว 9 ครั้ง: ปลายทางตอบกลับ 403')).toBeTruthy();
});

test('the Teams channel of a site is set by its address, which must be a workflow’s', async () => {
  const answer = await openService();
  fireEvent.click(await screen.findByRole('button', { name: 'ใส่ที่อยู่: โรงงานอมตะ' }));
  const field = screen.getByRole('textbox', { name: /โรงงานอมตะ/ });
  fireEvent.change(field, { target: { value: 'https://evil.example/hook' } });
  fireEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  expect(await screen.findByText(/^ใช้ที่อยู่ที่ Teams ให้/)).toBeTruthy();
  expect(answer).not.toHaveBeenCalledWith('saveTeams', expect.anything());
  const url = 'https://prod-1.southeastasia.logic.azure.com:443/workflows/1?sig=x';
  fireEvent.change(field, { target: { value: url } });
  fireEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() =>
    expect(answer).toHaveBeenCalledWith('saveTeams', { params: { site: 'amata' }, body: { url } }),
  );
});

test('the address of a Teams channel, which nobody can read again, is not removed by one tap', async () => {
  const answer = await openService();
  const change = await screen.findByRole('button', { name: 'เปลี่ยน: โรงงานนวนคร' });
  expect(screen.queryByRole('button', { name: 'ลบออก: โรงงานนวนคร' })).toBeNull();
  fireEvent.click(change);
  fireEvent.click(screen.getByRole('button', { name: 'ลบออก: โรงงานนวนคร' }));
  await waitFor(() =>
    expect(answer).toHaveBeenCalledWith('removeTeams', { params: { site: 'nava' } }),
  );
});

test('what was held back here says why in the reader’s language', async () => {
  await openService({ letters: [{ ...letter, attempts: 1, error: 'quota_used' }] });
  const why = /^ลองแล้ว 1 ครั้ง: ข้อความ LINE ของเดือนนี้ใกล้ครบโควตา/;
  expect(await screen.findByText(why)).toBeTruthy();
});

test('what could not be delivered says to whom and why, and is sent again', async () => {
  const answer = await openService();
  await screen.findByText('ลองแล้ว 9 ครั้ง: mailbox unknown');
  fireEvent.click(screen.getByRole('button', { name: 'ส่งอีกครั้ง: การเดินทางเปลี่ยน สมชาย ใจดี' }));
  await waitFor(() =>
    expect(answer).toHaveBeenCalledWith('sendAgain', { params: { id: letter.id } }),
  );
});

test('several that could not be delivered are sent again by one tap', async () => {
  const other = { ...letter, id: '22222222-2222-4222-8222-222222222222' };
  const answer = await openService({ letters: [letter, other] });
  fireEvent.click(await screen.findByRole('button', { name: 'ส่งทั้งหมดอีกครั้ง' }));
  await waitFor(() => expect(answer).toHaveBeenCalledWith('sendAllAgain'));
});

test('a letter during which a server stopped says in our words that it may have arrived', async () => {
  await openService({ letters: [{ ...letter, attempts: 1, error: 'interrupted' }] });
  expect(await screen.findByText(/ลองแล้ว 1 ครั้ง: เซิร์ฟเวอร์หยุดไประหว่างส่ง อาจส่งถึงแล้วก็ได้/)).toBeTruthy();
});
