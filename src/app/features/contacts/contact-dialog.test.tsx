import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Contacts } from '#contract/contacts';
import { account, openApp } from '../../../../tests/factories/shell-app';
import { OfflineError } from '../../api/errors';
import type { AppServices } from '../../app-services';
import { contactsKey } from '../../storage-keys';

const list: Contacts = [
  {
    service: 'booking',
    name: 'ปรียานุช บุญมี',
    role: 'จัดรถ',
    hours: '07:00–18:00',
    phone: '0812345678',
    email: 'nok@siamparts.example',
  },
  {
    service: 'emergency',
    name: 'ศูนย์ฉุกเฉิน',
    role: 'อุบัติเหตุ',
    hours: '24 ชม.',
    phone: '02 123 4567',
    email: null,
  },
];

const path = '/checkbooking?dialog=contact';

/** Nothing but the contacts is answered. */
const answeringContacts = (contacts: () => Promise<typeof list>) =>
  ((name: string) =>
    name === 'listContacts'
      ? contacts()
      : new Promise<never>(() => undefined)) as unknown as AppServices['api']['call'];

const field = () => screen.findByRole('textbox', { name: 'เกิดอะไรขึ้น' });

const send = async (message: string) => {
  fireEvent.change(await field(), { target: { value: message } });
  fireEvent.click(screen.getByRole('button', { name: 'ส่งแจ้งปัญหา' }));
};

describe('§2 Contact dialog', () => {
  test('§2.12 it lists the people of each service, to call and to mail with one tap', async () => {
    await openApp({ path, call: answeringContacts(async () => list) });
    expect(await screen.findByRole('heading', { name: 'การจองรถ' })).toBeTruthy();
    const [first] = screen
      .getAllByRole('heading', { level: 3 })
      .filter(({ textContent }) => textContent !== 'แจ้งปัญหา');
    expect(first?.textContent).toBe('เหตุฉุกเฉิน');
    const call = screen.getByRole('link', { name: 'โทรหา ปรียานุช บุญมี 081-234-5678' });
    expect(call.getAttribute('href')).toBe('tel:0812345678');
    expect(call.textContent).toBe('081-234-5678');
    const mail = screen.getByRole('link', { name: /^ส่งอีเมลถึง ปรียานุช บุญมี/ });
    expect(mail.getAttribute('href')).toBe('mailto:nok@siamparts.example');
    expect(mail.textContent).toBe('nok@siamparts.example');
  });

  test('offline, the last known list stays readable and says how old it is', async () => {
    const { services, router } = await openApp({
      call: async () => {
        throw new OfflineError();
      },
    });
    await services.memory.remember(contactsKey('th'), {
      value: list,
      at: Date.UTC(2026, 10, 20, 3, 0),
    });
    await act(() => router.navigate({ to: '.', search: { dialog: 'contact' } }));
    expect(await screen.findByText('ข้อมูล ณ 20/11/2026 10:00')).toBeTruthy();
    expect(screen.getByText('ปรียานุช บุญมี')).toBeTruthy();
  });

  test('after a change of the language, the list is read again in it', async () => {
    const contacts = vi.fn(async () => list);
    await openApp({ path, call: answeringContacts(contacts) });
    await screen.findByText('ปรียานุช บุญมี');
    contacts.mockResolvedValue(list.map((contact) => ({ ...contact, name: 'Preeyanuch Boonmee' })));
    fireEvent.click(screen.getByRole('button', { name: 'Switch to English', hidden: true }));
    expect((await screen.findAllByText('Preeyanuch Boonmee')).length).toBe(2);
    expect(screen.queryByText('ปรียานุช บุญมี')).toBeNull();
  });

  test('offline after a change of the language, the list in the other one still helps', async () => {
    const { services } = await openApp({
      call: async () => {
        throw new OfflineError();
      },
      path: '/checkbooking',
    });
    await services.memory.remember(contactsKey('th'), { value: list, at: 0 });
    act(() => services.language.choose('en'));
    fireEvent.click(await screen.findByRole('button', { name: /^User menu/ }));
    fireEvent.click(await screen.findByRole('link', { name: 'Contact / report a problem' }));
    expect(await screen.findByText('ปรียานุช บุญมี')).toBeTruthy();
  });

  test('Back closes it', async () => {
    const { router } = await openApp();
    await act(() => router.navigate({ to: '.', search: { dialog: 'contact' } }));
    await screen.findByRole('dialog', { name: 'ติดต่อและแจ้งปัญหา' });
    act(() => router.history.back());
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'แจ้งปัญหา' })).toBeNull());
  });
});

describe('§2 Report a problem', () => {
  test('when what is missing is a sign-in, it claims no lack of signal', async () => {
    await openApp({ path, session: { status: 'signed-in', account, stale: 'refused' } });
    await send('เข้าระบบไม่ได้');
    expect(await screen.findByText('บันทึกแล้ว จะส่งให้เมื่อคุณเข้าสู่ระบบใหม่')).toBeTruthy();
  });

  test('§2.12 it goes to the outbox with the page, the version and the last error', async () => {
    const { services } = await openApp({ path });
    act(() => services.lastError.set('TypeError: x is undefined'));
    await send('กดส่งแล้วค้าง');
    expect(await screen.findByText('บันทึกแล้ว จะส่งให้เมื่อมีสัญญาณ')).toBeTruthy();
    expect(services.outbox.send).toHaveBeenCalledWith(
      expect.objectContaining({
        endpoint: 'reportProblem',
        input: {
          body: {
            message: 'กดส่งแล้วค้าง',
            page: '/checkbooking',
            appVersion: expect.any(String),
            lastError: 'TypeError: x is undefined',
          },
        },
      }),
    );
    expect((await field()).textContent).toBe('');
  });

  test('from a booking, it says which one, and so does what is sent', async () => {
    const id = '0190f0a0-0000-7000-8000-000000000001';
    const { services } = await openApp({
      path: `/checkbooking?booking=${id}&dialog=contact&about=NV-2611-0001`,
    });
    expect(await screen.findByText('เกี่ยวกับ NV-2611-0001')).toBeTruthy();
    await send('แอร์ไม่เย็น');
    await screen.findByText('บันทึกแล้ว จะส่งให้เมื่อมีสัญญาณ');
    const [letter] = vi.mocked(services.outbox.send).mock.calls[0] ?? [];
    expect(letter?.input).toMatchObject({
      body: { page: `/checkbooking?booking=${id}&about=NV-2611-0001` },
    });
  });

  test('an empty report is not sent, and the field says why', async () => {
    const { services } = await openApp({ path });
    await send('   ');
    expect(await screen.findByText('กรุณากรอกช่องนี้')).toBeTruthy();
    expect(services.outbox.send).not.toHaveBeenCalled();
  });

  test('a refused report says why and keeps what was typed, under the same key', async () => {
    const { services } = await openApp({ path });
    vi.mocked(services.outbox.send).mockResolvedValue({
      state: 'needs-attention',
      reason: { code: 'too_large' },
    });
    await send('ยาวมาก');
    expect(await screen.findByText('ข้อมูลมีขนาดใหญ่เกินไป')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'ส่งแจ้งปัญหา' }));
    await waitFor(() => expect(services.outbox.send).toHaveBeenCalledTimes(2));
    const keys = vi.mocked(services.outbox.send).mock.calls.map(([{ key }]) => key);
    expect(new Set(keys).size).toBe(1);
    expect(await field()).toHaveProperty('value', 'ยาวมาก');
  });
});
