import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { insertWaiting } from '../server/support/approvals';
import { takeFreshDevice } from '../setup/fresh-device';
import { useProduct } from './support/open-app';

const product = useProduct();

vi.setConfig({ testTimeout: 120_000 });

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});

const openAs = async (role: 'employee' | 'approver', path: string) => {
  await product.leave();
  // Each has a phone of their own.
  takeFreshDevice();
  const { services } = await product.openAs(role, path);
  return services;
};

/** Waits for the manager, as the company's rules ask. */
const waitingBooking = async (): Promise<string> => {
  const { db } = product.database;
  const id = await insertWaiting(db, {
    employee: await product.idOf('employee'),
    approver: await product.idOf('approver'),
  });
  await db.updateTable('kind').set({ approvalLevels: 1 }).execute();
  await db
    .updateTable('booking')
    .set({ purposeCode: 'customer', contactPhone: '0812345678' })
    .where('id', '=', id)
    .execute();
  return id;
};

const bookingOf = (id: string) =>
  product.database.db
    .selectFrom('booking')
    .select(['status', 'note'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const findCard = async () => within(await screen.findByRole('article', { name: /NV-2611-/ }));

const giveBack = async (id: string, reason: string) => {
  await openAs('approver', '/approve');
  fireEvent.click((await findCard()).getByRole('button', { name: /^ส่งกลับ/ }));
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: reason } });
  fireEvent.click(sheet.getByRole('button', { name: 'ส่งกลับ' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect((await bookingOf(id)).status).toBe('returned'));
};

const openToChange = async (id: string, reason: string) => {
  const services = await openAs('employee', `/checkbooking?booking=${id}`);
  const sheet = within(await screen.findByRole('dialog', { name: /^การจอง / }));
  await sheet.findByText('รอคุณแก้ไข');
  expect(sheet.getAllByText(reason).length).toBeGreaterThan(0);
  // Nobody is told to call themselves.
  expect(sheet.queryByText('ตอนนี้รอ')).toBeNull();
  fireEvent.click(sheet.getByRole('link', { name: 'แก้ไขแล้วส่งอีกครั้ง' }));
  await screen.findByRole('heading', { name: /^แก้ไข NV-2611-/ });
  await screen.findByText(reason);
  return services;
};

const openSummary = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^สรุปคำขอ/ }));
  return within(await screen.findByRole('dialog', { name: 'สรุปคำขอ' }));
};

/** Only once it is known what sending means. */
const sendAgain = async () => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'ส่งขออนุมัติอีกครั้ง' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};

describe('A booking that was returned', () => {
  it('is changed and sent again in one, returned once more, sent unchanged, and approved', async () => {
    const id = await waitingBooking();
    await giveBack(id, 'ขอเหตุผลเพิ่ม');

    await openToChange(id, 'ขอเหตุผลเพิ่ม');
    fireEvent.change(screen.getByLabelText(/^หมายเหตุ/), {
      target: { value: 'พบลูกค้าสองราย' },
    });
    const summary = await openSummary();
    const change = within(summary.getByRole('heading', { name: 'สิ่งที่เปลี่ยน' }).parentElement!);
    expect(change.getByText('พบลูกค้าสองราย')).toBeTruthy();
    fireEvent.click(summary.getByRole('button', { name: 'ปิด' }));
    await sendAgain();
    await screen.findByRole('heading', { name: 'ส่งขออนุมัติอีกครั้งแล้ว' });
    expect(await bookingOf(id)).toEqual({ status: 'pending', note: 'พบลูกค้าสองราย' });

    await giveBack(id, 'ขอชื่อลูกค้า');
    await openToChange(id, 'ขอชื่อลูกค้า');
    await (await openSummary()).findByText('ยังไม่ได้แก้ไขอะไร');
    await sendAgain();
    await screen.findByRole('heading', { name: 'ส่งขออนุมัติอีกครั้งแล้ว' });

    await openAs('approver', '/approve');
    fireEvent.click((await findCard()).getByRole('button', { name: /^อนุมัติ / }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    dispatchEvent(new Event('pagehide'));
    await waitFor(async () => expect((await bookingOf(id)).status).toBe('approved'));
  });

  it('changed by somebody meanwhile, says so, and can be sent over that from the same form', async () => {
    const id = await waitingBooking();
    await giveBack(id, 'ขอเหตุผลเพิ่ม');
    await openToChange(id, 'ขอเหตุผลเพิ่ม');
    fireEvent.change(screen.getByLabelText(/^หมายเหตุ/), { target: { value: 'พบลูกค้าสองราย' } });
    await product.database.db
      .updateTable('booking')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await sendAgain();
    await screen.findByText(/^มีผู้แก้ไขรายการนี้ไปแล้ว/);
    await sendAgain();
    await screen.findByRole('heading', { name: 'ส่งขออนุมัติอีกครั้งแล้ว' });
    expect(await bookingOf(id)).toEqual({ status: 'pending', note: 'พบลูกค้าสองราย' });
  });

  it('sent again without a signal, waits on the phone and is asked about exactly once', async () => {
    const id = await waitingBooking();
    await giveBack(id, 'ขอเหตุผลเพิ่ม');
    const services = await openToChange(id, 'ขอเหตุผลเพิ่ม');
    product.network.use(http.all('*/api/*', () => HttpResponse.error()));
    await sendAgain();
    await screen.findByRole('heading', { name: 'บันทึกแล้ว รอส่ง' });
    expect((await bookingOf(id)).status).toBe('returned');

    product.network.use(http.all('*/api/*', ({ request }) => product.serve(request)));
    services.connectivity.reportReachable();
    services.outbox.wake();
    await waitFor(async () => expect((await bookingOf(id)).status).toBe('pending'));
    await waitFor(() => expect(services.outbox.items.get()).toEqual([]));
    const bookings = await product.database.db
      .selectFrom('bookingRevision')
      .select('status')
      .where('bookingId', '=', id)
      .orderBy('number')
      .execute();
    expect(bookings.map(({ status }) => status)).toEqual(['returned', 'pending']);
  });
});
