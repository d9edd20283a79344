import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUserDataStore, displayName, hasName, readUserData } from './user-data';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('§3 Stored user data', () => {
  it('§3.1 reads the name from detail.user_info, as the 403 of the permission check brings it', () => {
    const data = readUserData({
      detail: { user_info: { fullname: 'สมชาย ใจดี', employee_id: '1001' } },
    });
    expect(displayName(data)).toBe('สมชาย ใจดี');
    expect(data.userInfo.employeeId).toBe('1001');
  });

  it('§3.1 reads the name from user_info', () => {
    expect(displayName(readUserData({ user_info: { fullname: 'Somchai' } }))).toBe('Somchai');
  });

  it('§3.2 reads names, status and flags from admin_info, each flag on only when it is 1', () => {
    const data = readUserData({
      admin_info: {
        first_name_en: 'Nok',
        last_name_en: 'Suk',
        employee_no: '7',
        status: 1,
        booking_with_driver_amata_menu: 1,
        driver_menu: 0,
        supplier: '1',
      },
    });
    expect(displayName(data)).toBe('Nok Suk');
    expect(data.adminInfo).toMatchObject({ employeeNo: '7', status: 1 });
    expect([...(data.adminInfo?.flags ?? [])]).toEqual(['booking_with_driver_amata_menu']);
  });

  it.each([[null], ['text'], [{ error: { code: 'internal_error' } }], [{ user_info: 7 }], [[]]])(
    'when the body is %j, knows no name',
    (body) => expect(hasName(readUserData(body))).toBe(false),
  );

  it('when what is stored is no JSON, knows nobody', () => {
    localStorage.setItem('userData', '{broken');
    expect(hasName(createUserDataStore().value.get())).toBe(false);
  });

  it('gives the same object until something changes, as React asks', () => {
    const store = createUserDataStore();
    store.keep({ user_info: { fullname: 'A' } });
    expect(store.value.get()).toBe(store.value.get());
  });
});

describe('§5 Approver flag', () => {
  it('§5.6 is true until somebody says otherwise', () => {
    expect(readUserData(null).userInfo.isApprover).toBe(true);
    expect(
      readUserData({ user_info: { fullname: 'A', is_approver: false } }).userInfo.isApprover,
    ).toBe(false);
  });
});

describe('§4 Polling', () => {
  it('§4.19 §9.4 looks at local storage every 1000 ms until a name is there, then stops', () => {
    const store = createUserDataStore();
    const heard = vi.fn();
    store.value.subscribe(heard);
    store.watch();
    vi.advanceTimersByTime(999);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2001);
    expect(heard).toHaveBeenCalledTimes(3);

    localStorage.setItem('userData', JSON.stringify({ user_info: { fullname: 'A' } }));
    vi.advanceTimersByTime(1000);
    expect(heard).toHaveBeenCalledTimes(4);
    expect(displayName(store.value.get())).toBe('A');
    vi.advanceTimersByTime(10_000);
    expect(heard).toHaveBeenCalledTimes(4);
  });

  it('hears of other tabs', () => {
    const store = createUserDataStore();
    const heard = vi.fn();
    store.isAdmin.subscribe(heard);
    store.watch();
    localStorage.setItem('IsAdmin', 'true');
    window.dispatchEvent(new StorageEvent('storage', { key: 'IsAdmin' }));
    expect(heard).toHaveBeenCalledOnce();
    expect(store.isAdmin.get()).toBe(true);
  });
});

describe('§3 IsAdmin', () => {
  it("§3.6 is stored as 'true' or 'false'", () => {
    const store = createUserDataStore();
    expect(store.isAdmin.get()).toBeNull();
    store.keepIsAdmin(true);
    expect(localStorage.getItem('IsAdmin')).toBe('true');
    store.keepIsAdmin(false);
    expect(localStorage.getItem('IsAdmin')).toBe('false');
    expect(store.isAdmin.get()).toBe(false);
  });
});
