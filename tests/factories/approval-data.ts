import type { ApprovalCard, ApprovalRequest } from '#contract/approvals';

const uuid = (number: number) => `0190f0a0-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const askedFor = (more: Partial<ApprovalRequest> = {}): ApprovalRequest => ({
  startsAt: '2026-11-25T01:00:00.000Z',
  endsAt: '2026-11-25T09:00:00.000Z',
  places: ['โรงงานนวนคร', 'ท่าเรือแหลมฉบัง'],
  seats: 2,
  class: 'sedan',
  car: null,
  people: ['สมชาย ใจดี', 'มาลี สุขใจ'],
  purpose: 'พบลูกค้า',
  costCentre: '1010 งานขาย',
  note: null,
  estimate: '1800.00',
  ...more,
});

/** As the server answers it in the list of what waits; what is not said has nothing to look at. */
export const approvalCard = (number: number, more: Partial<ApprovalCard> = {}): ApprovalCard => ({
  id: uuid(number),
  approvalId: uuid(1000 + number),
  ref: `NV-2611-${String(number).padStart(4, '0')}`,
  kind: 'bookingwithdrivernava',
  status: 'pending',
  version: 1,
  traveller: 'สมชาย ใจดี',
  requester: null,
  department: 'ฝ่ายขาย',
  phone: '0812345678',
  level: 1,
  levels: 1,
  waitingSince: '2026-11-20T01:00:00.000Z',
  changedAt: null,
  isWaiting: true,
  standsInFor: null,
  isChange: false,
  isPossible: true,
  asked: askedFor(),
  standing: null,
  returned: null,
  flags: { urgent: null, overtimeHours: 0, overlaps: [], noShows: 0 },
  isFlagged: false,
  decision: null,
  ...more,
});
