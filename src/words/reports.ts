import type { CostBasis } from '#domain/reports/amounts';
import type { Message } from './message';

/** The reports of a kind. What a figure means stands in `report-measures.ts`. */

export const reportTab: Message = { th: 'ตัวเลขและกราฟ', en: 'Figures and charts' };
export const carUseTab: Message = { th: 'ใครใช้รถคันนี้', en: 'Who had this car' };
export const viewsLabel: Message = { th: 'มุมมองรายงาน', en: 'Report views' };

export const reportPeriod: Message = { th: 'วันเดินทาง', en: 'Day of travel' };
export const thisMonth: Message = { th: 'เดือนนี้', en: 'This month' };
export const lastMonth: Message = { th: 'เดือนก่อน', en: 'Last month' };
export const threeMonths: Message = { th: '3 เดือนล่าสุด', en: 'Last 3 months' };
export const thisYear: Message = { th: 'ปีนี้', en: 'This year' };
export const presetsLabel: Message = { th: 'ช่วงเวลา', en: 'Period' };

export const siteFilter: Message = { th: 'โรงงานของผู้เดินทาง', en: 'Traveller’s site' };
export const departmentFilter: Message = { th: 'ฝ่าย', en: 'Department' };
export const costCentreFilter: Message = { th: 'ศูนย์ต้นทุน', en: 'Cost centre' };
export const providerFilter: Message = { th: 'ผู้ให้บริการ', en: 'Provider' };
export const carFilter: Message = { th: 'รถ', en: 'Car' };
export const driverFilter: Message = { th: 'คนขับ', en: 'Driver' };
export const basisFilter: Message = { th: 'คิดค่าใช้จ่าย', en: 'Costs' };
export const basisNames: Record<CostBasis, Message> = {
  estimates: { th: 'ตามแผน', en: 'Estimated' },
  expenses: { th: 'ตามจริง (อนุมัติ/จ่ายแล้ว)', en: 'Actual (approved, paid)' },
};
export const basisNote: Record<CostBasis, Message> = {
  estimates: {
    th: 'ค่าใช้จ่ายเป็นราคาประเมินตามแผน',
    en: 'Costs are the estimates of the plan',
  },
  expenses: {
    th: 'ค่าใช้จ่ายเป็นรายการที่อนุมัติหรือจ่ายแล้ว ก่อน VAT นับตามวันเดินทาง จึงอาจต่างจากยอดของเดือนที่นับตามวันที่ในใบเสร็จ',
    en: 'Costs are the expenses approved or paid, before VAT, by the day of the trip: a month counted by its receipts can differ',
  },
};
export const nobody: Message = { th: 'ไม่ระบุ', en: 'None' };
export const companyItself: Message = { th: 'รถบริษัท', en: 'The company itself' };

export const comparedWith: Message<{ from: string; to: string }> = {
  th: ({ from, to }) => `เทียบกับ ${from} – ${to}`,
  en: ({ from, to }) => `Compared with ${from} – ${to}`,
};
export const before: Message<{ figure: string }> = {
  th: ({ figure }) => `ก่อนหน้า ${figure}`,
  en: ({ figure }) => `Before: ${figure}`,
};
export const noneBefore: Message = { th: 'ก่อนหน้าไม่มีข้อมูล', en: 'Nothing before' };
export const unchanged: Message = { th: 'เท่าเดิม', en: 'Unchanged' };
export const improved: Message = { th: 'ดีขึ้น', en: 'better' };
export const worsened: Message = { th: 'แย่ลง', en: 'worse' };
export const points: Message = { th: 'จุด', en: 'points' };

export const useGroup: Message = { th: 'การใช้รถ', en: 'Use' };
export const costGroup: Message = { th: 'ค่าใช้จ่าย', en: 'Cost' };
export const serviceGroup: Message = { th: 'บริการ', en: 'Service' };
export const demandGroup: Message = { th: 'ความต้องการ', en: 'Demand' };

export const howMade: Message<{ name: string }> = {
  th: ({ name }) => `${name} คิดอย่างไร`,
  en: ({ name }) => `How it is made: ${name}`,
};
export const showBookings: Message<{ name: string }> = {
  th: ({ name }) => `ดูการจองที่มาของ ${name}`,
  en: ({ name }) => `Bookings behind ${name}`,
};
export const definitions: Message = { th: 'ความหมายของตัวเลข', en: 'What the figures mean' };

