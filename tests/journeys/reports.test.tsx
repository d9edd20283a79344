import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { companyIn, period } from '../server/schema/company';
import { useProduct } from './support/open-app';

const product = useProduct();
const screenOf = '/admin/bookingwithdrivernava/report?from=2026-11-01&to=2026-11-30';

beforeEach(() => {
  // Charts look at how much room they have; here there is none, and the tables say the same.
  vi.stubGlobal('print', vi.fn());
});

const openAsAdmin = async (path = screenOf) => {
  const { router } = await product.openAs('admin', path);
  return router;
};

/** One trip of 100 km for 900 baht that two people share, three seats of ten, and a booking nobody could serve. */
const insertTrip = async () => {
  const company = companyIn(product.database.db);
  const car = await company.car({ plate: '1กข 1234', seats: 10 });
  await company.add('carKind', { carId: car, kind: 'bookingwithdrivernava' });
  const trip = await company.trip({ status: 'done', cost: '900.00' });
  await company.assign({ car, trip, driver: await company.driver() }, period(2, 6), {
    startKm: 1000,
    endKm: 1100,
  });
  await company.booking({ status: 'completed', tripId: trip, seats: 1 });
  await company.booking({ status: 'completed', tripId: trip, seats: 2 });
  await company.booking({ status: 'unserved' });
};

