import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { contactBodyOf } from '../server/support/basics';
import { useProduct } from './support/open-app';

const product = useProduct();

const drafts = {
  'bookingwithdrivernava-form-draft': '{"a":1}',
  'bookingwithdriveramata-form-draft': '{"b":1}',
  'bookingnodriver-form-draft': '{"c":1}',
  'bookingduringday-form-draft': '{"d":1}',
};

const leaveDrafts = () => {
  for (const [key, value] of Object.entries(drafts)) localStorage.setItem(key, value);
};

const stored = () => Object.keys({ ...localStorage }).filter((key) => !key.startsWith('msal.'));

const leftForSignIn = async () => {
  await waitFor(() => expect(product.leftFor).toHaveBeenCalled());
  return new URL(String(product.leftFor.mock.lastCall?.[0]));
};

describe('§4 Login', () => {
  it('§3.7 §4.2 §4.3 when nobody is signed in, keeps only the four drafts and redirects with the three scopes', async () => {
    leaveDrafts();
    localStorage.setItem('userData', '{"user_info":{"fullname":"who was here before"}}');
    localStorage.setItem('IsAdmin', 'true');
    sessionStorage.setItem('something', 'of before');
    await product.open('/bookingnodriver');

    const url = await leftForSignIn();
    expect(url.pathname).toBe('/idp/common/oauth2/v2.0/authorize');
    const scopes = url.searchParams.get('scope')?.split(' ');
    expect(scopes).toEqual(expect.arrayContaining(['openid', 'profile', 'User.Read']));
    expect(url.searchParams.get('state')).toContain('/bookingnodriver');
    expect(stored().toSorted()).toEqual(Object.keys(drafts).toSorted());
    expect(sessionStorage.getItem('something')).toBeNull();
  });

  it('§2.2 when signed in, reads the rights with both tokens and shows the home of an employee', async () => {
    await product.signIn('employee');
    await product.open('/');
    await waitFor(() => expect(localStorage.getItem('IsAdmin')).toBe('false'));
    expect(location.pathname).toBe('/checkbooking');
    const check = product.requests.find(({ path }) => path === '/employee/check-permission');
    expect(check?.headers.get('id_token')).toMatch(/^eyJ/);
    expect(check?.headers.get('access_token')).toBe('opaque-access-token');
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toMatchObject({
      detail: { user_info: { fullname: 'สมชาย ใจดี', employee_id: 'E-employee' } },
    });
    expect(console.log).toHaveBeenCalledWith('Access forbidden');
    await waitFor(() =>
      expect(console.debug).toHaveBeenCalledWith('Profile', { displayName: 'Somchai' }),
    );
  });
});

describe('§4 Admin flag', () => {
  it('when the server knows an active admin, is set, and the admin stays on the admin page', async () => {
    await product.signIn('admin');
    await product.open('/admin/driver');
    await waitFor(() => expect(localStorage.getItem('IsAdmin')).toBe('true'));
    expect(location.pathname).toBe('/admin/driver');
  });

  it('when a non-admin visits /admin, leads to /checkbooking', async () => {
    await product.signIn('employee');
    await product.open('/admin/driver');
    await waitFor(() => expect(location.pathname).toBe('/checkbooking'));
  });
});

describe('§4 Logout', () => {
  it('§4.6 §4.7 §4.8 clears the storage, signs out by redirect and comes back to /checkbooking', async () => {
    await product.signIn('employee');
    const { services } = await product.open('/checkbooking');
    await waitFor(() => expect(localStorage.getItem('IsAdmin')).toBe('false'));
    leaveDrafts();
    void services.session.signOut();
    const url = await leftForSignIn();
    expect(url.pathname).toBe('/idp/common/oauth2/v2.0/logout');
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(
      `${location.origin}/checkbooking`,
    );
    expect(stored()).toEqual([]);
  });
});

describe('§4 Unauthorised response (401)', () => {
  it('§4.9 §4.10 §8.1 when the server takes the token no more, keeps only the drafts and redirects to sign-in', async () => {
    await product.signIn('foreign');
    product.network.use(
      http.all('*/api/employee/check-permission', () =>
        HttpResponse.json({ error: { code: 'not_signed_in', message: '' } }, { status: 401 }),
      ),
    );
    leaveDrafts();
    await product.open('/checkbooking');
    const url = await leftForSignIn();
    expect(url.searchParams.get('scope')).toContain('openid profile User.Read');
    expect(stored().toSorted()).toEqual(Object.keys(drafts).toSorted());
    expect(localStorage.getItem('userData')).toBeNull();
  });
});

describe('§5 Rejected domain', () => {
  it('when the username ends with the corporate domain, warns before any call; only OK closes it, and signs out', async () => {
    await product.signIn('rejected');
    await product.open('/checkbooking');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(
      'Accounts with @corp.siamparts.example are not allowed. Please sign in with another account.',
    );
    expect(product.requests).toEqual([]);
    screen.getByRole('button', { name: /^(OK|ตกลง)$/ }).click();
    expect((await leftForSignIn()).pathname).toBe('/idp/common/oauth2/v2.0/logout');
  });
});

describe('§4 Accounts that are nobody here', () => {
  it('when the account has no employee record, says so, asks only once, and gives a number to call', async () => {
    await product.signIn('unknown');
    const { services } = await product.open('/checkbooking');
    await waitFor(() => expect(services.permission.state.get()).toBe('unknown-employee'));
    expect(await screen.findByText(/unknown@siamparts\.example/)).toBeTruthy();
    const checks = () =>
      product.requests.filter(({ path }) => path === '/employee/check-permission').length;
    expect(checks()).toBe(1);
    const { isRetired: _, ...contact } = contactBodyOf({ phone: '081-234-5678' });
    await product.database.db
      .insertInto('contact')
      .values({ id: crypto.randomUUID(), ...contact })
      .execute();
    screen.getByRole('link', { name: 'ดูผู้ที่ติดต่อได้' }).click();
    expect(await screen.findByText('081-234-5678')).toBeTruthy();
  });

  it('when the tenant is a foreign one, is refused without a loop', async () => {
    await product.signIn('foreign');
    const { services } = await product.open('/checkbooking');
    await waitFor(() => expect(services.permission.state.get()).toBe('account-not-allowed'));
    expect(product.leftFor).not.toHaveBeenCalled();
  });
});
