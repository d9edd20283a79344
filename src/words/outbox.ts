import type { Message } from './message';

export const outboxTitle: Message = { th: 'รายการที่ยังไม่ได้ส่ง', en: 'Not sent yet' };
export const outboxExplained: Message = {
  th: 'เก็บไว้ในเครื่องนี้ และจะส่งให้เองเมื่อมีสัญญาณ',
  en: 'Kept on this device and sent by itself when there is a connection.',
};
export const outboxRefused: Message = {
  th: 'ส่งไม่ได้ กรุณาดูเหตุผลแล้วแก้ไข',
  en: 'Could not be sent. Please see why, and change it.',
};
export const outboxArrived: Message = { th: 'ส่งแล้ว', en: 'Sent' };
export const outboxEmpty: Message = { th: 'ส่งครบทุกรายการแล้ว', en: 'Everything has been sent' };
export const outboxStates: Record<'waiting' | 'sending' | 'needs-attention', Message> = {
  waiting: { th: 'รอส่ง', en: 'Waiting' },
  sending: { th: 'กำลังส่ง', en: 'Sending' },
  'needs-attention': { th: 'ส่งไม่ได้', en: 'Could not be sent' },
};
export const outboxSavedAt: Message<{ at: string }> = {
  th: ({ at }) => `บันทึกเมื่อ ${at}`,
  en: ({ at }) => `Saved ${at}`,
};
export const outboxSendNow: Message = { th: 'ลองส่งตอนนี้', en: 'Try now' };
export const outboxRemove: Message = { th: 'ลบรายการ', en: 'Remove' };
export const outboxRemoveSure: Message = {
  th: 'ลบรายการนี้เลยไหม ลบแล้วจะไม่ถูกส่ง',
  en: 'Remove this? It will not be sent.',
};
export const outboxKeep: Message = { th: 'เก็บไว้', en: 'Keep' };
