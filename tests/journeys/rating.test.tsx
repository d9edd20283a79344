import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { insertRide } from '../server/support/ratings';
import { closeTabs } from '../setup/fresh-device';
import { useProduct } from './support/open-app';

const product = useProduct();
const HOUR = 3_600_000;

const openSignedIn = async (path = '/evaluate') => {
  closeTabs();
  return product.openFor('employee', path);
};

const reopen = async (path?: string) => {
  cleanup();
  return openSignedIn(path);
};

const complete = async (more: Parameters<typeof insertRide>[2] = {}) =>
  insertRide(product.database.db, await product.idOf('employee'), more);

const ratings = () =>
  product.database.db
    .selectFrom('rating')
    .select(['overall', 'reason', 'comment', 'version'])
    .execute();

const openForm = async () => {
  fireEvent.click(await screen.findByRole('link', { name: /^ให้คะแนน / }));
  return within(await screen.findByRole('dialog'));
};

const star = (form: ReturnType<typeof within>, group: string, name: string) =>
  within(form.getByRole('group', { name: group })).getByRole('radio', { name });

const send = (form: ReturnType<typeof within>) =>
  fireEvent.click(form.getByRole('button', { name: 'ส่งคะแนน' }));

describe('Rate a trip', () => {
  it('from its completion over rating and changing it to the day when it is too late', async () => {
    await complete();
    await product.signIn('employee');
    await openSignedIn();
    const form = await openForm();
    await form.findByRole('group', { name: 'โดยรวมเป็นอย่างไร' });
    send(form);
    await form.findByText('แตะดาวเพื่อให้คะแนน');
    fireEvent.click(star(form, 'โดยรวมเป็นอย่างไร', '2 ดาว'));
    fireEvent.click(star(form, 'ตรงเวลา', '1 ดาว'));
    send(form);
    await form.findByText('กรุณาบอกเหตุผล');
    fireEvent.change(form.getByLabelText(/^เกิดอะไรขึ้น/), { target: { value: 'มาช้า 20 นาที' } });
    send(form);

    await screen.findByText('ส่งคะแนนแล้ว ขอบคุณที่ช่วยบอกเรา');
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByText(/^ไม่มีเที่ยวที่รอให้คะแนน/);
    expect(screen.getByRole('img', { name: '2 จาก 5 ดาว' })).toBeTruthy();
    expect(await ratings()).toMatchObject([{ overall: 2, reason: 'มาช้า 20 นาที' }]);

    fireEvent.click(screen.getByRole('link', { name: /^แก้ไขคะแนน / }));
    const again = within(await screen.findByRole('dialog', { name: 'แก้ไขคะแนน' }));
    await again.findByRole('group', { name: 'โดยรวมเป็นอย่างไร' });
    fireEvent.click(star(again, 'โดยรวมเป็นอย่างไร', '4 ดาว'));
    fireEvent.click(star(again, 'ตรงเวลา', 'ข้าม ไม่เกี่ยวข้อง'));
    send(again);
    await screen.findByRole('img', { name: '4 จาก 5 ดาว' });
    await waitFor(async () =>
      expect(await ratings()).toMatchObject([{ overall: 4, reason: null }]),
    );

    await product.database.db
      .updateTable('rating')
      .set({ at: new Date(Date.now() - 25 * HOUR), reply: 'ขอบคุณค่ะ' })
      .execute();
    await reopen();
    await screen.findByText('ขอบคุณค่ะ');
    expect(screen.queryByRole('link', { name: /^แก้ไขคะแนน / })).toBeNull();
  });

  it('when it is too late, a link of a notice says so and no form opens', async () => {
    const { bookingId } = await complete({ endedAt: new Date(Date.now() - 8 * 24 * HOUR) });
    await product.signIn('employee');
    await openSignedIn(`/evaluate?booking=${bookingId}`);
    await screen.findByText(/^เที่ยวนี้ให้คะแนนไม่ได้แล้ว/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('half written, survives a reload', async () => {
    const { bookingId } = await complete({ withDriver: false, kind: 'bookingnodriver' });
    await product.signIn('employee');
    await openSignedIn();
    const form = await openForm();
    await form.findByRole('group', { name: 'โดยรวมเป็นอย่างไร' });
    fireEvent.click(star(form, 'โดยรวมเป็นอย่างไร', '5 ดาว'));
    fireEvent.change(form.getByLabelText(/^ความคิดเห็น/), { target: { value: 'รถส' } });
    expect(form.queryByRole('group', { name: 'ตรงเวลา' })).toBeNull();
    await reopen(`/evaluate?booking=${bookingId}`);
    const after = within(await screen.findByRole('dialog'));
    await after.findByDisplayValue('รถส');
    await after.findByText(/^เขียนค้างไว้เมื่อ/);
    expect(localStorage.length === 0 || !JSON.stringify(localStorage).includes('รถส')).toBe(true);
  });

  it('on a line that breaks, stands at once as under way and arrives once', async () => {
    await complete();
    await product.signIn('employee');
    const { services } = await openSignedIn();
    const form = await openForm();
    await form.findByRole('group', { name: 'โดยรวมเป็นอย่างไร' });
    // It arrives, and its answer does not.
    product.network.use(
      http.post(
        '*/api/employee/ratings',
        async ({ request }) => {
          await product.serve(request);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    fireEvent.click(star(form, 'โดยรวมเป็นอย่างไร', '5 ดาว'));
    send(form);
    await screen.findByRole('img', { name: '5 จาก 5 ดาว' });
    await screen.findByText('เก็บคะแนนไว้ในเครื่องแล้ว จะส่งให้เองเมื่อมีสัญญาณ');
    await waitFor(() => expect(services.outbox.items.get()).toEqual([]), { timeout: 15_000 });
    expect(await ratings()).toHaveLength(1);
    await screen.findByText(/^ไม่มีเที่ยวที่รอให้คะแนน/);
  });

  it('when the server refuses, goes back to waiting with the reason, and what was written stays', async () => {
    const { passengerId } = await complete();
    await product.signIn('employee');
    const { services } = await openSignedIn();
    const form = await openForm();
    await form.findByRole('group', { name: 'โดยรวมเป็นอย่างไร' });
    await product.database.db
      .updateTable('passenger')
      .set({ attended: false })
      .where('id', '=', passengerId)
      .execute();
    fireEvent.click(star(form, 'โดยรวมเป็นอย่างไร', '5 ดาว'));
    send(form);
    const refused = await screen.findAllByText(/^ส่งคะแนนไม่ได้ คุณไม่มีสิทธิ์ทำรายการนี้/);
    expect(refused.length).toBeGreaterThan(0);
    expect(services.outbox.items.get()).toMatchObject([{ state: 'needs-attention' }]);
    expect(screen.queryByRole('img', { name: '5 จาก 5 ดาว' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'ลบสิ่งที่เขียนไว้' }));
    await screen.findByText(/^ไม่มีเที่ยวที่รอให้คะแนน/);
    expect(services.outbox.items.get()).toEqual([]);
  });
});
