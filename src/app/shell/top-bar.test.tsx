import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { account, admin, openApp, tablet } from '../../../tests/factories/shell-app';

const openUserMenu = async () =>
  fireEvent.click(await screen.findByRole('button', { name: /^(เมนูผู้ใช้|User menu)/ }));

describe('§2 Top bar', () => {
  test('§1.1 it carries the product’s title in the reader’s language', async () => {
    await openApp();
    expect(await screen.findByText('ระบบจองรถ Car Pool', { selector: 'header *' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Switch to English' }));
    expect(await screen.findByText('Car Pool / Rental Car', { selector: 'header *' })).toBeTruthy();
  });

  test('a demo says on every screen that it is one, and nothing else does', async () => {
    await openApp();
    await screen.findByText('ระบบจองรถ Car Pool', { selector: 'header *' });
    expect(screen.queryByText('ตัวอย่าง', { selector: 'header *' })).toBeNull();
    cleanup();
    await openApp({ isDemo: true });
    expect(await screen.findByText('ตัวอย่าง', { selector: 'header *' })).toBeTruthy();
  });

  test('the language chosen is kept on the device', async () => {
    const { services } = await openApp();
    fireEvent.click(await screen.findByRole('button', { name: 'Switch to English' }));
    expect(await services.memory.recall('language')).toBe('en');
    expect(await screen.findByRole('heading', { name: 'Check bookings' })).toBeTruthy();
  });

  test('§2.13 the user menu names the person and signs out', async () => {
    const { services } = await openApp();
    await openUserMenu();
    expect(await screen.findByText('รหัสพนักงาน 100101')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'ออกจากระบบ' }));
    expect(services.session.signOut).toHaveBeenCalled();
  });

  test('with something unsent, logging out asks first and says what becomes of it', async () => {
    const { services, set } = await openApp();
    act(() =>
      set.items.set([
        {
          key: 'a',
          endpoint: 'createBooking',
          input: {},
          label: { th: 'ขอใช้รถ', en: 'Request' },
          createdAt: 0,
          state: 'waiting',
          reason: null,
          isRemovable: true,
        },
      ]),
    );
    await openUserMenu();
    fireEvent.click(await screen.findByRole('button', { name: 'ออกจากระบบ' }));
    expect(services.session.signOut).not.toHaveBeenCalled();
    screen.getByText('มี 1 รายการยังไม่ได้ส่ง');
    screen.getByText(/จนกว่าคุณเข้าสู่ระบบที่เครื่องนี้อีกครั้ง$/);
    fireEvent.click(screen.getByRole('button', { name: 'ยังไม่ออก' }));
    fireEvent.click(screen.getByRole('button', { name: 'ออกจากระบบ' }));
    fireEvent.click(screen.getByRole('button', { name: 'ออกจากระบบ' }));
    expect(services.session.signOut).toHaveBeenCalledOnce();
  });

  test('Escape closes the user menu and the focus returns', async () => {
    await openApp();
    await openUserMenu();
    await screen.findByText('รหัสพนักงาน 100101');
    fireEvent.keyDown(document, { key: 'Escape' });
    const button = screen.getByRole('button', { name: 'เมนูผู้ใช้ สมชาย ใจดี' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  test('§2.12 contact / report a problem opens from the user menu', async () => {
    const { router } = await openApp();
    await openUserMenu();
    fireEvent.click(await screen.findByRole('link', { name: 'ติดต่อ / แจ้งปัญหา' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ dialog: 'contact' }));
    expect(await screen.findByRole('dialog', { name: 'ติดต่อและแจ้งปัญหา' })).toBeTruthy();
  });

  test('the settings of notices open from the user menu', async () => {
    await openApp();
    await openUserMenu();
    fireEvent.click(await screen.findByRole('link', { name: 'ตั้งค่าการแจ้งเตือน' }));
    expect(await screen.findByRole('dialog', { name: 'ตั้งค่าการแจ้งเตือน' })).toBeTruthy();
  });

  test('a dialog opens over the page as its address shows it, and closing gives the focus back', async () => {
    const { router } = await openApp({ path: '/checkbooking?month=2026-11' });
    await openUserMenu();
    fireEvent.click(await screen.findByRole('link', { name: 'ติดต่อ / แจ้งปัญหา' }));
    const dialog = await screen.findByRole('dialog', { name: 'ติดต่อและแจ้งปัญหา' });
    expect(router.state.location.search).toEqual({ month: '2026-11', dialog: 'contact' });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(router.state.location.search).toEqual({ month: '2026-11' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'เมนูผู้ใช้ สมชาย ใจดี' })),
    );
  });

  test('a dialog that a link opened closes without leaving the page', async () => {
    const { router } = await openApp({ path: '/checkbooking?month=2026-11&dialog=contact' });
    const dialog = await screen.findByRole('dialog', { name: 'ติดต่อและแจ้งปัญหา' });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(router.state.location.search).toEqual({ month: '2026-11' }));
  });

  test('where the browser can install the app, the user menu offers it', async () => {
    const { set } = await openApp();
    act(() => set.installWay.set('browser'));
    await openUserMenu();
    expect(await screen.findByRole('button', { name: /^ติดตั้งแอป/ })).toBeTruthy();
  });

  test('an employee who is no admin has no way to the administration', async () => {
    await openApp();
    await openUserMenu();
    await screen.findByText('รหัสพนักงาน 100101');
    expect(screen.queryByRole('link', { name: 'ไปยังระบบผู้ดูแล' })).toBeNull();
  });

  test('§2.14 in the administration, an admin has the link back to the booking system', async () => {
    await openApp({ path: '/admin/user', person: admin('admin_menu') });
    await openUserMenu();
    const back = await screen.findAllByRole('link', { name: 'กลับไปยังระบบจองรถ' });
    expect(back[0]?.getAttribute('href')).toBe('/');
  });

  test('a supplier, who books nothing, has no such link', async () => {
    await openApp({ viewport: tablet, path: '/admin/driver', person: admin('supplier') });
    await openUserMenu();
    await screen.findByRole('button', { name: 'ออกจากระบบ' });
    expect(screen.queryByRole('link', { name: 'กลับไปยังระบบจองรถ' })).toBeNull();
  });
});

describe('§2 Layouts', () => {
  test('§2.20 the admin layout shows only for an admin on an admin page', async () => {
    await openApp({ path: '/admin/user', person: admin('admin_menu') });
    expect(await screen.findByText('ระบบผู้ดูแล')).toBeTruthy();
  });

  test('§2.20 §2.21 an admin on an employee page sees the employee layout', async () => {
    await openApp({ person: admin('admin_menu') });
    expect(screen.queryByText('ระบบผู้ดูแล')).toBeNull();
  });

  test('§2.20 without the IsAdmin flag an admin URL shows no admin layout', async () => {
    await openApp({ path: '/admin/user', person: null });
    expect(screen.queryByText('ระบบผู้ดูแล')).toBeNull();
  });
});

describe('Connectivity pill', () => {
  test('as usual, it says nothing', async () => {
    await openApp();
    expect(screen.queryByText('ออฟไลน์')).toBeNull();
  });

  test('when the provider gives no tokens any more, it says so, and a tap signs in again', async () => {
    const { set, services } = await openApp();
    act(() => set.session.set({ status: 'signed-in', account, stale: 'refused' }));
    fireEvent.click(await screen.findByRole('button', { name: 'เข้าสู่ระบบใหม่' }));
    expect(services.session.signIn).toHaveBeenCalled();
  });

  test('it tells that there is no connection', async () => {
    const { set } = await openApp();
    act(() => set.online.set(false));
    expect(await screen.findByText('ออฟไลน์')).toBeTruthy();
  });

  test('it tells that what is shown may be old, where only the news do not come', async () => {
    const { set } = await openApp();
    act(() => set.missesNews.set(true));
    expect(await screen.findByText('อาจไม่ล่าสุด')).toBeTruthy();
    act(() => set.online.set(false));
    expect(screen.getByText('ออฟไลน์')).toBeTruthy();
  });

  test('an ordinary send is over before it speaks; what lasts, and what waits for a network, it says', async () => {
    const { set } = await openApp();
    const item = {
      key: 'a',
      endpoint: 'createBooking',
      input: {},
      label: { th: 'ขอใช้รถ', en: 'Request' },
      createdAt: 0,
      state: 'sending',
      reason: null,
      isRemovable: false,
    } as const;
    const begun = Date.now();
    act(() => {
      set.items.set([item]);
      set.waiting.set(1);
    });
    expect(await screen.findByText('รอส่ง 1')).toBeTruthy();
    expect(Date.now() - begun).toBeGreaterThan(1900);
    act(() => {
      set.waiting.set(0);
      set.items.set([]);
    });
    act(() => set.online.set(false));
    act(() => {
      set.items.set([item]);
      set.waiting.set(1);
    });
    expect(screen.getByText('ออฟไลน์ · รอส่ง 1')).toBeTruthy();
  });
});

describe('§4 Loading overlay', () => {
  const overlay = () => document.querySelector<HTMLElement>('[data-overlay]')?.dataset['overlay'];

  test('it shows while a write is under way and takes the taps, and goes when it failed', async () => {
    const { services } = await openApp();
    let fail: (reason: Error) => void = () => undefined;
    const work = services.inFlight.track(
      'blocking',
      () => new Promise((_, reject) => (fail = reject)),
    );
    await waitFor(() => expect(overlay()).toBe('blocking'));
    expect(screen.getByText('กำลังบันทึก')).toBeTruthy();
    fail(new Error('no'));
    await expect(work).rejects.toThrow('no');
    await waitFor(() => expect(overlay()).toBe('none'));
  });
});
