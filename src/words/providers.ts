import type { ProviderStatus } from '#domain/provider/provider';
import type { Message } from './message';

/** Providers: who they are, on what terms, and what the company's own cars cost. */

export const providersTab: Message = { th: 'ผู้ให้บริการ', en: 'Providers' };
export const expensesTab: Message = { th: 'ค่าใช้จ่าย', en: 'Expenses' };
export const partsLabel: Message = { th: 'ส่วนของหน้า', en: 'Parts of this page' };

export const providersEmpty: Message = {
  th: 'ยังไม่มีผู้ให้บริการสำหรับการจองประเภทนี้',
  en: 'No providers serve this kind yet',
};
export const addProvider: Message = { th: 'เพิ่มผู้ให้บริการ', en: 'Add a provider' };
export const providerTitle: Message = { th: 'ผู้ให้บริการ', en: 'Provider' };

export const nameLabel: Message = { th: 'ชื่อ', en: 'Name' };
export const headOffice: Message = { th: 'สำนักงานใหญ่', en: 'Head office' };
export const contractUntilLabel: Message = { th: 'สัญญาถึง', en: 'Contract until' };
export const noContract: Message = { th: 'ไม่มีสัญญา', en: 'No contract' };
export const carsLabel: Message = { th: 'รถ', en: 'Cars' };
export const driversLabel: Message = { th: 'คนขับ', en: 'Drivers' };
export const providerStatusNames: Record<ProviderStatus, Message> = {
  active: { th: 'ใช้งาน', en: 'Active' },
  ended: { th: 'สิ้นสุดแล้ว', en: 'Ended' },
};

export const contactNumber: Message<{ number: number }> = {
  th: ({ number }) => `ผู้ติดต่อคนที่ ${number}`,
  en: ({ number }) => `Contact ${number}`,
};
export const addContact: Message = { th: 'เพิ่มผู้ติดต่อ', en: 'Add a contact' };
export const noContacts: Message = { th: 'ยังไม่มีผู้ติดต่อ', en: 'No contacts yet' };
export const removeContact: Message<{ number: number }> = {
  th: ({ number }) => `ลบผู้ติดต่อคนที่ ${number}`,
  en: ({ number }) => `Remove contact ${number}`,
};
export const contactsCount: Message<{ count: number }> = {
  th: ({ count }) => `${count} คน`,
  en: ({ count }) => (count === 1 ? '1 person' : `${count} people`),
};

export const contractsSection: Message = { th: 'สัญญา', en: 'Contracts' };
export const noContracts: Message = { th: 'ยังไม่มีสัญญา', en: 'No contracts yet' };
export const addContract: Message = { th: 'เพิ่มสัญญา', en: 'Add a contract' };
export const editNamed: Message<{ name: string }> = {
  th: ({ name }) => `แก้ไข ${name}`,
  en: ({ name }) => `Edit ${name}`,
};

export const ratesSection: Message = { th: 'ราคา', en: 'Prices' };
export const ownRates: Message = { th: 'ต้นทุนรถบริษัท', en: 'Company car costs' };
export const ownRatesText: Message = {
  th: 'รถของบริษัทก็มีต้นทุน ใช้คิดราคาประเมินและรายงานของทุกประเภทการจอง',
  en: 'Company cars cost something too. Estimates and reports of every kind reckon with these.',
};
export const noRates: Message = { th: 'ยังไม่มีราคา', en: 'No prices yet' };
export const addRate: Message = { th: 'เพิ่มราคา', en: 'Add a price' };
export const rateText: Message<{
  day: string;
  hours: string;
  overtime: string;
  km: string;
  perKm: string;
}> = {
  th: ({ day, hours, overtime, km, perKm }) =>
    `วันละ ${day} บาท (${hours} ชม. ${km} กม.) โอทีชั่วโมงละ\u00A0${overtime} ส่วนเกินกิโลเมตรละ\u00A0${perKm}`,
  en: ({ day, hours, overtime, km, perKm }) =>
    `${day} baht a day (${hours} h, ${km} km), overtime\u00A0${overtime}, further\u00A0km\u00A0${perKm}`,
};

export const linkedSection: Message = { th: 'รถ คนขับ และผู้ใช้', en: 'Cars, drivers and users' };
export const supplierAdminsLabel: Message = { th: 'ผู้จัดรถของผู้ให้บริการ', en: 'Dispatchers' };
export const nothingLinked: Message = { th: 'ยังไม่มี', en: 'None yet' };

export const scoreSection: Message = { th: 'ผลงาน 90 วัน', en: 'The last 90 days' };
export const scoreTrips: Message = { th: 'เที่ยว', en: 'Trips' };
export const scoreOnTime: Message = { th: 'ตรงเวลา', en: 'On time' };
export const scoreDeclined: Message = { th: 'ปฏิเสธงาน', en: 'Declined' };
export const scoreMean: Message = { th: 'คะแนนเฉลี่ย', en: 'Mean rating' };
export const scoreCost: Message = { th: 'ค่าใช้จ่ายที่อนุมัติแล้ว', en: 'Approved cost' };
export const scoreNothing: Message = { th: 'ยังไม่มี', en: 'None yet' };
export const scoreFew: Message = { th: 'น้อยกว่า 5 คำตอบ', en: 'Fewer than 5 answers' };
export const scoreFailed: Message = { th: 'โหลดผลงานไม่ได้', en: 'The scorecard did not load' };
export const percent: Message<{ value: string }> = {
  th: ({ value }) => `${value}%`,
  en: ({ value }) => `${value}%`,
};
export const starsFrom: Message<{ mean: string; count: number }> = {
  th: ({ mean, count }) => `${mean} จาก ${count} คำตอบ`,
  en: ({ mean, count }) => `${mean} from ${count} answers`,
};

export const endProvider: Message = { th: 'สิ้นสุดการใช้บริการ', en: 'End this provider' };
export const resumeProvider: Message = { th: 'กลับมาใช้บริการ', en: 'Use it again' };
export const tripsAheadTitle: Message<{ count: number }> = {
  th: ({ count }) => `ยังมีเที่ยวรถที่มอบหมายไว้ ${count} เที่ยว`,
  en: ({ count }) =>
    count === 1 ? 'A trip is still given to it' : `${count} trips are still given to it`,
};
export const tripsAheadText: Message = {
  th: 'แตะเที่ยวรถเพื่อจัดรถใหม่ แล้วจึงสิ้นสุดการใช้บริการได้',
  en: 'Tap a trip to arrange it again. Once none is left, the provider can be ended.',
};
export const moreTrips: Message<{ count: number }> = {
  th: ({ count }) => `และอีก ${count} เที่ยว`,
  en: ({ count }) => `and ${count} more`,
};
export const notBegun: Message = { th: 'ยังไม่เริ่ม', en: 'Not begun yet' };
export const endedText: Message = {
  th: 'สิ้นสุดการใช้บริการแล้ว จัดงานให้ไม่ได้อีก แต่ยังบันทึกใบแจ้งหนี้ที่มาช้าได้ ประวัติยังอยู่ครบ',
  en: 'This provider has ended: it gets no more work, but a late bill can still be entered. Its history stays.',
};