export const overTime: Message = { th: 'ตามช่วงเวลา', en: 'Over time' };
export const byDepartment: Message = { th: 'ตามฝ่าย', en: 'By department' };
export const byCostCentre: Message = { th: 'ตามศูนย์ต้นทุน', en: 'By cost centre' };
export const byProvider: Message = { th: 'ตามผู้ให้บริการ', en: 'By provider' };
export const byDriver: Message = { th: 'ตามคนขับ', en: 'By driver' };
export const byCar: Message = { th: 'ตามรถ', en: 'By car' };
export const costChart: Message = {
  th: 'ค่าใช้จ่ายและส่วนที่ประหยัดจากการนั่งรวม',
  en: 'Cost, and what pooling saved',
};
export const demandChart: Message = {
  th: 'ไม่ได้รถ ยกเลิก และไม่มาใช้รถ',
  en: 'Unmet demand, cancellations and no-shows',
};
export const tripsChart: Message = { th: 'เที่ยวรถ', en: 'Trips' };
export const co2Chart: Message = { th: 'คาร์บอน (CO₂)', en: 'CO₂' };
export const peakChart: Message = {
  th: 'รถออกพร้อมกันสูงสุด ทุก 15 นาที',
  en: 'Peak cars in use, by quarter of an hour',
};
export const exploreChart: Message = { th: 'เลือกดูเอง', en: 'Your own view' };
export const explored: Message<{ measure: string; by: string }> = {
  th: ({ measure, by }) => `${measure} ${by}`,
  en: ({ measure, by }) => `${measure} ${by.charAt(0).toLowerCase()}${by.slice(1)}`,
};
export const measureChoice: Message = { th: 'ตัวเลข', en: 'Figure' };
export const groupChoice: Message = { th: 'แบ่งตาม', en: 'By' };
export const heatMap: Message = { th: 'การใช้รถแต่ละคัน', en: 'Utilisation of each car' };
export const heatMapHelp: Message = {
  th: 'ร้อยละของเวลาให้บริการที่รถออกใช้ สียิ่งชัดยิ่งใช้มาก ขีดคือวันไม่ให้บริการ',
  en: 'Per cent of the service hours in which the car was out: the stronger the colour, the more. A dash is a day without service.',
};
export const heatScale: Message = { th: 'น้อย → มาก', en: 'Less → more' };
export const tableUnder: Message = { th: 'ดูเป็นตาราง', en: 'As a table' };
export const largestOf: Message<{ shown: number; total: number }> = {
  th: ({ shown, total }) => `กราฟแสดง ${shown} อันดับแรกจาก ${total} ทั้งหมดอยู่ในตาราง`,
  en: ({ shown, total }) => `The chart shows the first ${shown} of ${total}; the table has all.`,
};
export const total: Message = { th: 'รวม', en: 'Total' };
export const timeColumn: Message = { th: 'เวลา', en: 'Time' };
export const dayColumn: Message = { th: 'วันที่สูงสุด', en: 'Day of the peak' };
export const chartLoading: Message = { th: 'กำลังวาดกราฟ', en: 'Drawing the chart' };

export const rowsTitle: Message = { th: 'การจองที่มาของตัวเลข', en: 'Bookings behind the figure' };
export const refColumn: Message = { th: 'เลขที่', en: 'Reference' };
export const startColumn: Message = { th: 'เริ่ม', en: 'Start' };
export const travellerColumn: Message = { th: 'ผู้เดินทาง', en: 'Traveller' };
export const statusColumn: Message = { th: 'สถานะ', en: 'Status' };
export const provinceColumn: Message = { th: 'จังหวัด', en: 'Province' };
export const valueColumn: Message = { th: 'นับเป็น', en: 'Counts for' };
export const perColumn: Message = { th: 'ตัวหาร', en: 'Divided by' };
export const noBooking: Message = { th: 'ไม่มีการจอง', en: 'No booking' };
export const addsUpTo: Message<{ value: string }> = {
  th: ({ value }) => `รวมทุกรายการ ${value}`,
  en: ({ value }) => `All rows add up to ${value}`,
};
export const noRows: Message = {
  th: 'ไม่มีการจองที่นับในตัวเลขนี้',
  en: 'No booking counts for this figure',
};

export const printReport: Message = { th: 'พิมพ์', en: 'Print' };
export const reportEmpty: Message = {
  th: 'ยังไม่มีการจองในช่วงนี้ ลองเลือกช่วงอื่น',
  en: 'No bookings in this period yet. Try another one.',
};
export const paperTitle: Message<{ kind: string }> = {
  th: ({ kind }) => `รายงานการใช้รถ · ${kind}`,
  en: ({ kind }) => `Vehicle report · ${kind}`,
};
export const paperFilters: Message = { th: 'เฉพาะ', en: 'Only' };
export const thisPeriod: Message = { th: 'ช่วงนี้', en: 'This period' };
export const periodBefore: Message = { th: 'ช่วงก่อน', en: 'Period before' };
export const figureColumn: Message = { th: 'ตัวเลข', en: 'Figure' };
export const signedBy: readonly Message[] = [
  { th: 'ผู้จัดทำ', en: 'Prepared by' },
  { th: 'ผู้ตรวจสอบ', en: 'Checked by' },
  { th: 'ผู้อนุมัติ', en: 'Approved by' },
];
export const signature: Message = { th: 'ลงชื่อ', en: 'Signature' };
export const signedName: Message = { th: 'ชื่อ-นามสกุล', en: 'Name' };
export const signedOn: Message = { th: 'วันที่', en: 'Date' };

export const units = {
  count: { th: '', en: '' },
  percent: { th: '%', en: '%' },
  km: { th: 'กม.', en: 'km' },
  baht: { th: 'บาท', en: 'THB' },
  kg: { th: 'กก.', en: 'kg' },
  hours: { th: 'ชม.', en: 'h' },
} as const satisfies Record<string, Message>;
