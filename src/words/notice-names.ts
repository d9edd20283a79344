import { paperNames } from './fleet';
import type { Message } from './message';

/** Below a request on the lock screen; both open it, nothing is decided by them. */
export const pushVerdicts: readonly Message[] = [
  { th: 'อนุมัติ…', en: 'Approve…' },
  { th: 'ไม่อนุมัติ…', en: 'Reject…' },
];

/** Of a car, of whoever drives, or of a provider. */
export const expiringPapers: Readonly<Record<string, Message>> = {
  ...paperNames,
  licence: { th: 'ใบขับขี่', en: 'Driving licence' },
  medical: { th: 'ใบรับรองแพทย์', en: 'Medical certificate' },
  training: { th: 'การอบรม', en: 'Training' },
  contract: { th: 'สัญญาผู้ให้บริการ', en: 'Provider contract' },
};

export const channelNames = {
  push: { th: 'แจ้งเตือนบนเครื่อง', en: 'Push' },
  email: { th: 'อีเมล', en: 'E-mail' },
  line: { th: 'LINE', en: 'LINE' },
  teams: { th: 'Teams', en: 'Teams' },
} as const satisfies Readonly<Record<string, Message>>;
