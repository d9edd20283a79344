import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { account, admin, openApp } from '../../../../tests/factories/shell-app';

const inEnglish = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Switch to English', hidden: true }));

describe('§5 Corporate-domain accounts', () => {
  const rejected = { status: 'rejected', account, domain: 'corp.siamparts.example' } as const;
  const literal =
    'Accounts with @corp.siamparts.example are not allowed. Please sign in with another account.';

  test('§5.4 in English the dialog has the specification’s title and text', async () => {
    await openApp({ session: rejected, person: null });
    await inEnglish();
    expect(await screen.findByRole('alertdialog', { name: 'Invalid account' })).toBeTruthy();
    expect(screen.getByText(literal)).toBeTruthy();
  });

  test('§5.4 in Thai it says it in Thai, and the literal text beneath', async () => {
    await openApp({ session: rejected, person: null });
    expect(await screen.findByRole('alertdialog', { name: 'บัญชีนี้ใช้ไม่ได้' })).toBeTruthy();
    expect(screen.getByText(`Invalid account: ${literal}`)).toBeTruthy();
  });

  test('§5.5 Escape does not close it; only OK does, and signs out', async () => {
    const { services } = await openApp({ session: rejected, person: null });
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    const buttons = [...dialog.querySelectorAll('button')];
    expect(buttons.map((button) => button.textContent)).toEqual(['ตกลง']);
    fireEvent.click(screen.getByRole('button', { name: 'ตกลง' }));
    expect(services.session.signOut).toHaveBeenCalled();
  });
});

describe('§2 and §4 Service closed', () => {
  test('§2.19 employee pages are replaced by the system’s name and the wording', async () => {
    await openApp({ closed: true, path: '/bookingnodriver' });
    expect(await screen.findByRole('heading', { name: 'ระบบจองรถ Car Pool' })).toBeTruthy();
    expect(screen.getByText('ปิดปรับปรุงถึง 12:00')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'จองรถขับเอง' })).toBeNull();
  });

  test('the wording is in the reader’s language, and the top bar stays', async () => {
    await openApp({ closed: true });
    await inEnglish();
    expect(await screen.findByText('Closed until 12:00')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^User menu/ })).toBeTruthy();
  });

  test('§2.19 an admin’s employee pages are replaced too, the admin pages are not', async () => {
    const { router } = await openApp({ closed: true, person: admin('admin_menu') });
    expect(await screen.findByText('ปิดปรับปรุงถึง 12:00')).toBeTruthy();
    await act(() => router.navigate({ to: '/admin/user' }));
    expect(await screen.findByRole('heading', { name: 'ผู้ดูแลระบบ' })).toBeTruthy();
  });

  test('§2.19 on a new device no page shows before it is known whether the service is open, unless there is no network', async () => {
    const { set } = await openApp();
    const page = () => screen.queryByRole('heading', { name: 'ตรวจสอบการจอง' });
    act(() => set.serviceState.set({ ...set.serviceState.get(), status: 'unknown' }));
    expect(page()).toBeNull();
    act(() => set.online.set(false));
    expect(page()).toBeTruthy();
    act(() => set.online.set(true));
    act(() => set.serviceState.set({ ...set.serviceState.get(), status: 'known', isClose: true }));
    expect(await screen.findByText('ปิดปรับปรุงถึง 12:00')).toBeTruthy();
  });

  test('when the service opens, the page comes back by itself', async () => {
    const { set } = await openApp({ closed: true });
    await screen.findByText('ปิดปรับปรุงถึง 12:00');
    act(() => set.serviceState.set({ ...set.serviceState.get(), isClose: false }));
    expect(await screen.findByRole('heading', { name: 'ตรวจสอบการจอง' })).toBeTruthy();
  });
});

describe('§4 Sign-in', () => {
  test('while it is not known who looks, nothing of the pages shows', async () => {
    await openApp({ session: { status: 'redirecting' } });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('while the session starts, what the device remembers of the person is shown', async () => {
    await openApp({ session: { status: 'starting' } });
    expect(await screen.findByRole('heading', { name: 'ตรวจสอบการจอง' })).toBeTruthy();
  });

  test('when it failed, only a tap tries again', async () => {
    const { services } = await openApp({
      session: { status: 'failed', errorCode: 'access_denied' },
    });
    expect(await screen.findByText('รหัสอ้างอิง: access_denied')).toBeTruthy();
    expect(services.session.signIn).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
    expect(services.session.signIn).toHaveBeenCalled();
  });

  test('offline and signed out, the drafts of this device are listed', async () => {
    const { set } = await openApp({ session: { status: 'offline' }, person: null });
    act(() =>
      set.drafts.set({
        drafts: [{ kind: 'bookingnodriver', savedAt: Date.UTC(2026, 10, 21, 3, 5) }],
        problem: null,
      }),
    );
    const list = await screen.findByRole('list', { name: 'แบบร่างในเครื่องนี้' });
    expect(list.textContent).toContain('จองรถขับเอง');
    expect(list.textContent).toContain('21/11/2026 10:05');
  });

  test('after a logout in another tab, a tap signs in', async () => {
    const { services } = await openApp({
      session: { status: 'signed-out', owed: false },
      person: null,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'เข้าสู่ระบบ' }));
    expect(services.session.signIn).toHaveBeenCalled();
  });

  test('after a logout that the provider does not know yet, it says what is left to do', async () => {
    await openApp({ session: { status: 'signed-out', owed: true }, person: null });
    expect(await screen.findByRole('heading', { name: 'ออกจากระบบแล้ว' })).toBeTruthy();
    expect(screen.getByText(/เหลือเพียงออกจากบัญชีบริษัท/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'ลองอีกครั้ง' })).toBeTruthy();
  });
});

describe('The permission check', () => {
  test('an account without an employee record is told whom to contact, and may log out', async () => {
    const { router, services } = await openApp({ person: null, permission: 'unknown-employee' });
    expect(await screen.findByText(/somchai@siamparts\.example/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'ออกจากระบบ' }));
    expect(services.session.signOut).toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link', { name: 'ดูผู้ที่ติดต่อได้' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ dialog: 'contact' }));
  });

  test.each(['unknown-employee', 'account-not-allowed'] as const)(
    'whoever has no record here (%s) has no bell, which could only fail',
    async (permission) => {
      await openApp({ person: null, permission });
      await screen.findByRole('button', { name: /^เมนูผู้ใช้/ });
      expect(screen.queryByRole('link', { name: 'การแจ้งเตือน' })).toBeNull();
    },
  );

  test('an account of a foreign organisation is told so', async () => {
    await openApp({ person: null, permission: 'account-not-allowed' });
    expect(await screen.findByRole('heading', { name: 'บัญชีนี้ใช้ไม่ได้' })).toBeTruthy();
  });

  test('signed in but never answered, the person can ask again', async () => {
    const { services } = await openApp({ person: null, permission: 'failed' });
    fireEvent.click(await screen.findByRole('button', { name: 'ลองอีกครั้ง' }));
    expect(services.permission.run).toHaveBeenCalled();
  });
});
