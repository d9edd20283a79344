import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, dayOf } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { shuttlesIn } from '../server/support/shuttles';
import { closeTabs } from '../setup/fresh-device';
import { useProduct } from './support/open-app';
import { wholeSentence } from './support/whole-sentence';

const product = useProduct();

beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
  await shuttlesIn(product.database.db);
});

const open = async (path: string) => {
  closeTabs();
  await product.openAs('employee', path);
  await screen.findByRole('button', { name: 'ส่งคำขอ' });
};

const later = (days: number) => addDays(dayOf(new Date()), days);

const bookings = () =>
  product.database.db
    .selectFrom('booking')
    .select(['status', 'groupId', 'seats', 'startsAt'])
    .orderBy('startsAt')
    .execute();

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const choose = async (question: RegExp, answer: RegExp) => {
  press(question);
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.click(sheet.getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

const pressDay = (days: number) => press(new RegExp(`${formatDate(later(days))}$`));

const purposeAndPayer = async () => {
  fireEvent.click(screen.getByRole('radio', { name: 'พบลูกค้า' }));
  await choose(/^ศูนย์ต้นทุน/, /งานขาย/);
};

const pressSend = async () => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'ส่งคำขอ' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};

const send = async (said: string) => {
  await pressSend();
  await screen.findByRole('heading', { name: said });
};

describe('The shared shuttle against the real server', () => {
  it('says that no route can be booked yet, rather than ask nothing', async () => {
    await product.database.db.updateTable('route').set({ active: false }).execute();
    await open('/bookingwithdriveramata');
    expect(screen.getByText(/^ยังไม่มีเส้นทางให้จอง/)).toBeTruthy();
  });

  it('shows the seats left, and books several dates at once: one booking a date, one group, a code each', async () => {
    await open('/bookingwithdriveramata');
    pressDay(1);
    fireEvent.click(await screen.findByRole('radio', { name: '14:00 ว่าง 12 จาก 12 ที่นั่ง' }));
    fireEvent.click(screen.getByRole('switch', { name: 'จองหลายวันพร้อมกัน' }));
    pressDay(2);
    await screen.findByText('เลือกไว้ 2 วัน');
    await purposeAndPayer();
    await send('ได้ที่นั่งแล้ว');
    expect(screen.getAllByText('รหัสขึ้นรถ')).toHaveLength(2);
    const [first, second] = await bookings();
    expect([first, second].map((booking) => booking && dayOf(booking.startsAt))).toEqual([
      later(1),
      later(2),
    ]);
    expect(first?.groupId).not.toBeNull();
    expect(second?.groupId).toBe(first?.groupId);
  });

  it('says who has a seat there already, beside the traveller, and lets another departure be taken instead', async () => {
    const departure = (name: RegExp) => screen.findByRole('radio', { name });
    const fillIn = async () => {
      await open('/bookingwithdriveramata');
      pressDay(1);
      fireEvent.click(await departure(/^14:00/));
      await purposeAndPayer();
    };
    await fillIn();
    await send('ได้ที่นั่งแล้ว');
    cleanup();
    await fillIn();
    // Before anything is sent.
    await screen.findByText(wholeSentence(/^มีที่นั่งหรือคิวในรอบนี้แล้ว \(AM-/));
    press('ส่งคำขอ');
    expect(await bookings()).toHaveLength(1);
    fireEvent.click(await departure(/^13:00/));
    await send('ได้ที่นั่งแล้ว');
    expect(await bookings()).toHaveLength(2);
  });

  it('when it is full, says the place in line and what has room before anything is sent', async () => {
    await open('/bookingwithdriveramata');
    pressDay(1);
    fireEvent.click(await screen.findByRole('radio', { name: '13:00 ว่าง 1 จาก 1 ที่นั่ง' }));
    press('เพิ่ม');
    await screen.findByText(/ไม่พอสำหรับทุกคน ส่งแล้วจะได้คิวที่ 1$/);
    const room = (await screen.findByText('รอบถัดไปที่ว่าง')).parentElement;
    expect(within(room ?? document.body).getByRole('button', { name: '14:00' })).toBeTruthy();
    await purposeAndPayer();
    await send('เข้าคิวรอที่นั่งแล้ว');
    await screen.findByText(/^คุณอยู่คิวที่ 1/);
    expect(await bookings()).toMatchObject([{ status: 'waitlisted', seats: 2 }]);
  });
});

describe('The in-day shuttle against the real server', () => {
  it('books the ride and the way back, and says when to be ready', async () => {
    await open('/bookingduringday');
    const days = within(screen.getByRole('radiogroup', { name: 'วันที่' })).getAllByRole('radio');
    fireEvent.click(days.at(-1) ?? document.body);
    await choose(/^จาก/, /^ประตู 1/);
    await choose(/^ไป /, /^ประตู 1/);
    await purposeAndPayer();
    await screen.findByText('ต้นทางกับปลายทางเป็นที่เดียวกัน');
    await choose(/^ไป /, /^สำนักงาน/);
    fireEvent.click(screen.getByRole('switch', { name: 'ขอรถกลับด้วย' }));
    press(/^เรื่องอื่น/);
    const goods = { target: { value: 'กล่องตัวอย่าง' } };
    fireEvent.change(screen.getByRole('textbox', { name: /^สิ่งของที่นำไป/ }), goods);
    press(/^สรุปคำขอ/);
    const summary = within(await screen.findByRole('dialog', { name: 'สรุปคำขอ' }));
    // All that was typed is read again before it is sent.
    summary.getByText('กล่องตัวอย่าง', { selector: 'dd' });
    summary.getByText(/^รถจะมารับระหว่าง/);
    fireEvent.click(summary.getByRole('button', { name: 'ปิด' }));
    await send('ส่งคำขอแล้ว');
    await screen.findByText(/^จองขากลับ/);
    const [there, back] = await bookings();
    expect([there?.status, back?.status]).toEqual(['approved', 'approved']);
    expect(back?.groupId).toBe(there?.groupId);
  });
});