describe('The report', () => {
  it('shows every figure, and behind it the bookings that make it', async () => {
    await insertTrip();
    const router = await openAsAdmin();
    const figure = async (name: string) =>
      screen.findByRole('button', { name: new RegExp(`ดูการจองที่มาของ ${name}$`) });
    expect((await figure('เที่ยวรถ')).textContent.trim()).toBe('1');
    expect((await figure('ผู้โดยสาร')).textContent.trim()).toBe('3');
    expect((await figure('อัตราที่นั่งเต็ม')).textContent).toBe('30 %');
    expect((await figure('ค่าใช้จ่ายต่อ กม.')).textContent).toBe('9.00 บาท');
    expect((await figure('ประหยัดจากการนั่งรวม')).textContent).toBe('900.00 บาท');
    expect((await figure('ไม่ได้รถ')).textContent.trim()).toBe('1');

    fireEvent.click(await figure('ค่าใช้จ่าย'));
    const panel = within(await screen.findByRole('dialog'));
    await panel.findByText('รวมทุกรายการ 900.00 บาท');
    expect(panel.getByText('300')).toBeTruthy();
    expect(panel.getByText('600')).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ drill: 'measure=cost' });
  });

  it('says under each chart in a table what the chart shows, part by part, with its total', async () => {
    await insertTrip();
    await openAsAdmin();
    const [table] = await screen.findAllByRole('table', { name: 'เที่ยวรถ', hidden: true });
    const row = within(table!).getByText('10/11/2026').closest('tr')!;
    expect([...row.cells].map((cell) => cell.textContent)).toEqual(['10/11/2026', '1', '3']);
    const [heat] = screen.getAllByRole('table', { name: /^การใช้รถแต่ละคัน/ });
    expect(
      within(heat!).getByRole('button', { name: /^1กข 1234 .* 10\/11\/2026: \d+ %$/ }),
    ).toBeTruthy();
  });

  it('what it is narrowed to stands in the address, and costs say which they are', async () => {
    await insertTrip();
    const router = await openAsAdmin();
    await screen.findByText(/ค่าใช้จ่ายเป็นราคาประเมินตามแผน/);
    fireEvent.click(screen.getByRole('button', { name: 'ตัวกรองเพิ่ม (1)' }));
    fireEvent.click(screen.getByRole('button', { name: /^ตามจริง/ }));
    await screen.findByText(/ค่าใช้จ่ายเป็นรายการที่อนุมัติหรือจ่ายแล้ว/);
    expect(screen.getByRole('button', { name: 'ตัวกรองเพิ่ม (2)' })).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ basis: 'expenses', from: '2026-11-01' });
  });

  it('without a connection, shows what this device last saw of it, and says so', async () => {
    await insertTrip();
    const router = await openAsAdmin();
    await screen.findByText(/^ข้อมูล ณ/);
    product.network.use(http.get('*/api/admin/*', () => HttpResponse.error()));
    fireEvent.click(screen.getByRole('button', { name: 'เดือนก่อน' }));
    expect(await screen.findByRole('heading', { name: /ไม่ได้|ยังไม่มีสัญญาณ/ })).toBeTruthy();
    router.history.push(screenOf);
    expect(await screen.findByRole('button', { name: 'ลองอีกครั้ง' })).toBeTruthy();
    expect(screen.getAllByText(/^ข้อมูล ณ/).length).toBeGreaterThan(0);
  });

  it('what could not be read at first comes without a tap, as soon as the server is there', async () => {
    await insertTrip();
    let isCut = true;
    product.network.use(
      http.get('*/api/admin/:kind/report', ({ request }) =>
        isCut ? HttpResponse.error() : product.serve(request),
      ),
    );
    await openAsAdmin();
    await screen.findByRole('button', { name: 'ลองอีกครั้ง' });
    isCut = false;
    expect(await screen.findByText(/^ข้อมูล ณ/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'ลองอีกครั้ง' })).toBeNull();
  });

  it('prints all of it, the chart that was freely made too, with its table and room to sign', async () => {
    await insertTrip();
    await openAsAdmin(`${screenOf}&measure=distance&by=car`);
    fireEvent.click(await screen.findByRole('button', { name: 'พิมพ์' }));
    const made = await screen.findByRole('heading', { name: 'ระยะทาง ตามรถ', hidden: true });
    const paper = within(made.closest<HTMLElement>('.print-sheet')!);
    const table = paper.getByRole('table', { name: 'ระยะทาง ตามรถ', hidden: true });
    expect(
      within(table)
        .getByText(/^1กข 1234/)
        .closest('tr')!.textContent,
    ).toContain('100');
    for (const name of ['เที่ยวรถ', 'คาร์บอน (CO₂)', 'การใช้รถแต่ละคัน'])
      expect(paper.getByRole('table', { name, hidden: true })).toBeTruthy();
    // One car was out for four hours: sixteen quarters of an hour are one line under its head.
    const peaks = paper.getByRole('table', { name: /^รถออกพร้อมกันสูงสุด/, hidden: true });
    expect(within(peaks).getAllByRole('row', { hidden: true })).toHaveLength(2);
    expect(paper.getAllByText(/^ลงชื่อ/)).toHaveLength(3);
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  });

  it('says who had a car, and prints it as evidence', async () => {
    await insertTrip();
    const router = await openAsAdmin();
    fireEvent.click(await screen.findByRole('link', { name: 'ใครใช้รถคันนี้' }));
    fireEvent.change(await screen.findByLabelText(/^ทะเบียน/), { target: { value: '1กข1234' } });
    fireEvent.click(screen.getByRole('button', { name: 'ค้นหา' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    const [day, time] = screen.getAllByRole('textbox').slice(1);
    fireEvent.change(day!, { target: { value: '31/11/2569' } });
    fireEvent.blur(day!);
    expect(await screen.findByText('ไม่มีวันนี้ในปฏิทิน')).toBeTruthy();
    expect(day).toHaveProperty('value', '31/11/2569');
    fireEvent.change(day!, { target: { value: '10/11/2569' } });
    fireEvent.change(time!, { target: { value: '10:30' } });
    fireEvent.click(screen.getByRole('button', { name: 'ค้นหา' }));
    await screen.findByText('ผู้ใช้รถเมื่อ 10/11/2026 10:30');
    expect(screen.getAllByText('อรทัย แสงทอง').length).toBeGreaterThan(0);
    expect(router.state.location.search).toMatchObject({ plate: '1กข1234' });

    fireEvent.click(screen.getByRole('button', { name: 'พิมพ์หลักฐาน' }));
    await screen.findByText('หนังสือแสดงผู้ใช้รถ');
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  });
});
