import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { jpeg } from '../server/support/files';
import { insertRental } from '../server/support/rentals';
import { fillIn, handoversIn, photosKeptIn, press } from './support/handover';
import { useProduct } from './support/open-app';

// This DOM decodes no pictures; making them smaller is tested in a real browser.
vi.mock('../../src/app/files/shrink-photo', () => ({
  shrinkPhoto: async () => new Blob([jpeg]),
  jpegName: (name: string) => name,
}));

const product = useProduct();

const rent = async ({ collected = false } = {}) =>
  insertRental(product.database.db, await product.idOf('employee'), { collected });

const openHome = async (search = '') =>
  (await product.openAs('employee', `/checkbooking${search}`)).services;

const openBooking = (id: string) => openHome(`?booking=${id}`);

const goOffline = () => product.network.use(http.all('*/api/*', () => HttpResponse.error()));
const goOnline = () =>
  product.network.use(http.all('*/api/*', ({ request }) => product.serve(request)));

describe('A car in a self-driver’s hands, without a signal', () => {
  it('the handover waits on the phone, photos and all, and is sent once', async () => {
    const { bookingId } = await rent();
    const services = await openBooking(bookingId);
    await press('รับรถ');
    const sheet = await fillIn('รับรถ', '1200');
    goOffline();
    fireEvent.click(sheet.getByRole('button', { name: 'รับรถ' }));
    expect(
      await screen.findByText('บันทึกไว้ในเครื่องแล้ว จะส่งเมื่อมีสัญญาณ', {}, { timeout: 15_000 }),
    ).toBeTruthy();
    // It is done: nothing asks for it once more.
    expect(screen.queryByRole('form')).toBeNull();
    expect(await handoversIn(product.database.db)).toEqual([]);
    goOnline();
    services.outbox.wake();
    // The server has it a moment before the phone has its answer.
    await waitFor(() => expect(services.outbox.items.get()).toEqual([]));
    expect(await handoversIn(product.database.db)).toEqual([{ type: 'collect', km: 1200 }]);
  });

  it('what was collected is returned too: both are sent in their order, each once', async () => {
    const { bookingId } = await rent();
    const services = await openHome();
    const pinned = async () =>
      within(await screen.findByRole('article', { name: 'การเดินทางถัดไป' }));
    fireEvent.click(await (await pinned()).findByRole('link', { name: /^รับรถ / }));
    const sheet = await fillIn('รับรถ', '1200');
    fireEvent.click(sheet.getByRole('button', { name: 'กันชนหน้า' }));
    goOffline();
    fireEvent.click(sheet.getByRole('button', { name: 'รับรถ' }));
    await screen.findByText('บันทึกไว้ในเครื่องแล้ว จะส่งเมื่อมีสัญญาณ', {}, { timeout: 15_000 });
    screen.getByText(/^รับรถแล้ว .* 1,200 กม\./);
    expect(screen.queryByRole('button', { name: 'รับรถ' })).toBeNull();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    fireEvent.click(await (await pinned()).findByRole('link', { name: /^คืนรถ / }));
    const back = await fillIn('คืนรถ', '1350');
    expect(back.getByText('ครั้งก่อน 1,200 กม. · วิ่งเพิ่ม 150 กม.')).toBeTruthy();
    // Nobody marks it once more as new.
    expect(back.getByText(/รอยเดิมที่บันทึกไว้แล้ว 1 จุด$/)).toBeTruthy();
    fireEvent.click(back.getByRole('button', { name: 'คืนรถ' }));
    await screen.findByText(/^คืนรถแล้ว .* 1,350 กม\./, {}, { timeout: 15_000 });
    screen.getByText('บันทึกไว้ในเครื่องแล้ว จะส่งเมื่อมีสัญญาณ');
    expect(services.outbox.items.get().map(({ endpoint }) => endpoint)).toEqual([
      'collectCar',
      'returnCar',
    ]);
    expect(await handoversIn(product.database.db)).toEqual([]);
    goOnline();
    services.outbox.wake();
    await waitFor(() => expect(services.outbox.items.get()).toEqual([]), { timeout: 15_000 });
    expect(await handoversIn(product.database.db)).toEqual([
      { type: 'collect', km: 1200 },
      { type: 'return', km: 1350 },
    ]);
    expect(await photosKeptIn(product.database.db)).toHaveLength(10);
    expect(await product.statusOf(bookingId)).toBe('completed');
  });

  it('a longer rental waits too, and is asked for once', async () => {
    const { bookingId } = await rent({ collected: true });
    // Whatever the hour of the test is.
    await product.database.db
      .updateTable('kind')
      .set({ serviceFrom: '00:00', serviceTo: '23:59' })
      .execute();
    await openBooking(bookingId);
    await press('ขอใช้รถต่อ');
    goOffline();
    await press('ขอใช้รถต่อ');
    await screen.findByText('บันทึกไว้ในเครื่องแล้ว จะส่งเมื่อมีสัญญาณ', {}, { timeout: 15_000 });
    expect(screen.queryByRole('form')).toBeNull();
  });
});
