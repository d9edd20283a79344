import { addMinutes } from './calendar';
import type { Demo } from './demo';

const contacts = [
  {
    service: 'booking',
    nameTh: 'วิชัย ทองมาก',
    nameEn: 'Wichai Thongmak',
    roleTh: 'จัดรถ นวนคร',
    roleEn: 'Dispatcher, Nava Nakorn',
    hoursTh: 'จันทร์–เสาร์ 07:00–18:00',
    hoursEn: 'Mon–Sat 07:00–18:00',
    phone: '0812345601',
    email: 'wichai@siamparts.example',
  },
  {
    service: 'booking',
    nameTh: 'ปรียานุช บุญมี',
    nameEn: 'Preeyanuch Boonmee',
    roleTh: 'จัดรถรับส่ง อมตะ',
    roleEn: 'Dispatcher, Amata shuttle',
    hoursTh: 'จันทร์–เสาร์ 06:00–17:00',
    hoursEn: 'Mon–Sat 06:00–17:00',
    phone: '0823456702',
    email: 'nok@siamparts.example',
  },
  {
    service: 'vehicles',
    nameTh: 'ศูนย์ซ่อมบำรุงยานพาหนะ',
    nameEn: 'Vehicle workshop',
    roleTh: 'รถเสีย อุปกรณ์ บัตรเติมน้ำมัน',
    roleEn: 'Breakdowns, equipment, fuel cards',
    hoursTh: 'ทุกวัน 06:00–20:00',
    hoursEn: 'Daily 06:00–20:00',
    phone: '025290111',
    email: 'workshop@siamparts.example',
  },
  {
    service: 'app',
    nameTh: 'ฝ่ายสนับสนุนไอที',
    nameEn: 'IT service desk',
    roleTh: 'เข้าระบบไม่ได้ แอปมีปัญหา',
    roleEn: 'Sign-in and app problems',
    hoursTh: 'จันทร์–ศุกร์ 08:00–17:00',
    hoursEn: 'Mon–Fri 08:00–17:00',
    phone: '025290199',
    email: 'it-help@siamparts.example',
  },
  {
    service: 'emergency',
    nameTh: 'ศูนย์ฉุกเฉินบริษัท',
    nameEn: 'Company emergency line',
    roleTh: 'อุบัติเหตุระหว่างเดินทาง',
    roleEn: 'Accidents on the road',
    hoursTh: 'ตลอด 24 ชั่วโมง',
    hoursEn: 'Around the clock',
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
    rows.add('problemReport', {
      id,
      personId: by,
      at,
      message,
      page,
      appVersion: '0.1.0',
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
  for (const [day, nameTh, nameEn] of holidays)
    rows.add('holiday', { id: random.id(founded), day: calendar.dateOf(day), nameTh, nameEn });

  for (const kind of ['bookingwithdrivernava', 'bookingwithdriveramata'])
    rows.add('monthLock', {
      kind,
      month: `${calendar.dateOf(-70).slice(0, 7)}-01`,
      byId: people.adminId,
      at: calendar.at(-30),
    });
};
