import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/server/new-id';
import { companyIn } from '../server/schema/company';
import { insertWaiting } from '../server/support/approvals';
import { useProduct } from './support/open-app';

const product = useProduct();

const waitingBooking = async () =>
  insertWaiting(product.database.db, {
    employee: await product.idOf('employee'),
    approver: await product.idOf('approver'),
  });

const openAsApprover = (path = '/approve') => product.openAs('approver', path);

const findCard = () => screen.findByRole('article', { name: /NV-2611-/ });
const approve = async () =>
  fireEvent.click(within(await findCard()).getByRole('button', { name: /^อนุมัติ / }));

/** Whoever puts the phone away has made up their mind. */
const putAway = () => {
  dispatchEvent(new Event('pagehide'));
};

const calls = (method: string) =>
  product.requests.filter(
    (request) => request.method === method && request.path.includes('/approvals/'),
  );

describe('Approve bookings', () => {
  it('undone within the time, nothing was ever sent', async () => {
    const id = await waitingBooking();
    await openAsApprover();
    await approve();
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'เลิกทำ' }));
    await findCard();
    putAway();
    expect(calls('POST')).toEqual([]);
    expect(await product.statusOf(id)).toBe('pending');
  });

  it('approved and left, the booking is approved and its card gone', async () => {
    const id = await waitingBooking();
    const { services, router } = await openAsApprover();
    await approve();
    await router.navigate({ to: '/evaluate' });
    await waitFor(async () => expect(await product.statusOf(id)).toBe('approved'));
    await waitFor(() => expect(services.outbox.items.get()).toEqual([]));
    await router.navigate({ to: '/approve' });
    await screen.findByText('ไม่มีรายการรออนุมัติ');
    fireEvent.click(screen.getByRole('link', { name: 'พิจารณาแล้ว' }));
    expect((await findCard()).textContent).toContain('อนุมัติแล้ว');
  });

  it('rejected with a common reason, who asked reads it', async () => {
    const id = await waitingBooking();
    await openAsApprover();
    fireEvent.click(within(await findCard()).getByRole('button', { name: /^ไม่อนุมัติ / }));
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.click(sheet.getByRole('button', { name: 'ไม่อนุมัติ' }));
    expect(sheet.getByRole('alert').textContent).toBe('กรุณาบอกเหตุผล');
    fireEvent.click(sheet.getByRole('button', { name: 'งบประมาณไม่พอ' }));
    fireEvent.click(sheet.getByRole('button', { name: 'ไม่อนุมัติ' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    putAway();
    await waitFor(async () => expect(await product.statusOf(id)).toBe('rejected'));
    const { reason } = await product.database.db
      .selectFrom('approval')
      .select('reason')
      .where('bookingId', '=', id)
      .executeTakeFirstOrThrow();
    expect(reason).toBe('งบประมาณไม่พอ');
  });

  it('decided by somebody else meanwhile, says by whom', async () => {
    const id = await waitingBooking();
    const { services } = await openAsApprover();
    await findCard();
    const { db } = product.database;
    await db
      .updateTable('person')
      .set({ firstNameTh: 'วิชัย', lastNameTh: 'ทองมาก' })
      .where('id', '=', await product.idOf('admin'))
      .execute();
    await db
      .updateTable('approval')
      .set({
        status: 'rejected',
        decidedById: await product.idOf('admin'),
        decidedAt: new Date(),
        reason: 'งบหมด',
      })
      .execute();
    await db
      .updateTable('bookingRevision')
      .set({ status: 'rejected', closedAt: new Date() })
      .execute();
    await db.updateTable('booking').set({ status: 'rejected' }).where('id', '=', id).execute();
    await approve();
    putAway();
    await screen.findByText(/วิชัย ทองมาก พิจารณาไปแล้ว: ไม่อนุมัติ/);
    fireEvent.click(screen.getByRole('button', { name: 'รับทราบ' }));
    await waitFor(() => expect(services.outbox.items.get()).toEqual([]));
    await screen.findByText('ไม่มีรายการรออนุมัติ');
    expect(await product.statusOf(id)).toBe('rejected');
  });

  it('changed meanwhile, shows the difference and asks again', async () => {
    const id = await waitingBooking();
    await openAsApprover();
    await findCard();
    // Decided first: news of the change must not come before the tap.
    await approve();
    await product.database.db
      .updateTable('booking')
      .set({ note: 'มีกล่องเพิ่ม' })
      .where('id', '=', id)
      .execute();
    await companyIn(product.database.db).add('event', {
      id: newId(),
      at: new Date(),
      byId: await product.idOf('employee'),
      action: 'edit',
      subject: 'booking',
      subjectId: id,
    });
    putAway();
    const note = within(await screen.findByRole('region', { name: 'ยังไม่สำเร็จ ดูอีกครั้ง' }));
    await note.findByText('มีกล่องเพิ่ม');
    expect(await product.statusOf(id)).toBe('pending');
    fireEvent.click(note.getByRole('button', { name: 'ดูแล้ว พิจารณาต่อ' }));
    await approve();
    putAway();
    await waitFor(async () => expect(await product.statusOf(id)).toBe('approved'));
  });

  it('without a network it is kept, says so, and is sent when the network is back', async () => {
    const id = await waitingBooking();
    const { services } = await openAsApprover();
    await findCard();
    product.network.use(
      http.post('*/api/employee/approvals/*', () => HttpResponse.error(), { once: true }),
    );
    await approve();
    putAway();
    await screen.findByText('เก็บไว้แล้ว จะส่งเมื่อมีสัญญาณ');
    expect(screen.queryByRole('article')).toBeNull();
    expect(await product.statusOf(id)).toBe('pending');
    const [item] = services.outbox.items.get();
    await services.outbox.retry(item!.key);
    await waitFor(async () => expect(await product.statusOf(id)).toBe('approved'));
    await screen.findByText('ไม่มีรายการรออนุมัติ');
  });

  it('a day off is handed over to a colleague, and taken back', async () => {
    await product.database.db
      .updateTable('person')
      .set({ firstNameTh: 'วิชัย', lastNameTh: 'ทองมาก' })
      .where('id', '=', await product.idOf('admin'))
      .execute();
    await openAsApprover('/approve?tab=delegated');
    fireEvent.click(await screen.findByRole('button', { name: 'มอบหมายผู้อนุมัติแทน' }));
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.change(sheet.getByRole('searchbox'), { target: { value: 'วิชัย' } });
    fireEvent.click(await sheet.findByRole('button', { name: /วิชัย ทองมาก/ }));
    fireEvent.click(sheet.getByRole('button', { name: '3 วัน' }));
    fireEvent.click(sheet.getByRole('button', { name: 'มอบหมาย' }));
    await screen.findByText('วิชัย ทองมาก อนุมัติแทนคุณในช่วงที่เลือก');
    const { fromId, toId } = await product.database.db
      .selectFrom('delegation')
      .select(['fromId', 'toId'])
      .executeTakeFirstOrThrow();
    expect([fromId, toId]).toEqual([await product.idOf('approver'), await product.idOf('admin')]);
    fireEvent.click(screen.getByRole('button', { name: 'ยกเลิกการมอบหมายให้ วิชัย ทองมาก' }));
    fireEvent.click(screen.getByRole('button', { name: 'ยกเลิกการมอบหมาย' }));
    await screen.findByText('ยกเลิกการมอบหมายแล้ว');
    const open = await product.database.db
      .selectFrom('delegation')
      .select('id')
      .where('revokedAt', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  it('by the address, whoever approves nothing is sent home', async () => {
    await product.signIn('employee');
    await product.open('/approve');
    const home = await screen.findByRole('heading', { level: 1, name: 'ตรวจสอบการจอง' });
    expect(home).toBeTruthy();
  });
});
