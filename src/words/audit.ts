import { TAKEN_BACK } from '#domain/link/mark';
import { takenBack } from './arranging-marks';
import type { EventAction, EventSubject } from '#domain/history/event';
import { tripActionNames } from './arranging-history';
import { retiredLabel } from './basics';
import { actionNames } from './booking-states';
import { worksLabel } from './imports';
import type { Message } from './message';

/** The history of the company: who changed what. */

export const auditTitle: Message = { th: 'ประวัติการแก้ไข', en: 'Audit trail' };
export const auditSearch: Message = {
  th: 'ชื่อคน เลขที่จอง หรือทะเบียนรถ',
  en: 'A person, a booking number or a plate',
};
export const auditSubject: Message = { th: 'เรื่อง', en: 'What' };
export const auditEmpty: Message = { th: 'ยังไม่มีประวัติ', en: 'Nothing has happened yet' };
export const auditNothing: Message = {
  th: 'ไม่พบประวัติที่ตรงกับตัวกรอง',
  en: 'No history matches the filters',
};
export const auditMore: Message = { th: 'ดูเก่ากว่านี้', en: 'Show older' };
export const auditOne: Message<{ label: string }> = {
  th: ({ label }) => `เฉพาะ ${label}`,
  en: ({ label }) => `Only ${label}`,
};
export const auditThisOne: Message = { th: 'รายการเดียว', en: 'one item' };
export const auditAll: Message = { th: 'ดูทั้งหมด', en: 'Show everything' };
export const auditOnlyThis: Message = { th: 'ประวัติของรายการนี้', en: 'History of this item' };
export const auditBefore: Message = { th: 'ก่อน', en: 'Before' };
export const auditAfter: Message = { th: 'หลัง', en: 'After' };
export const auditReason: Message = { th: 'เหตุผล', en: 'Reason' };
/** Why a trip ended that nobody was left on; whoever ends one writes a reason of their own. */
export const emptiedBecause: Readonly<Record<string, Message>> = {
  cancelled: { th: 'ยกเลิกการจอง', en: 'The booking was cancelled' },
  changed: { th: 'แก้ไขการจอง', en: 'The booking was changed' },
  rejected: { th: 'ไม่อนุมัติการจอง', en: 'The booking was rejected' },
  'no-show': { th: 'ไม่มาใช้รถ', en: 'Nobody came' },
};
export const auditPeriod: Message = { th: 'ช่วงวันที่', en: 'Period' };

const subjects = {
  booking: { th: 'การจอง', en: 'Booking' },
  trip: { th: 'เที่ยวรถ', en: 'Trip' },
  car: { th: 'รถ', en: 'Car' },
  driver: { th: 'พนักงานขับรถ', en: 'Driver' },
  provider: { th: 'ผู้ให้บริการ', en: 'Provider' },
  rate_card: { th: 'ต้นทุนรถบริษัท', en: 'Company car cost' },
  expense: { th: 'ค่าใช้จ่าย', en: 'Expense' },
  rating: { th: 'คะแนนความพึงพอใจ', en: 'Rating' },
  delegation: { th: 'การมอบหมายอนุมัติ', en: 'Delegation' },
  licence: { th: 'ใบขับขี่', en: 'Driving licence' },
  person: { th: 'พนักงาน', en: 'Employee' },
  account: { th: 'บัญชีเข้าสู่ระบบ', en: 'Sign-in account' },
  admin_user: { th: 'สิทธิ์ผู้ดูแล', en: 'Rights' },
  site: { th: 'โรงงาน', en: 'Site' },
  kind: { th: 'กติกาการจอง', en: 'Rules' },
  holiday: { th: 'วันหยุด', en: 'Holiday' },
  hours_rules: { th: 'กติกาชั่วโมงขับ', en: 'Hours rules' },
  route: { th: 'เส้นทางรถ', en: 'Route' },
  place: { th: 'สถานที่', en: 'Place' },
  travel_time: { th: 'เวลาเดินทาง', en: 'Travel time' },
  emission_factor: { th: 'ค่า CO₂', en: 'CO₂ factor' },
  retention: { th: 'อายุข้อมูล', en: 'Retention' },
  maintenance_plan: { th: 'แผนบำรุงรักษา', en: 'Maintenance plan' },
  contact: { th: 'ผู้ติดต่อ', en: 'Contact' },
  purpose: { th: 'วัตถุประสงค์', en: 'Purpose' },
  cost_centre: { th: 'ศูนย์ต้นทุน', en: 'Cost centre' },
  import: { th: 'การนำเข้า', en: 'Import' },
  directory: { th: 'รายชื่อจาก Entra', en: 'Entra directory' },
  problem_report: { th: 'ปัญหาที่แจ้ง', en: 'Problem report' },
  link: { th: 'ลิงก์', en: 'Link' },
  service_state: { th: 'เปิด–ปิดระบบ', en: 'Service' },
} as const satisfies Record<EventSubject, Message>;

