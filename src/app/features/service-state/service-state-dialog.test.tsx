import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { admin, employee, openApp } from '../../../../tests/factories/shell-app';
import { ApiError } from '../../api/errors';
import type { AppServices } from '../../app-services';

const path = '/admin/user?dialog=service-state';
const person = admin('admin_menu');
const nobodyUnderway = ((name: string) =>
  name === 'countTripsUnderway'
    ? Promise.resolve({ count: 0 })
    : new Promise<never>(() => undefined)) as unknown as AppServices['api']['call'];
const button = (name: string) => screen.findByRole('button', { name });

describe('§4 Service open/closed', () => {
  test('closing asks first and says what it does; only then it is sent', async () => {
    const { services } = await openApp({ path, person, call: nobodyUnderway });
    fireEvent.click(await button('ปิดระบบ'));
    expect(await screen.findByText('ปิดระบบตอนนี้ไหม')).toBeTruthy();
    expect(services.serviceState.change).not.toHaveBeenCalled();
    expect(await screen.findByText('ตอนนี้ไม่มีเที่ยวที่กำลังเดินทาง')).toBeTruthy();
    fireEvent.click(await button('ยืนยันปิดระบบ'));
    await waitFor(() =>
      expect(services.serviceState.change).toHaveBeenCalledExactlyOnceWith({ isClose: true }),
    );
  });

  test('closing says first how many trips are under way', async () => {
    let answer: (count: { count: number }) => void = () => undefined;
    const counting = vi.fn(() => new Promise<never>((resolve) => (answer = resolve as never)));
    await openApp({ path, person, call: counting });
    fireEvent.click(await button('ปิดระบบ'));
    const confirm = await button('ยืนยันปิดระบบ');
    expect(confirm).toHaveProperty('disabled', true);
    await act(async () => answer({ count: 3 }));
    expect(await screen.findByText(/ตอนนี้มี 3 เที่ยวกำลังเดินทางอยู่/)).toBeTruthy();
    expect(confirm).toHaveProperty('disabled', false);
  });

  test('closing says the message that will be seen, which is the saved one, not what is being typed', async () => {
    await openApp({ path, person, call: nobodyUnderway });
    const thai = await screen.findByRole('textbox', { name: 'ข้อความภาษาไทย' });
    fireEvent.change(thai, { target: { value: 'ยังไม่ได้บันทึก' } });
    fireEvent.click(await button('ปิดระบบ'));
    expect(await screen.findByText(/แทนด้วยข้อความ “ปิดปรับปรุงถึง 12:00” ทันที/)).toBeTruthy();
  });

  test('when the trips cannot be counted, it says so and still lets the service be closed', async () => {
    await openApp({ path, person, call: vi.fn().mockRejectedValue(new Error('offline')) });
    fireEvent.click(await button('ปิดระบบ'));
    expect(await screen.findByText(/นับเที่ยวที่กำลังเดินทางไม่ได้/)).toBeTruthy();
    expect(await button('ยืนยันปิดระบบ')).toHaveProperty('disabled', false);
  });

  test('when it opens before the state was read, it waits for the real wording', async () => {
    const { services, set, router } = await openApp({ person });
    const real = set.serviceState.get();
    let answer: () => void = () => undefined;
    vi.mocked(services.serviceState.load).mockImplementation(
      () => new Promise<void>((resolve) => (answer = resolve)),
    );
    act(() => {
      set.serviceState.set({
        isClose: false,
        wording: 'ค่าเริ่มต้น',
        wordingEn: 'x',
        status: 'unknown',
      });
    });
    await act(() => router.navigate({ to: '.', search: { dialog: 'service-state' } }));
    await screen.findByRole('dialog', { name: 'เปิด–ปิดระบบ' });
    expect(screen.queryByRole('textbox')).toBeNull();
    await act(async () => {
      set.serviceState.set({ ...real, status: 'known' });
      answer();
    });
    const thai = await screen.findByRole('textbox', { name: 'ข้อความภาษาไทย' });
    expect(thai).toHaveProperty('value', real.wording);
  });

  test('when the state cannot be read, nothing can be edited, and a tap reads again', async () => {
    const { services, set, router } = await openApp({ person });
    act(() => set.serviceState.set({ ...set.serviceState.get(), status: 'stale' }));
    await act(() => router.navigate({ to: '.', search: { dialog: 'service-state' } }));
    fireEvent.click(await button('ลองอีกครั้ง'));
    await waitFor(() => expect(services.serviceState.load).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('opening needs no question', async () => {
    const { services } = await openApp({ path, person, closed: true });
    fireEvent.click(await button('เปิดระบบ'));
    await waitFor(() =>
      expect(services.serviceState.change).toHaveBeenCalledExactlyOnceWith({ isClose: false }),
    );
  });

  test('the wording is edited separately, one field per call, and only what differs is sent', async () => {
    const { services } = await openApp({ path, person });
    const english = await screen.findByRole('textbox', { name: 'ข้อความภาษาอังกฤษ' });
    fireEvent.change(english, { target: { value: 'Back at noon' } });
    fireEvent.click(await button('บันทึกข้อความ'));
    expect(await screen.findByText('บันทึกข้อความแล้ว')).toBeTruthy();
    expect(services.serviceState.change).toHaveBeenCalledExactlyOnceWith({
      wordingEn: 'Back at noon',
    });
  });

  test('what employees will see is shown in both languages while it is typed', async () => {
    await openApp({ path, person });
    const thai = await screen.findByRole('textbox', { name: 'ข้อความภาษาไทย' });
    fireEvent.change(thai, { target: { value: 'กลับมาเที่ยง' } });
    const english = await screen.findByRole('textbox', { name: 'ข้อความภาษาอังกฤษ' });
    fireEvent.change(english, { target: { value: 'Back at noon' } });
    const preview = screen.getByRole('figure');
    expect(preview.textContent).toContain('กลับมาเที่ยง');
    expect(preview.textContent).toContain('Back at noon');
  });

  test('an empty wording is not sent', async () => {
    const { services } = await openApp({ path, person });
    const thai = await screen.findByRole('textbox', { name: 'ข้อความภาษาไทย' });
    fireEvent.change(thai, { target: { value: ' ' } });
    fireEvent.click(await button('บันทึกข้อความ'));
    expect(await screen.findByText('กรุณากรอกช่องนี้')).toBeTruthy();
    expect(services.serviceState.change).not.toHaveBeenCalled();
  });

  test('a refusal is said beside it', async () => {
    const { services } = await openApp({ path, person, closed: true });
    vi.mocked(services.serviceState.change).mockRejectedValue(
      new ApiError('not_allowed', 403, 'no'),
    );
    fireEvent.click(await button('เปิดระบบ'));
    expect((await screen.findByRole('alert')).textContent).toBe('คุณไม่มีสิทธิ์ทำรายการนี้');
  });

  test.each([
    ['an employee', '/checkbooking', employee()],
    ['a supplier', '/admin/driver', admin('supplier')],
    ['an admin without the users', '/admin/driver', admin('driver_menu')],
  ])('%s gets no such dialog', async (_, page, someone) => {
    await openApp({ path: `${page}?dialog=service-state`, person: someone });
    expect(screen.queryByRole('dialog', { name: 'เปิด–ปิดระบบ' })).toBeNull();
  });
});
