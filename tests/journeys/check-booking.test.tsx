import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LOCAL_TENANT_ID, oidOf } from '../../src/server/identity/local-idp/accounts';
import { insertBooking } from '../server/support/bookings';
import { emailOf } from '../server/support/people';
import { useProduct } from './support/open-app';

const product = useProduct();

const bookSomething = async () =>
  insertBooking(product.database.db, await product.idOf('employee'));

describe('Check bookings', () => {
  it('a booking is seen, opened and cancelled, and leaves the list by itself', async () => {
    const scrollIntoView = vi.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    const { id } = await bookSomething();
    const { services } = await product.openAs('employee', `/checkbooking?booking=${id}`);
    await screen.findByRole('article', { name: 'การเดินทางถัดไป' });
    const sheet = within(await screen.findByRole('dialog', { name: /^การจอง / }));
    fireEvent.click(await sheet.findByRole('button', { name: /เพิ่มเติม$/ }));
    fireEvent.click(sheet.getByRole('button', { name: 'ยกเลิกการจอง' }));
    fireEvent.click(sheet.getByRole('button', { name: 'ยกเลิกการจอง' }));
    await waitFor(async () => expect(await product.statusOf(id)).toBe('cancelled'));
    await sheet.findAllByText('ยกเลิกแล้ว');
    const more = sheet.getByRole('button', { name: /เพิ่มเติม$/ });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    // Said where the eyes are then: the question stood far below.
    const marks = sheet
      .getAllByRole('status')
      .find(({ textContent }) => textContent?.startsWith('ยกเลิกแล้ว'));
    expect(scrollIntoView.mock.contexts).toContain(marks);
    await waitFor(() => expect(services.outbox.items.get()).toEqual([]));
    await screen.findByText('ยังไม่มีการเดินทางที่กำลังจะถึง');
  });

  it('what was read stays on the phone for its owner, and a logout takes it away', async () => {
    const { id } = await bookSomething();
    const { services } = await product.openAs('employee', '/checkbooking');
    await waitFor(async () =>
      expect(await services.cache.read('bookings/upcoming/all/mine')).toMatchObject({
        value: { bookings: [{ id }] },
      }),
    );
    // It ends at the provider's page, which is not of this test.
    void services.session.signOut();
    await waitFor(() => expect(services.session.state.get().status).toBe('redirecting'));
    const kept = async () => {
      await services.cache.enter({ tid: LOCAL_TENANT_ID, oid: oidOf(emailOf('employee')) });
      return services.cache.read('bookings/upcoming/all/mine');
    };
    await waitFor(async () => expect(await kept()).toBeNull());
  });
});
