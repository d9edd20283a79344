import { expect, it } from 'vitest';
import type { BookingDetail } from '#contract/bookings';
import { sayIn } from '#words/message';
import { bookingCard, bookingDetail } from '../../../../tests/factories/booking-data';
import { askedFacts } from './asked-facts';

const common = {
  forWhom: { type: 'myself' as const },
  contactPhone: '0812345678',
  costCentreId: 'centre',
  purposeCode: 'customer',
  purposeText: 'ตรวจแม่พิมพ์',
  note: 'มีกล่องสองใบ',
  attachmentIds: [],
  urgentReason: 'ลูกค้านัดด่วน',
  groupId: null,
  companions: [],
};

const period = { startsAt: '2026-11-25T01:00:00Z', endsAt: '2026-11-25T09:00:00Z' };

const names = {
  centre: '1010 งานขาย',
  customer: 'พบลูกค้า',
  '20': 'ชลบุรี',
  '21': 'ระยอง',
  wish: 'ประเสริฐ ขับดี',
  car: '1กข 2345',
  me: 'สมชาย ใจดี',
  run: 'สายโรงงาน 08:00',
};

const factsOf = (request: BookingDetail['request']) =>
  askedFacts(sayIn('th'), bookingDetail(bookingCard(1), { request, names })).map(
    ({ name, value }) => `${name.th}: ${value}`,
  );

const everyKind = [
  'วัตถุประสงค์: พบลูกค้า · ตรวจแม่พิมพ์',
  'ศูนย์ต้นทุน: 1010 งานขาย',
  'เบอร์ติดต่อ: 081-234-5678',
  'เหตุผลเร่งด่วน: ลูกค้านัดด่วน',
  'หมายเหตุ: มีกล่องสองใบ',
];

it('a rental with driver: type of trip, class, luggage, wished driver and each province once', () => {
  const stop = (provinceCode: number) => ({ place: null, provinceCode, arriveBy: null });
  expect(
    factsOf({
      kind: 'bookingwithdrivernava',
      ...common,
      ...period,
      movement: 'wait',
      pickUp: null,
      stops: [stop(20), stop(21), stop(20)],
      class: 'van',
      luggage: 'กระเป๋า 4 ใบ',
      overnight: false,
      driverWish: 'wish',
    }),
  ).toEqual([
    'รูปแบบการเดินทาง: ให้รถรอที่ปลายทาง',
    'ประเภทรถ: รถตู้',
    'สัมภาระ: กระเป๋า 4 ใบ',
    'คนขับที่ต้องการ: ประเสริฐ ขับดี',
    'จังหวัด: ชลบุรี, ระยอง',
    ...everyKind,
  ]);
});

it('of several stops all of them in their order, and when to be there; of one without a time none', () => {
  const rental = {
    kind: 'bookingwithdrivernava' as const,
    ...common,
    ...period,
    movement: null,
    pickUp: null,
    class: null,
    luggage: null,
    overnight: true,
    driverWish: null,
  };
  const stop = (text: string, arriveBy: string | null) => ({
    place: { type: 'text' as const, text },
    provinceCode: 20,
    arriveBy,
  });
  expect(
    factsOf({
      ...rental,
      stops: [stop('โรงงานลูกค้า', '2026-11-25T02:30:00Z'), stop('ท่าเรือ', null)],
    }),
  ).toEqual(['จุดหมาย: โรงงานลูกค้า (ถึงก่อน 09:30) → ท่าเรือ', 'ค้างคืน: ใช่', 'จังหวัด: ชลบุรี', ...everyKind]);
  expect(factsOf({ ...rental, stops: [stop('ท่าเรือ', null)] })[0]).toBe('ค้างคืน: ใช่');
});

it('a self-drive car: class, the car asked for, who drives, how far', () => {
  expect(
    factsOf({
      kind: 'bookingnodriver',
      ...common,
      ...period,
      class: 'sedan',
      carId: 'car',
      driverId: 'me',
      coDriverIds: [],
      termsNumber: 1,
      destination: null,
      provinceCode: 20,
      expectedKm: 1200,
      fuelCard: false,
      tollTag: false,
    }),
  ).toEqual([
    'ประเภทรถ: รถเก๋ง',
    'รถ: 1กข 2345',
    'คนขับ: สมชาย ใจดี',
    'ระยะทางโดยประมาณ (กม.): 1,200',
    'จังหวัด: ชลบุรี',
    ...everyKind,
  ]);
});

it('a ride within the day: what its time means, how flexible, what it carries', () => {
  const [timing, flexibility, goods, ...others] = factsOf({
    kind: 'bookingduringday',
    ...common,
    from: null,
    to: null,
    timing: 'arrive_by',
    at: period.startsAt,
    flexibilityMinutes: 15,
    seats: 1,
    goods: 'กล่องตัวอย่าง',
    returnAt: null,
    share: true,
  });
  expect(timing).toMatch(/ต้องไปถึงก่อน/);
  expect(flexibility).toMatch(/15/);
  expect(goods).toBe('สิ่งของที่นำไป: กล่องตัวอย่าง');
  expect(others).toEqual(everyKind);
});

it('a number that was forgotten is no number to call', () => {
  const request = { kind: 'bookingwithdriveramata' as const, ...common, contactPhone: '-' };
  const seat = {
    timetableEntryId: 'run',
    date: '2026-11-25',
    boardStop: 0,
    alightStop: 1,
    seats: 1,
  };
  expect(factsOf({ ...request, ...seat }).join()).not.toMatch(/เบอร์ติดต่อ/);
});

it('a shuttle’s seat: the departure; what was left empty is not named', () => {
  expect(
    factsOf({
      kind: 'bookingwithdriveramata',
      ...common,
      purposeText: null,
      urgentReason: null,
      note: null,
      timetableEntryId: 'run',
      date: '2026-11-25',
      boardStop: 0,
      alightStop: 1,
      seats: 1,
    }),
  ).toEqual([
    'รอบรถ: สายโรงงาน 08:00',
    'วัตถุประสงค์: พบลูกค้า',
    'ศูนย์ต้นทุน: 1010 งานขาย',
    'เบอร์ติดต่อ: 081-234-5678',
  ]);
});
