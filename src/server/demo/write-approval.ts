import type { BookingState } from '#domain/booking/states';
import type { Demo } from './demo';

type Decision = {
  bookingId: string;
  requesterId: string;
  approverId: string;
  status: BookingState;
  submitted: Date;
  decided: Date;
  /** When what is undecided lapses. */
  deadline: Date;
  tell: (at: Date, by: string | null, action: string, reason?: string | null) => void;
};

const reasons = {
  rejected: ['ใช้ประชุมออนไลน์แทนได้', 'ไปพร้อมรถของฝ่ายจัดซื้อได้', 'งบเดินทางไตรมาสนี้ครบแล้ว'],
  returned: ['กรุณาระบุชื่อลูกค้าและสถานที่ให้ชัดเจน', 'ขอเลื่อนเวลาออกเป็นช่วงบ่าย'],
};

const outcomes = {
  pending: { revision: 'pending', approval: 'waiting', action: null },
  returned: { revision: 'returned', approval: 'returned', action: 'return' },
  rejected: { revision: 'rejected', approval: 'rejected', action: 'reject' },
  expired: { revision: 'lapsed', approval: 'lapsed', action: null },
  cancelled: { revision: 'withdrawn', approval: 'lapsed', action: null },
  approved: { revision: 'approved', approval: 'approved', action: 'approve' },
} as const;

const outcomeOf = (status: BookingState) =>
  status in outcomes ? outcomes[status as keyof typeof outcomes] : outcomes.approved;

/** The one level of a booking's first revision, decided as the booking's state says. */
export const writeApproval = ({ rows, random, notices }: Demo, decision: Decision): void => {
  const { bookingId, approverId, status, submitted, decided, deadline, tell } = decision;
  const { revision, approval, action } = outcomeOf(status);
  const [revisionId, approvalId] = [random.id(submitted), random.id(submitted)];
  const reason =
    status === 'rejected' || status === 'returned' ? random.pick(reasons[status]) : null;
  rows.add('bookingRevision', {
    id: revisionId,
    bookingId,
    number: 1,
    status: revision,
    byId: decision.requesterId,
    at: submitted,
    closedAt: revision === 'pending' ? null : action ? decided : deadline,
  });
  rows.add('approval', {
    id: approvalId,
    revisionId,
    bookingId,
    level: 1,
    status: approval,
    waitingSince: submitted,
    decidedById: action ? approverId : null,
    decidedAt: action ? decided : null,
    reason,
  });
  rows.add('approvalDecider', { approvalId, personId: approverId });
  if (action) tell(decided, approverId, action, reason);
  if (approval === 'waiting')
    notices.push({
      id: random.id(submitted),
      personId: approverId,
      type: 'waiting_for_you',
      subjectId: bookingId,
      cause: `approval:${approvalId}`,
      params: {},
      at: submitted,
    });
};
