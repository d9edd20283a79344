import type { BookingCard, BookingDetail } from '#contract/bookings';

const uuid = (number: number) => `0190f0a0-0000-7000-8000-${String(number).padStart(12, '0')}`;

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** As the server answers it in a list; what is not said is an approved rental with driver, tomorrow. */
export const bookingCard = (number: number, more: Partial<BookingCard> = {}): BookingCard => ({
  id: uuid(number),
  ref: `NV-2611-${String(number).padStart(4, '0')}`,
  kind: 'bookingwithdrivernava',
  status: 'approved',
  version: 1,
  startsAt: inHours(24),
  endsAt: inHours(32),
  from: 'โรงงานนวนคร',
  to: 'ท่าเรือแหลมฉบัง',
  seats: 2,
  traveller: 'สมชาย ใจดี',
  requestedByMe: true,
  forMe: true,
  boardingCode: null,
  meetingPoint: null,
  waitlistPlace: null,
  offerExpiresAt: null,
  offerHolds: true,
  car: null,
  driver: null,
  canRate: false,
  waitingFor: [],
  handover: null,
  ...more,
});

export const arranged: Partial<BookingCard> = {
  status: 'arranged',
  boardingCode: '4821',
  meetingPoint: 'ประตู 1',
  car: {
    plate: '1กข 2345',
    province: 'กรุงเทพมหานคร',
    description: 'Toyota Commuter',
    colour: 'ขาว',
    photoId: null,
  },
  driver: { name: 'ประเสริฐ ขับดี', phone: '081-234-5678' },
};

export const bookingDetail = (
  card: BookingCard,
  more: Partial<BookingDetail> = {},
): BookingDetail => ({
  ...card,
  request: {
    kind: 'bookingwithdrivernava',
    forWhom: { type: 'myself' },
    contactPhone: '0812345678',
    costCentreId: uuid(900),
    purposeCode: 'customer',
    purposeText: null,
    note: 'มีกล่องตัวอย่างสองกล่อง',
    attachmentIds: [],
    urgentReason: null,
    groupId: null,
    companions: [{ type: 'colleague', personId: uuid(901) }],
    startsAt: card.startsAt,
    endsAt: card.endsAt,
    movement: 'round_trip',
    pickUp: { type: 'text', text: 'โรงงานนวนคร' },
    stops: [],
    class: null,
    luggage: null,
    overnight: false,
    driverWish: null,
  },
  names: { [uuid(901)]: 'มาลี สุขใจ' },
  attachments: [],
  queue: null,
  waitingFor: [],
  timeline: [
    { at: inHours(-20), action: 'submit', by: 'สมชาย ใจดี', reason: null, until: null },
    { at: inHours(-10), action: 'approve', by: 'มาลี สุขใจ', reason: null, until: null },
  ],
  estimate: { total: '2500.00', parts: [{ label: 'day_rate', amount: '2500.00' }] },
  pendingChange: false,
  change: null,
  may: { edit: true, cancel: true, resubmit: false, takeOffer: false, drive: true },
  cancelIsLate: false,
  ...more,
});
