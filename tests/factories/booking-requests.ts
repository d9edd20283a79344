import type { KindRules } from '#domain/booking/kind-rules';
import type { Facts } from '#kinds/request/facts';
import type { RequestDuringDay } from '#kinds/bookingduringday/request';
import type { RequestNoDriver } from '#kinds/bookingnodriver/request';
import type { RequestWithDriverAmata } from '#kinds/bookingwithdriveramata/request';
import type { RequestWithDriverNava } from '#kinds/bookingwithdrivernava/request';

/** A UUID that is easy to tell apart in a test. */
export const uuid = (number: number): string =>
  `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const me = uuid(1);
export const colleague = uuid(2);
export const gate = { type: 'known', placeId: uuid(31) } as const;
export const office = { type: 'known', placeId: uuid(32) } as const;
const customer = { type: 'text', text: 'ลูกค้า บางพลี' } as const;

/** Wednesday, 9 in the morning in Bangkok. */
export const now = new Date('2026-11-18T02:00:00.000Z');

/** Moments of this test's time are written as in Bangkok: `at('2026-11-20', '08:00')`. */
export const at = (day: string, time: string): string =>
  new Date(`${day}T${time}:00+07:00`).toISOString();

export const rentalRules: KindRules = {
  noticeMinutes: 1440,
  horizonDays: 90,
  longestMinutes: 10_080,
  bufferMinutes: 30,
  cancelCutoffMinutes: 240,
  approvalLevels: 1,
  serviceFrom: '05:00',
  serviceTo: '22:00',
  serviceDays: [1, 2, 3, 4, 5, 6, 7],
  dayCutoff: null,
};

export const inDayRules: KindRules = {
  ...rentalRules,
  noticeMinutes: 30,
  horizonDays: 1,
  longestMinutes: 240,
  approvalLevels: 0,
  serviceFrom: '07:30',
  serviceTo: '17:30',
  serviceDays: [1, 2, 3, 4, 5, 6],
  dayCutoff: '16:00',
};

export const sharedRules: KindRules = {
  ...inDayRules,
  horizonDays: 14,
  serviceFrom: '05:00',
  serviceTo: '22:00',
  dayCutoff: null,
};

export const makeFacts = (change: Partial<Facts> = {}): Facts => ({
  now,
  rules: rentalRules,
  closedDays: [],
  requesterId: me,
  purposes: [
    { code: 'customer', asksText: false },
    { code: 'other', asksText: true },
  ],
  classSeats: { sedan: 3, pickup: 4, van: 10 },
  termsNumber: 1,
  licenceUntil: { [me]: '2027-01-01', [colleague]: '2027-01-01' },
  travel: { minutes: 20, km: 8 },
  departure: {
    startsAt: at('2026-11-20', '13:00'),
    stops: [
      { placeId: uuid(41), minutesFromStart: 0 },
      { placeId: uuid(42), minutesFromStart: 12 },
      { placeId: uuid(43), minutesFromStart: 24 },
    ],
  },
  standing: null,
  ...change,
});

const common = {
  forWhom: { type: 'myself' },
  contactPhone: '0812345678',
  costCentreId: uuid(11),
  purposeCode: 'customer',
  purposeText: null,
  note: null,
  attachmentIds: [],
  urgentReason: null,
  groupId: null,
  companions: [],
} as const;

const rentalTime = { startsAt: at('2026-11-20', '08:00'), endsAt: at('2026-11-20', '17:00') };

export const withDriverNava = (
  change: Partial<RequestWithDriverNava> = {},
): RequestWithDriverNava => ({
  kind: 'bookingwithdrivernava',
  ...common,
  attachmentIds: [],
  companions: [],
  ...rentalTime,
  movement: 'round_trip',
  pickUp: gate,
  stops: [{ place: customer, provinceCode: 11, arriveBy: null }],
  class: 'van',
  luggage: null,
  overnight: false,
  driverWish: null,
  ...change,
});

export const noDriver = (change: Partial<RequestNoDriver> = {}): RequestNoDriver => ({
  kind: 'bookingnodriver',
  ...common,
  attachmentIds: [],
  companions: [],
  ...rentalTime,
  class: 'sedan',
  carId: null,
  driverId: me,
  coDriverIds: [],
  termsNumber: 1,
  destination: customer,
  provinceCode: 11,
  expectedKm: 60,
  fuelCard: true,
  tollTag: false,
  ...change,
});

export const duringDay = (change: Partial<RequestDuringDay> = {}): RequestDuringDay => ({
  kind: 'bookingduringday',
  ...common,
  attachmentIds: [],
  companions: [],
  from: gate,
  to: office,
  timing: 'ready_at',
  at: at('2026-11-18', '13:00'),
  flexibilityMinutes: 15,
  seats: 1,
  goods: null,
  returnAt: null,
  share: true,
  ...change,
});

export const withDriverAmata = (
  change: Partial<RequestWithDriverAmata> = {},
): RequestWithDriverAmata => ({
  kind: 'bookingwithdriveramata',
  ...common,
  attachmentIds: [],
  companions: [],
  timetableEntryId: uuid(51),
  date: '2026-11-20',
  boardStop: 0,
  alightStop: 2,
  seats: 1,
  ...change,
});
