import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { menuFlags } from '#kinds/menu-flags';
import { adminPages } from '#kinds/kind';
import { hasAdminPage, kindIds } from '#kinds/registry';
import { admin, employee, openApp } from '../../../tests/factories/shell-app';

const fullAdmin = admin(...menuFlags.filter((flag) => flag !== 'supplier'));

const notFound = () => screen.findByRole('heading', { name: 'ไม่พบหน้านี้' });

describe('§2 Entry', () => {
  test('§2.1 / leads to /checkbooking', async () => {
    const { path } = await openApp({ path: '/' });
    expect(path()).toBe('/checkbooking');
  });

  test('a page that nobody knows says so kindly', async () => {
    await openApp({ path: '/bookingsomething' });
    expect(await notFound()).toBeTruthy();
    const onward = screen.getByRole('link', { name: 'ไปหน้าตรวจสอบการจอง' });
    expect(onward.getAttribute('href')).toBe('/');
  });

  test('an address that only looks like the administration is not found, for an employee', async () => {
    await openApp({ path: '/administrator' });
    expect(await notFound()).toBeTruthy();
    expect(screen.queryByText('ระบบผู้ดูแล')).toBeNull();
  });

  test('a dialog that nobody knows is left out of the address', async () => {
    const { router } = await openApp({ path: '/checkbooking?dialog=nonsense' });
    expect(router.state.matches.at(-1)?.search).toEqual({});
  });
});

describe('§2 Employee routes', () => {
  test.each([
    ['/bookingwithdrivernava', 'จองรถพร้อมคนขับ'],
    ['/bookingnodriver', 'จองรถขับเอง'],
    ['/bookingduringday', 'เรียกรถระหว่างวัน'],
    ['/bookingwithdriveramata', 'รถรับส่งตามรอบ'],
    ['/approve', 'อนุมัติการจอง'],
    ['/checkbooking', 'ตรวจสอบการจอง'],
    ['/evaluate', 'ประเมินความพึงพอใจ'],
  ])('§0.6 §2.3 %s shows its page', async (path, title) => {
    await openApp({ path, person: employee({ is_approver: true }) });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe(`${title} · ระบบจองรถ Car Pool`));
  });

  test('§2.4 who approves nothing is led from the approvals to /checkbooking', async () => {
    const { path } = await openApp({ path: '/approve' });
    expect(path()).toBe('/checkbooking');
  });
});

describe('§2 Admin routes', () => {
  const table = kindIds.flatMap((kind) => adminPages.map((page) => ({ kind, page })));

  test.each(table.filter(({ kind, page }) => hasAdminPage(kind, page)))(
    '§0.6 §2.6 /admin/$kind/$page exists',
    async ({ kind, page }) => {
      const { path, router } = await openApp({ path: `/admin/${kind}/${page}`, person: fullAdmin });
      expect(path()).toBe(`/admin/${kind}/${page}`);
      expect(router.state.matches.at(-1)?.status).toBe('success');
    },
  );

  test.each(table.filter(({ kind, page }) => !hasAdminPage(kind, page)))(
    '§2.7 §2.8 /admin/$kind/$page does not exist',
    async ({ kind, page }) => {
      await openApp({ path: `/admin/${kind}/${page}`, person: fullAdmin });
      expect(await notFound()).toBeTruthy();
    },
  );

  test.each([
    '/admin/bookingsomething',
    '/admin/bookingsomething/report',
    '/admin/bookingnodriver/nothing',
    '/admin/nothing',
  ])('%s is not found, in the admin layout', async (path) => {
    await openApp({ path, person: fullAdmin });
    expect(await notFound()).toBeTruthy();
    expect(screen.getByText('ระบบผู้ดูแล')).toBeTruthy();
    const onward = screen.getByRole('link', { name: 'ไปยังระบบผู้ดูแล' });
    expect(onward.getAttribute('href')).toBe('/admin');
  });

  test.each([
    { flag: 'booking_during_day_menu', kind: 'bookingduringday' },
    { flag: 'booking_no_driver_menu', kind: 'bookingnodriver' },
  ] as const)(
    '/admin/bookingduringday leads an admin of $kind to the arrange page of $kind',
    async ({ flag, kind }) => {
      const { path } = await openApp({ path: '/admin/bookingduringday', person: admin(flag) });
      expect(path()).toBe(`/admin/${kind}/arrangecartable`);
    },
  );

  test('/admin leads to the arrange page of the first enabled booking menu', async () => {
    const { path } = await openApp({ path: '/admin', person: admin('booking_during_day_menu') });
    expect(path()).toBe('/admin/bookingduringday/arrangecartable');
  });
});

describe('§4 Admin flag', () => {
  test.each(['/admin', '/admin/user', '/admin/bookingnodriver/report', '/admin/nothing'])(
    '§4.14 §6.5 a non-admin at %s is sent to /checkbooking',
    async (path) => {
      const app = await openApp({ path });
      expect(app.path()).toBe('/checkbooking');
    },
  );

  test('when the right is taken away meanwhile, the admin page is left', async () => {
    const { path, services } = await openApp({ path: '/admin/user', person: fullAdmin });
    expect(path()).toBe('/admin/user');
    services.userData.keepIsAdmin(false);
    await waitFor(() => expect(path()).toBe('/checkbooking'));
  });

  test('while nothing is known of the person, the permission is asked for before the page', async () => {
    const { services } = await openApp({ path: '/admin/user', person: null });
    expect(services.permission.run).toHaveBeenCalled();
    expect(screen.queryByRole('heading', { name: 'ผู้ดูแลระบบ' })).toBeNull();
  });
});

describe('§6 Flags', () => {
  test('a kind that is switched off leads to the first enabled one', async () => {
    const { path } = await openApp({
      path: '/admin/bookingwithdrivernava/report',
      person: admin('booking_with_driver_amata_menu'),
    });
    expect(path()).toBe('/admin/bookingwithdriveramata/arrangecartable');
  });

  test('§2.9 the drivers and the admin users open only with their flags', async () => {
    for (const page of ['/admin/driver', '/admin/user']) {
      const { path } = await openApp({ path: page, person: admin('booking_no_driver_menu') });
      expect(path()).toBe('/admin/bookingnodriver/arrangecartable');
    }
  });

  test.each([
    '/',
    '/checkbooking',
    '/bookingnodriver',
    '/admin',
    '/admin/user',
    '/admin/day',
    '/admin/bookingnodriver/managecar',
  ])('a supplier at %s lands on the first arrange page', async (path) => {
    const app = await openApp({ path, person: admin('booking_no_driver_menu', 'supplier') });
    expect(app.path()).toBe('/admin/bookingnodriver/arrangecartable');
  });

  test('a supplier opens the driver list', async () => {
    const { path } = await openApp({ path: '/admin/driver', person: admin('supplier') });
    expect(path()).toBe('/admin/driver');
  });
});
