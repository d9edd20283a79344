import type { Message } from './message';

/** Approving many expenses at once. */

export const nothingWaits: Message = {
  th: 'ไม่มีค่าใช้จ่ายที่รออนุมัติ',
  en: 'No expense waits for approval',
};
export const chooseAll: Message<{ count: number }> = {
  th: ({ count }) => `เลือกทั้งหมด ${count} รายการ`,
  en: ({ count }) => `Choose all ${count}`,
};
export const chooseNone: Message = { th: 'ไม่เลือกรายการใด', en: 'Choose none' };
export const manyApproved: Message<{ count: number }> = {
  th: ({ count }) => `อนุมัติแล้ว ${count} รายการ`,
  en: ({ count }) => `${count} approved`,
};
export const someNotApproved: Message<{ count: number }> = {
  th: ({ count }) => `อนุมัติไม่ได้ ${count} รายการ ดูเหตุผลในแต่ละรายการ`,
  en: ({ count }) =>
    count === 1 ? '1 was not approved, see why' : `${count} were not approved, see why`,
};
export const nextWaiting: Message<{ count: number }> = {
  th: ({ count }) => `รายการถัดไปที่รออนุมัติ (${count})`,
  en: ({ count }) => `Next to approve (${count})`,
};
