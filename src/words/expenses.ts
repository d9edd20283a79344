import type { EstimateLabel } from '#domain/booking/estimate-cost';
import type { ExpenseAction, ExpenseState } from '#domain/expense/states';
import type { ExpenseType } from '#domain/expense/types';
import type { Message } from './message';

/** What trips and cars cost, who approves it, and when a month is closed. */

export const expensesEmpty: Message = { th: 'ยังไม่มีค่าใช้จ่าย', en: 'No expenses yet' };
export const addExpense: Message = { th: 'เพิ่มค่าใช้จ่าย', en: 'Add an expense' };
export const expenseTitle: Message<{ type: string; day: string }> = {
  th: ({ type, day }) => `${type} ${day}`,
  en: ({ type, day }) => `${type}, ${day}`,
};
export const expenseWord: Message = { th: 'ค่าใช้จ่าย', en: 'Expense' };

export const noProvider: Message = { th: 'ไม่มี (บริษัทจ่ายเอง)', en: 'None (paid by the company)' };
export const aboutLabel: Message = { th: 'ค่าใช้จ่ายของ', en: 'Of' };
export const ofTrip: Message = { th: 'เที่ยวรถ', en: 'A trip' };
export const ofCar: Message = { th: 'รถ', en: 'A car' };
export const chooseDayFirst: Message = {
  th: 'เลือกวันที่ก่อน แล้วจะเห็นเที่ยวรถของวันนั้น',
  en: 'Choose the date first to see the trips of that day.',
};
export const noTripsThatDay: Message = {
  th: 'ไม่มีเที่ยวรถในวันนี้',
  en: 'There were no trips on this day.',
};
export const presentTrip: Message = { th: 'เที่ยวรถเดิม', en: 'The trip it is of now' };
/** In files, under the name of the receipt's picture. */
export const receiptAttached: Message = { th: 'แนบแล้ว', en: 'Attached' };
export const receiptMissing: Message = { th: 'ยังไม่แนบ', en: 'Missing' };
export const byLabel: Message = { th: 'บันทึกโดย', en: 'Entered by' };
export const baht: Message<{ amount: string }> = {
  th: ({ amount }) => `${amount} บาท`,
  en: ({ amount }) => `฿${amount}`,
};

export const splitByBookings: Message = {
  th: 'แบ่งตามที่นั่งของการจองในเที่ยวนี้',
  en: 'By the seats of the bookings of its trip',
};
export const splitOwn: Message = { th: 'กำหนดสัดส่วนเอง', en: 'Enter the shares' };
export const splitAuto: Message = { th: 'แบ่งตามการจอง', en: 'By the bookings' };
export const costCentreLabel: Message = { th: 'ศูนย์ต้นทุน', en: 'Cost centre' };
export const percentLabel: Message = { th: 'สัดส่วน (%)', en: 'Share (%)' };
export const addShare: Message = { th: 'เพิ่มศูนย์ต้นทุน', en: 'Add a cost centre' };
export const removeShare: Message<{ number: number }> = {
  th: ({ number }) => `ลบศูนย์ต้นทุนที่ ${number}`,
  en: ({ number }) => `Remove cost centre ${number}`,
};
export const usedOn: Message<{ type: string; day: string }> = {
  th: ({ type, day }) => `ใบเสร็จนี้บันทึกไว้แล้วในรายการ ${type} วันที่ ${day}`,
  en: ({ type, day }) => `This receipt is on another expense already: ${type}, ${day}`,
};
export const usedElsewhere: Message<{ kind: string; day: string }> = {
  th: ({ kind, day }) => `ใบเสร็จนี้บันทึกไว้แล้วใน ${kind} วันที่ ${day}`,
  en: ({ kind, day }) => `This receipt is entered under ${kind} already, on ${day}`,
};
export const openIt: Message = { th: 'เปิดดู', en: 'Open it' };

export const expenseTypeNames: Record<ExpenseType, Message> = {
  rental: { th: 'ค่าเช่ารถ', en: 'Rental' },
  overtime: { th: 'โอที', en: 'Overtime' },
  fuel: { th: 'น้ำมัน', en: 'Fuel' },
  toll: { th: 'ทางด่วน', en: 'Toll' },
  parking: { th: 'ที่จอดรถ', en: 'Parking' },
  lodging: { th: 'ที่พัก', en: 'Lodging' },
  repair: { th: 'ซ่อมบำรุง', en: 'Repair' },
  fine: { th: 'ค่าปรับ', en: 'Fine' },
  other: { th: 'อื่น ๆ', en: 'Other' },
};

export const expenseStateNames: Record<ExpenseState, Message> = {
  draft: { th: 'ร่าง', en: 'Draft' },
  submitted: { th: 'รออนุมัติ', en: 'Submitted' },
  approved: { th: 'อนุมัติแล้ว', en: 'Approved' },
  rejected: { th: 'ไม่อนุมัติ', en: 'Rejected' },
  dropped: { th: 'ไม่ใช้', en: 'Set aside' },
  paid: { th: 'จ่ายแล้ว', en: 'Paid' },
};

