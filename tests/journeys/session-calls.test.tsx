import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { PERSON_ROW } from '../../src/app/storage-keys';
import { displayName } from '../../src/app/session/user-data';
import { useProduct } from './support/open-app';

const product = useProduct();
const paths = () => product.requests.map(({ method, path }) => `${method} ${path}`);

const settled = async (role: 'employee' | 'admin') => {
  await product.signIn(role);
  const app = await product.open('/checkbooking');
  await waitFor(() => expect(app.services.serviceState.value.get().status).toBe('known'));
  return app.services;
};

describe('§5 Before any request', () => {
  it('§5.2 the permission check comes first, and once, though much is asked at the same time', async () => {
    await settled('employee');
    expect(paths()[0]).toBe('GET /employee/check-permission');
    expect(paths().filter((path) => path === 'GET /employee/check-permission')).toHaveLength(1);
  });

  it("when the tokens are gone from local storage, the call is rejected with 'No tokens available'", async () => {
    const { api } = await settled('employee');
    const before = product.requests.length;
    localStorage.clear();
    await expect(api.call('listContacts')).rejects.toThrow('No tokens available');
    expect(product.requests.length).toBe(before);
  });
});

describe('§7 Global state', () => {
  it('§7.7 is fetched on startup, and an admin changes one field per call', async () => {
    const { serviceState } = await settled('admin');
    expect(paths()).toContain('GET /admin/global-state');
    await serviceState.change({ isClose: true });
    const sent = product.requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual(['{"isClose":true}']);
    await serviceState.change({ wording: 'ปิดถึงบ่ายสาม' });
    expect(serviceState.value.get()).toMatchObject({ isClose: true, wording: 'ปิดถึงบ่ายสาม' });
  });

  it('when an employee tries to change it, the server refuses and the rights are checked again', async () => {
    const { serviceState } = await settled('employee');
    await expect(serviceState.change({ isClose: true })).rejects.toMatchObject({
      code: 'not_allowed',
      status: 403,
    });
    await waitFor(() => expect(paths().at(-1)).toBe('GET /employee/check-permission'));
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toHaveProperty('detail.user_info');
  });
});

describe('§8 Permission-check failure', () => {
  it('§4.12 §8.4 clears IsAdmin and stores the response data if there is some', async () => {
    const { permission } = await settled('admin');
    expect(localStorage.getItem('IsAdmin')).toBe('true');
    const body = { error: { code: 'temporarily_unavailable', message: 'later' } };
    product.network.use(
      http.get('*/api/employee/check-permission', () => HttpResponse.json(body, { status: 503 })),
    );
    await permission.run();
    expect(localStorage.getItem('IsAdmin')).toBe('false');
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual(body);
  });

  it('when it fails again after the app was opened again, the home and the forms go on with the last person', async () => {
    const { permission } = await settled('employee');
    product.network.use(
      http.get('*/api/*', () =>
        HttpResponse.json(
          { error: { code: 'temporarily_unavailable', message: 'later' } },
          { status: 503 },
        ),
      ),
    );
    await permission.run();
    cleanup();
    const { services } = await product.open('/checkbooking');
    expect(await screen.findByRole('heading', { level: 1, name: 'ตรวจสอบการจอง' })).toBeTruthy();
    await waitFor(() => expect(services.permission.state.get()).toBe('failed'));
    expect(screen.getByRole('heading', { level: 1, name: 'ตรวจสอบการจอง' })).toBeTruthy();
    expect(displayName(services.userData.value.get())).toBe('สมชาย ใจดี');
    void services.session.signOut();
    await waitFor(() => expect(services.cache.peek(PERSON_ROW)).toBeNull());
    await waitFor(() => expect(displayName(services.userData.value.get())).toBeNull());
  });

  it('when offline, what is known of the person stays', async () => {
    const { permission, connectivity } = await settled('admin');
    product.network.use(http.get('*/api/*', () => HttpResponse.error()));
    expect(await permission.run()).toBe('offline');
    expect(localStorage.getItem('IsAdmin')).toBe('true');
    expect(connectivity.get()).toBe(false);
  });
});
