import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MenuFlag } from '#kinds/menu-flags';
import type { AppServices } from '../app-services';
import { admin, employee, openApp, tablet } from '../../../tests/factories/shell-app';

const everyKind = [
  'booking_with_driver_nava_menu',
  'booking_no_driver_menu',
  'booking_during_day_menu',
  'booking_with_driver_amata_menu',
] as const satisfies MenuFlag[];

const menu = async () => {
  const navigation = await screen.findByRole('navigation', { name: 'เมนูหลัก' });
  await within(navigation).findAllByRole('link');
  return within(navigation)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
};

const currentPages = () =>
  [...document.querySelectorAll('nav[aria-label="เมนูหลัก"] [aria-current="page"]')].map(
    (link) => link.textContent,
  );

describe('§2 Employee side menu', () => {
  test('§1.5 §2.4 an employee who approves nothing sees every menu but the approvals', async () => {
    await openApp({ viewport: tablet, person: employee() });
    expect(await menu()).toEqual([
      '/checkbooking',
      '/evaluate',
      '/bookingwithdrivernava',
      '/bookingnodriver',
      '/bookingduringday',
      '/bookingwithdriveramata',
    ]);
  });

  test('§5.6 an approver sees the approvals too', async () => {
    await openApp({ viewport: tablet, person: employee({ is_approver: true }) });
    expect(await menu()).toContain('/approve');
  });

  test('§5.6 until it is known who approves, the approvals are shown', async () => {
    await openApp({ viewport: tablet, person: { user_info: { fullname: 'สมชาย ใจดี' } } });
    expect(await menu()).toContain('/approve');
  });

  test('§2.5 the booking kinds stand under the names of their sites', async () => {
    await openApp({ viewport: tablet });
    const siteTwo = await screen.findByRole('list', { name: 'โรงงานอมตะ' });
    expect(within(siteTwo).getAllByRole('link')).toHaveLength(1);
    const siteOne = screen.getByRole('list', { name: 'โรงงานนวนคร' });
    expect(within(siteOne).getAllByRole('link')).toHaveLength(3);
  });

  test('§2.18 the current page, and only that, is highlighted', async () => {
    await openApp({ viewport: tablet, path: '/bookingnodriver' });
    await menu();
    expect(currentPages()).toEqual(['จองรถขับเอง']);
  });
});

describe('§2 Entry to the administration', () => {
  test('§2.15 for an admin the menu leads to the arrange page of the first enabled booking menu', async () => {
    await openApp({ viewport: tablet, person: admin('booking_with_driver_amata_menu') });
    expect(await menu()).toContain('/admin/bookingwithdriveramata/arrangecartable');
  });

  test('without an enabled booking menu it leads to the drivers, and without these to the admin users', async () => {
    await openApp({ viewport: tablet, person: admin('driver_menu', 'admin_menu') });
    expect(await menu()).toContain('/admin/driver');
  });

  test('an admin whose status is not 1 gets none', async () => {
    await openApp({ viewport: tablet, person: admin(...everyKind), isAdmin: false });
    expect((await menu()).join()).not.toContain('admin');
  });
});

describe('§6 Admin menu', () => {
  test('§1.6 §2.10 an admin of everything sees the four kinds, the pages of the open kind, drivers and admins', async () => {
    await openApp({
      viewport: tablet,
      person: admin(...everyKind, 'driver_menu', 'admin_menu'),
      path: '/admin/bookingduringday/report',
    });
    expect(await menu()).toEqual([
      '/admin/day',
      '/admin/bookingwithdrivernava/report',
      '/admin/bookingnodriver/report',
      '/admin/bookingduringday/arrangecartable',
      '/admin/bookingduringday/managecar',
      '/admin/bookingduringday/provider',
      '/admin/bookingduringday/report',
      '/admin/bookingduringday/evaluate',
      '/admin/bookingwithdriveramata/report',
      '/admin/driver',
      '/admin/user',
      '/admin/setup',
      '/',
    ]);
    expect(currentPages()).toEqual(['รายงาน']);
  });

  test('cars that providers brought and nobody checked lead to the list of them; of a kind without any there is no line', async () => {
    await openApp({
      viewport: tablet,
      person: admin('booking_no_driver_menu', 'booking_during_day_menu'),
      path: '/admin/bookingnodriver/report',
      call: (async (name: string, { params }: { params: { kind: string } }) =>
        name === 'countWaiting'
          ? { count: 0, firstDay: null, carsToCheck: params.kind === 'bookingduringday' ? 2 : 0 }
          : new Promise(() => undefined)) as AppServices['api']['call'],
    });
    const link = await screen.findByRole('link', { name: /^รถรอตรวจข้อมูล/ });
    expect(link.textContent).toContain('รถรอตรวจข้อมูล 2 คัน');
    expect(link.getAttribute('href')).toBe('/admin/bookingduringday/managecar?check=waits');
  });

  test('from a page that another kind lacks, its name leads to its arrange page', async () => {
    await openApp({
      viewport: tablet,
      person: admin(...everyKind),
      path: '/admin/bookingwithdrivernava/expenseandprovider',
    });
    expect(await menu()).toContain('/admin/bookingnodriver/arrangecartable');
  });

  test('§2.10 §6.3 an admin of one kind sees that kind only', async () => {
    await openApp({
      viewport: tablet,
      person: admin('booking_with_driver_amata_menu'),
      path: '/admin/bookingwithdriveramata/arrangecartable',
    });
    expect(await menu()).toEqual([
      '/admin/day',
      '/admin/bookingwithdriveramata/arrangecartable',
      '/admin/bookingwithdriveramata/managecar',
      '/admin/bookingwithdriveramata/expenseandprovider',
      '/admin/bookingwithdriveramata/report',
      '/admin/bookingwithdriveramata/evaluate',
      '/',
    ]);
  });

  test('§2.11 a supplier sees the arrange pages of the enabled kinds and the drivers, nothing else', async () => {
    await openApp({
      viewport: tablet,
      person: admin('booking_with_driver_nava_menu', 'booking_with_driver_amata_menu', 'supplier'),
      path: '/admin/driver',
    });
    expect(await menu()).toEqual([
      '/admin/bookingwithdrivernava/arrangecartable',
      '/admin/bookingwithdriveramata/arrangecartable',
      '/admin/driver',
    ]);
    expect(currentPages()).toEqual(['พนักงานขับรถ']);
  });
});