export const auditSubjects: Readonly<Record<string, Message>> = subjects;

/** What was done; most of what happens to a booking is called as it is there. */
const actions: Readonly<Record<EventAction, Message>> = {
  ...actionNames,
  create: { th: 'เพิ่ม', en: 'Added' },
  change: { th: 'แก้ไข', en: 'Changed' },
  remove: { th: 'ลบออก', en: 'Removed' },
  grant: { th: 'ให้สิทธิ์', en: 'Rights granted' },
  withdraw: { th: 'ถอนสิทธิ์', en: 'Rights withdrawn' },
  restore: { th: 'คืนสิทธิ์', en: 'Rights restored' },
  pin: { th: 'เข้าสู่ระบบครั้งแรก', en: 'Signed in for the first time' },
  'ask-account': { th: 'ขอเปลี่ยนบัญชี', en: 'Asked for another account' },
  'confirm-account': { th: 'ยืนยันการเปลี่ยนบัญชี', en: 'Confirmed another account' },
  'refuse-account': { th: 'ไม่ยืนยันการเปลี่ยนบัญชี', en: 'Refused another account' },
  erase: { th: 'ลบข้อมูลส่วนบุคคล', en: 'Personal data erased' },
  import: { th: 'นำเข้าข้อมูล', en: 'Imported' },
  pull: { th: 'อ่านรายชื่อ', en: 'Read' },
  report: { th: 'แจ้งปัญหา', en: 'Reported' },
  'add-terms': { th: 'เพิ่มเงื่อนไขฉบับใหม่', en: 'Terms added' },
  'add-departure': { th: 'เพิ่มรอบรถ', en: 'Departure added' },
  'change-departure': { th: 'แก้ไขรอบรถ', en: 'Departure changed' },
  delegate: { th: 'มอบหมายให้อนุมัติแทน', en: 'Approvals delegated' },
  revoke: { th: 'ยกเลิกการมอบหมาย', en: 'Delegation ended' },
  swap: { th: 'สลับรถ', en: 'Swapped' },
  split: { th: 'แยกเที่ยว', en: 'Split' },
  merge: { th: 'รวมเที่ยว', en: 'Merged' },
  undo: { th: 'ย้อนกลับ', en: 'Undone' },
  answer: { th: 'ตอบกลับ', en: 'Answered' },
  'record-times': { th: 'บันทึกเวลาจริง', en: 'Times recorded' },
  [TAKEN_BACK]: takenBack,
  'mark-again': { th: 'บันทึกเวลาซ้ำ', en: 'Time marked once more' },
  odometer: { th: 'บันทึกเลขไมล์', en: 'Odometer recorded' },
  register: { th: 'ผู้ให้บริการลงทะเบียนรถ', en: 'Registered by its provider' },
  check: { th: 'ตรวจข้อมูลแล้ว', en: 'Checked' },
  status: { th: 'เปลี่ยนสถานะ', en: 'Status changed' },
  'add-contract': { th: 'เพิ่มสัญญา', en: 'Contract added' },
  'change-contract': { th: 'แก้ไขสัญญา', en: 'Contract changed' },
  'add-rate': { th: 'เพิ่มราคา', en: 'Price added' },
  'change-rate': { th: 'แก้ไขราคา', en: 'Price changed' },
  drop: { th: 'ไม่ใช้รายการ', en: 'Set aside' },
  unapprove: { th: 'ยกเลิกการอนุมัติ', en: 'Approval taken back' },
  pay: { th: 'จ่ายแล้ว', en: 'Paid' },
  unpay: { th: 'ยังไม่ได้จ่าย', en: 'Not paid after all' },
  'lock-month': { th: 'ปิดเดือน', en: 'Month locked' },
  'unlock-month': { th: 'เปิดเดือน', en: 'Month unlocked' },
  'add-paper': { th: 'เพิ่มเอกสารรถ', en: 'Paper added' },
  'change-paper': { th: 'แก้ไขเอกสารรถ', en: 'Paper changed' },
  'take-out': { th: 'งดใช้รถ', en: 'Taken out' },
  'bring-back': { th: 'สิ้นสุดการงดใช้รถ', en: 'Time out ended' },
  care: { th: 'บำรุงรักษาแล้ว', en: 'Maintained' },
  'mend-damage': { th: 'บันทึกว่ารอยบนตัวรถซ่อมแล้ว', en: 'Damage mended' },
  'settle-trouble': { th: 'ปิดเรื่องที่คนขับแจ้ง', en: 'Trouble dealt with' },
  extend: { th: 'ขยายเวลา', en: 'Extended' },
  'end-earlier': { th: 'คืนรถเร็วขึ้น', en: 'Ends earlier' },
  'ask-again': { th: 'ขอให้ผู้ให้บริการตอบอีกครั้ง', en: 'Provider asked again' },
  notify: { th: 'บันทึกการแจ้งเตือน', en: 'Notices recorded' },
  lock: { th: 'ตรึงการจัดรถ', en: 'Pinned' },
  unlock: { th: 'ปลดตรึง', en: 'Unpinned' },
  'add-leave': { th: 'บันทึกการลา', en: 'Leave entered' },
  trouble: { th: 'แจ้งรถมีปัญหา', en: 'Problem reported' },
  'accept-job': { th: 'รับงาน', en: 'Job taken on' },
  'check-car': { th: 'ตรวจรถ', en: 'Car checked' },
  board: { th: 'ขึ้นรถ', en: 'On board' },
  'end-leave': { th: 'สิ้นสุดการลา', en: 'Leave ended' },
};

