import { addMinutes } from './calendar';
import type { Demo } from './demo';

const contacts = [
  {
    service: 'booking',
    name_th: 'วิชัย ทองมาก',
    name_en: 'Wichai Thongmak',
    role_th: 'จัดรถ นวนคร',
    role_en: 'Dispatcher, Nava Nakorn',
    hours_th: 'จันทร์–เสาร์ 07:00–18:00',
    hours_en: 'Mon–Sat 07:00–18:00',
    phone: '0812345601',
    email: 'wichai@siamparts.example',
  },
  {
    service: 'booking',
    name_th: 'ปรียานุช บุญมี',
    name_en: 'Preeyanuch Boonmee',
    role_th: 'จัดรถรับส่ง อมตะ',
    role_en: 'Dispatcher, Amata shuttle',
    hours_th: 'จันทร์–เสาร์ 06:00–17:00',
    hours_en: 'Mon–Sat 06:00–17:00',
    phone: '0823456702',
    email: 'nok@siamparts.example',
  },
  {
    service: 'vehicles',
    name_th: 'ศูนย์ซ่อมบำรุงยานพาหนะ',
    name_en: 'Vehicle workshop',
    role_th: 'รถเสีย อุปกรณ์ บัตรเติมน้ำมัน',
    role_en: 'Breakdowns, equipment, fuel cards',
    hours_th: 'ทุกวัน 06:00–20:00',
    hours_en: 'Daily 06:00–20:00',
    phone: '025290111',
    email: 'workshop@siamparts.example',
  },
  {
    service: 'app',
    name_th: 'ฝ่ายสนับสนุนไอที',
    name_en: 'IT service desk',
    role_th: 'เข้าระบบไม่ได้ แอปมีปัญหา',
    role_en: 'Sign-in and app problems',
    hours_th: 'จันทร์–ศุกร์ 08:00–17:00',
    hours_en: 'Mon–Fri 08:00–17:00',
    phone: '025290199',
    email: 'it-help@siamparts.example',
  },
  {
    service: 'emergency',
    name_th: 'ศูนย์ฉุกเฉินบริษัท',
    name_en: 'Company emergency line',
    role_th: 'อุบัติเหตุระหว่างเดินทาง',
    role_en: 'Accidents on the road',
    hours_th: 'ตลอด 24 ชั่วโมง',
    hours_en: 'Around the clock',
    phone: '0818881911',
    email: null,
  },
];

/** Whom to call, what was reported, the days off, and the month that is closed. */
export const makeHelp = ({ rows, random, calendar, people }: Demo): void => {
  const founded = calendar.at(-400);
  contacts.forEach((contact, position) =>
    rows.add('contact', { id: random.id(founded), position, ...contact }),
  );
  const report = (daysAgo: number, message: string, page: string, status: string) => {
    const at = addMinutes(calendar.at(-daysAgo), 620);
    const by = random.pick(people.employees).id;
    const id = random.id(at);
    rows.add('problem_report', {
      id,
      person_id: by,
      at,
      message,
      page,
      app_version: '0.1.0',
      status,
    });
  };
  report(12, 'กดโทรหาคนขับแล้วเบอร์ไม่ตรง', '/checkbooking', 'resolved');
  report(3, 'อยากให้เลือกจุดรับที่ประตู 3 ได้', '/bookingduringday', 'in_progress');
  report(1, 'รถ 12 ที่นั่งจองเต็มทุกเช้าวันจันทร์', '/bookingwithdriveramata', 'open');

  const holidays = [
    [-40, 'วันหยุดชดเชย', 'Substitution day'],
    [10, 'วันหยุดประจำปีบริษัท', 'Company holiday'],
    [38, 'วันหยุดนักขัตฤกษ์', 'Public holiday'],
  ] as const;
  for (const [day, name_th, name_en] of holidays)
    rows.add('holiday', { id: random.id(founded), day: calendar.dateOf(day), name_th, name_en });

  for (const kind of ['bookingwithdrivernava', 'bookingwithdriveramata'])
    rows.add('month_lock', {
      kind,
      month: `${calendar.dateOf(-70).slice(0, 7)}-01`,
      by_id: people.adminId,
      at: calendar.at(-30),
    });
};
