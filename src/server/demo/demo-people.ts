import type { Message } from '#words/message';

type DemoPerson = { email: string; name: Message; role: Message };

/** Whom to sign in as: every role once, and the two accounts that must be turned away. */
export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'somchai@siamparts.example',
    name: { th: 'สมชาย ใจดี', en: 'Somchai Jaidee' },
    role: { th: 'พนักงาน', en: 'Employee' },
  },
  {
    email: 'malee@siamparts.example',
    name: { th: 'มาลี ศรีสุวรรณ', en: 'Malee Srisuwan' },
    role: { th: 'ผู้อนุมัติ (หัวหน้าของสมชาย)', en: 'Approver (Somchai’s manager)' },
  },
  {
    email: 'wichai@siamparts.example',
    name: { th: 'วิชัย ทองมาก', en: 'Wichai Thongmak' },
    role: { th: 'ผู้ดูแลระบบทุกเมนู', en: 'Admin of everything' },
  },
  {
    email: 'nok@siamparts.example',
    name: { th: 'ปรียานุช บุญมี', en: 'Preeyanuch Boonmee' },
    role: { th: 'ผู้ดูแลรถรับส่งอมตะ', en: 'Admin of the Amata shuttle only' },
  },
  {
    email: 'dispatch@fasttrans.example',
    name: { th: 'อนุชา รุ่งเรือง', en: 'Anucha Rungrueang' },
    role: { th: 'ผู้จัดรถของผู้ให้บริการ (ฟาสต์ทรานส์)', en: 'Provider’s dispatcher (Fast Trans)' },
  },
  {
    email: 'kitti@corp.siamparts.example',
    name: { th: 'กิตติ วงศ์ใหญ่', en: 'Kitti Wongyai' },
    role: { th: 'บัญชีโดเมนที่ไม่อนุญาต', en: 'Account of the rejected domain' },
  },
  {
    email: 'newcomer@siamparts.example',
    name: { th: 'ณัฐพล มาใหม่', en: 'Nattaphon Maimai' },
    role: { th: 'ยังไม่มีชื่อในทะเบียนพนักงาน', en: 'Account without an employee record' },
  },
];