/** What is called otherwise of this subject. */
const actionsOf: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  trip: tripActionNames,
  place: { merge: { th: 'รวมกับอีกสถานที่', en: 'Merged into another place' } },
  expense: {
    submit: { th: 'ส่งขออนุมัติ', en: 'Submitted' },
    withdraw: { th: 'ดึงกลับมาแก้ไข', en: 'Withdrawn' },
    reject: { th: 'ไม่อนุมัติ', en: 'Rejected' },
  },
};

export const auditAction = (subject: string, action: string): Message | undefined =>
  actionsOf[subject]?.[action] ?? (actions as Readonly<Record<string, Message>>)[action];

/** In the order in which the trail tells them: what it is about first. */
export const auditFields: Readonly<Record<string, Message>> = {
  target: { th: 'แหล่งข้อมูล', en: 'Source' },
  kind: { th: 'ประเภทการจอง', en: 'Kind' },
  site: { th: 'โรงงาน', en: 'Site' },
  nameTh: { th: 'ชื่อ (ไทย)', en: 'Name in Thai' },
  nameEn: { th: 'ชื่อ (อังกฤษ)', en: 'Name in English' },
  status: { th: 'สถานะ', en: 'Status' },
  siteId: { th: 'โรงงาน', en: 'Site' },
  provinceCode: { th: 'จังหวัด', en: 'Province' },
  photoId: { th: 'รูปถ่าย', en: 'Photo' },
  fileId: { th: 'ไฟล์เอกสาร', en: 'File' },
  type: { th: 'ประเภท', en: 'Type' },
  note: { th: 'หมายเหตุ', en: 'Note' },
  month: { th: 'เดือน', en: 'Month' },
  from: { th: 'ตั้งแต่', en: 'From' },
  until: { th: 'ถึง', en: 'Until' },
  number: { th: 'เลขที่', en: 'Number' },
  latitude: { th: 'ละติจูด', en: 'Latitude' },
  longitude: { th: 'ลองจิจูด', en: 'Longitude' },
  active: retiredLabel,
  flags: { th: 'เมนู', en: 'Menus' },
  providerId: { th: 'ผู้ให้บริการ', en: 'Provider' },
  managerId: { th: 'หัวหน้า', en: 'Manager' },
  departmentId: { th: 'แผนก', en: 'Department' },
  costCentreId: { th: 'ศูนย์ต้นทุน', en: 'Cost centre' },
  fallbackApproverId: { th: 'ผู้อนุมัติแทน', en: 'Fallback approver' },
  accountId: { th: 'บัญชี', en: 'Account' },
  ownerId: { th: 'ผู้รับผิดชอบ', en: 'In charge' },
  teams: { th: 'ช่อง Teams', en: 'Teams channel' },
  works: worksLabel,
  fields: { th: 'ข้อมูลที่ไม่เก็บค่า', en: 'Values not kept' },
  isClose: { th: 'ปิดระบบ', en: 'Closed' },
  isReplied: { th: 'ตอบผู้ให้คะแนนแล้ว', en: 'Replied to who rated' },
  wording: { th: 'ข้อความภาษาไทย', en: 'Message in Thai' },
  wordingEn: { th: 'ข้อความภาษาอังกฤษ', en: 'Message in English' },
  read: { th: 'บัญชีที่อ่าน', en: 'Accounts read' },
  problem: { th: 'ปัญหา', en: 'Problem' },
  nightly: { th: 'รับทุกคืน', en: 'Every night' },
  heldBack: { th: 'พักไว้', en: 'Held back' },
  added: { th: 'เพิ่ม', en: 'New' },
  changed: { th: 'แก้ไข', en: 'With changes' },
  unchanged: { th: 'เหมือนเดิม', en: 'As before' },
  leaving: { th: 'ลาออก', en: 'Leaving' },
  seats: { th: 'ที่นั่ง', en: 'Seats' },
  late: { th: 'ยกเลิกช้า', en: 'Late' },
  expiresAt: { th: 'ถึงเวลา', en: 'Until' },
  expiresOn: { th: 'หมดอายุ', en: 'Expires' },
  carId: { th: 'รถ', en: 'Car' },
  planId: { th: 'แผนบำรุงรักษา', en: 'Maintenance plan' },
  driverId: { th: 'พนักงานขับรถ', en: 'Driver' },
  class: { th: 'ประเภท', en: 'Class' },
  kinds: { th: 'ใช้กับการจอง', en: 'Serves' },
  sites: { th: 'โรงงาน', en: 'Sites' },
  placeId: { th: 'สถานที่', en: 'Place' },
  tripId: { th: 'เที่ยวรถ', en: 'Trip' },
  locked: { th: 'ล็อกไว้', en: 'Pinned' },
  isElsewhere: { th: 'เปลี่ยนจุดนัดพบ', en: 'Another meeting point' },
  level: { th: 'ขั้นอนุมัติที่', en: 'Approval level' },
  revision: { th: 'คำขอฉบับที่', en: 'Version of the request' },
  onBehalfOf: { th: 'ทำแทน', en: 'On behalf of' },
};

/** A file has no name; that it is another one is told by the end of its number. */
export const attachedFile: Message<{ end: string }> = {
  th: ({ end }) => `ไฟล์แนบ ${end}`,
  en: ({ end }) => `File ${end}`,
};