export const expenseActionNames: Record<Exclude<ExpenseAction, 'change'>, Message> = {
  submit: { th: 'ส่งขออนุมัติ', en: 'Submit' },
  withdraw: { th: 'ดึงกลับมาแก้ไข', en: 'Withdraw' },
  approve: { th: 'อนุมัติ', en: 'Approve' },
  reject: { th: 'ไม่อนุมัติ', en: 'Reject' },
  drop: { th: 'ไม่ใช้รายการนี้', en: 'Set aside' },
  unapprove: { th: 'ยกเลิกการอนุมัติ', en: 'Take the approval back' },
  pay: { th: 'บันทึกว่าจ่ายแล้ว', en: 'Mark as paid' },
  unpay: { th: 'ยังไม่ได้จ่าย', en: 'Not paid after all' },
};
export const decideSection: Message = { th: 'ขั้นตอนต่อไป', en: 'Next step' };
export const reasonLabel: Message = { th: 'เหตุผล', en: 'Reason' };
export const lastReason: Message<{ reason: string }> = {
  th: ({ reason }) => `เหตุผล: ${reason}`,
  en: ({ reason }) => `Reason: ${reason}`,
};
export const changeToSubmit: Message = {
  th: 'แก้ไขและบันทึกแล้ว จึงส่งขออนุมัติอีกครั้งได้',
  en: 'Once put right and saved, it can be submitted again.',
};
export const waitsForOther: Message = {
  th: 'คุณบันทึกรายการนี้เอง รอผู้ดูแลท่านอื่นอนุมัติ',
  en: 'You entered this yourself, so another admin decides on it.',
};
export const monthIsLocked: Message = {
  th: 'เดือนนี้ปิดบัญชีแล้ว แก้จำนวนเงินไม่ได้',
  en: 'This month is locked: its amounts stand.',
};

export const monthTab: Message = { th: 'บันทึกทั้งเดือน', en: 'Month' };
export const monthLabel: Message = { th: 'เดือน', en: 'Month' };
export const monthOpen: Message<{ count: number }> = {
  th: ({ count }) => `รอดำเนินการ ${count} รายการ`,
  en: ({ count }) => (count === 1 ? '1 undecided' : `${count} undecided`),
};
export const monthTotal: Message<{ count: number; total: string }> = {
  th: ({ count, total }) => `อนุมัติแล้ว ${count} รายการ รวม ${total} บาท (ตามวันที่ในใบเสร็จ)`,
  en: ({ count, total }) => `${count} approved, ฿${total} in all, by the day of the receipt`,
};
export const lockedBy: Message<{ by: string; at: string }> = {
  th: ({ by, at }) => `ปิดเดือนแล้วโดย ${by} เมื่อ ${at}`,
  en: ({ by, at }) => `Locked by ${by} on ${at}`,
};
export const lockMonth: Message = { th: 'ปิดเดือน', en: 'Lock the month' };
export const unlockMonth: Message = { th: 'เปิดเดือนอีกครั้ง', en: 'Unlock the month' };
export const lockNeedsDecisions: Message = {
  th: 'ปิดเดือนได้เมื่อทุกรายการอนุมัติหรือไม่อนุมัติครบแล้ว',
  en: 'A month can be locked when everything in it is decided.',
};
export const unlockAsks: Message = {
  th: 'เปิดอีกครั้งได้เฉพาะผู้ดูแลที่จัดการผู้ใช้ได้',
  en: 'Only an admin who also manages users can unlock it.',
};

export const bulkSection: Message = {
  th: 'เที่ยวที่ยังไม่มีค่าใช้จ่าย',
  en: 'Trips without an expense',
};
export const chooseProvider: Message = {
  th: 'เลือกผู้ให้บริการ แล้วจะเห็นเที่ยวของเดือนที่ยังไม่ได้บันทึก',
  en: 'Choose a provider to see the trips of the month that are not entered yet.',
};
export const nothingToBill: Message = {
  th: 'เดือนนี้บันทึกครบทุกเที่ยวแล้ว',
  en: 'Every trip of this month has been entered.',
};
export const vatPercent: Message = { th: 'ภาษีมูลค่าเพิ่ม (%)', en: 'VAT (%)' };
export const whtPercent: Message = { th: 'หัก ณ ที่จ่าย (%)', en: 'Withheld (%)' };
export const includeLine: Message<{ name: string }> = {
  th: ({ name }) => `บันทึก ${name}`,
  en: ({ name }) => `Enter ${name}`,
};
export const noPrice: Message = {
  th: 'ผู้ให้บริการไม่มีราคานี้',
  en: 'The provider has no such price',
};
export const linesTotal: Message<{ count: number; total: string }> = {
  th: ({ count, total }) => `${count} รายการ ยอดจ่าย ${total} บาท`,
  en: ({ count, total }) => `${count} lines, ฿${total} payable`,
};
export const saveDrafts: Message = { th: 'บันทึกเป็นร่าง', en: 'Save as drafts' };
export const saveAndSubmit: Message = { th: 'บันทึกและส่งขออนุมัติ', en: 'Save and submit' };
export const savedLines: Message<{ count: number }> = {
  th: ({ count }) => `บันทึกแล้ว ${count} รายการ`,
  en: ({ count }) => (count === 1 ? '1 expense saved' : `${count} expenses saved`),
};
export const nothingSaved: Message = {
  th: 'ยังไม่ได้บันทึกรายการใด กรุณาแก้ช่องที่มีปัญหา',
  en: 'Nothing has been saved. Please put the marked fields right.',
};
export const partNames: Record<EstimateLabel, Message> = {
  day_rate: { th: 'ค่าเช่ารถ', en: 'Rental' },
  overtime: { th: 'โอที', en: 'Overtime' },
  distance: { th: 'ระยะทางเกิน', en: 'Further distance' },
};
