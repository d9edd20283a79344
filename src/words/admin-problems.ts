import { fieldProblems } from './field-problems';
import type { Message } from './message';

/** With what only forms of the administration say: no employee's phone has to carry that. */
export const allProblems = {
  ...fieldProblems,
  no_such_year: {
    th: 'ปีต้องอยู่ระหว่าง ค.ศ. 2000–2099 (พ.ศ. 2543–2642)',
    en: 'The year must be from 2000 to 2099.',
  },
  not_an_email: { th: 'ต้องอยู่ในรูป ชื่อ@โดเมน', en: 'This must look like name@domain.' },
  not_a_plate: {
    th: 'ทะเบียนไม่ถูกต้อง เช่น 1กข 1234 หรือ 70-1234',
    en: 'Not a Thai plate. For example 1กข 1234 or 70-1234.',
  },
  not_your_kind: {
    th: 'เลือกได้เฉพาะประเภทการจองที่คุณดูแล',
    en: 'Only kinds that you manage can be added or removed.',
  },
  seats_sold: {
    th: 'มีเที่ยวที่จัดไว้แล้วซึ่งมีผู้โดยสารมากกว่านี้',
    en: 'Trips that are arranged already carry more people.',
  },
  on_one_route: {
    th: 'มีเส้นทางที่จอดทั้งสองแห่ง กรุณาแก้เส้นทางก่อน',
    en: 'A route stops at both. Please change the route first.',
  },
  trip_or_car: { th: 'กรุณาเลือกเที่ยวรถหรือรถ', en: 'Please choose a trip or a car.' },
  more_than_amount: { th: 'มากกว่าจำนวนเงิน', en: 'This is more than the amount.' },
  not_hundred: { th: 'สัดส่วนรวมต้องเท่ากับ 100%', en: 'The shares must make 100% together.' },
  out_already: {
    th: 'ช่วงนี้ทับกับช่วงที่งดใช้รถอยู่แล้ว',
    en: 'The car is out for a part of this time already.',
  },
  paper_already: {
    th: 'เอกสารชนิดนี้ที่หมดอายุวันนี้มีอยู่แล้ว',
    en: 'This paper, expiring on this day, is here already.',
  },
  receipt_taken: {
    th: 'ใบเสร็จเลขนี้บันทึกไว้แล้ว',
    en: 'This receipt has been entered already.',
  },
  month_locked: { th: 'เดือนนี้ปิดบัญชีแล้ว', en: 'This month is locked.' },
  billed_already: {
    th: 'เที่ยวนี้มีค่าใช้จ่ายแล้ว',
    en: 'This trip has an expense already.',
  },
  nobody_to_charge: {
    th: 'เที่ยวนี้ไม่มีการจองให้คิดค่าใช้จ่าย กรุณาบันทึกแยกเป็นรายการเดียว',
    en: 'Nobody travelled on this trip. Please enter it by itself, with its cost centre.',
  },
  not_a_tax_id: {
    th: 'เลขผู้เสียภาษีไม่ถูกต้อง มี 13 หลัก หลักสุดท้ายคำนวณจาก 12 หลักแรก เช่น 0-1355-60009-01-5',
    en: 'Not a Thai tax number: 13 digits, of which the last checks the others. For example 0-1355-60009-01-5.',
  },
  not_a_branch: {
    th: 'รหัสสาขามี 5 หลัก สำนักงานใหญ่คือ 00000',
    en: 'A branch has 5 digits. The head office is 00000.',
  },
  not_a_gate_code: {
    th: 'รหัสประตูเป็นตัวเลข 4–6 หลัก',
    en: 'A gate’s code has 4 to 6 figures.',
  },
  provider_already: {
    th: 'มีผู้ให้บริการที่ใช้เลขผู้เสียภาษีและสาขานี้แล้ว',
    en: 'There is a provider with this tax number and branch already.',
  },
  km_or_months: { th: 'กรุณากรอกกิโลเมตรหรือเดือน', en: 'Please give kilometres or months.' },
  phone_or_email: { th: 'กรุณากรอกเบอร์โทรหรืออีเมล', en: 'Please give a phone number or an e-mail.' },
  priced_already: {
    th: 'รถประเภทนี้มีราคาในช่วงนี้แล้ว กรุณาสิ้นสุดราคาเดิมก่อน',
    en: 'This class has a price on some of these days already. Please end that one first.',
  },
  there_already: {
    th: 'มีรายการนี้แล้ว กรุณาแก้ไขจากรายการเดิม',
    en: 'This is there already. Please change that one.',
  },
  rules_already: {
    th: 'มีกติกาที่เริ่มใช้ในวันนั้นแล้ว กรุณาเลือกวันอื่น',
    en: 'Rules begin on that day already. Please choose another day.',
  },
  not_later: {
    th: 'ต้องมากกว่านาทีของจุดก่อนหน้า',
    en: 'This must be more than at the stop before.',
  },
  stops_already: { th: 'เส้นทางนี้จอดที่นี่แล้ว', en: 'This way stops here already.' },
  trips_ahead: {
    th: 'ยังมีเที่ยวรถที่มอบหมายไว้ กรุณาจัดรถใหม่ก่อน',
    en: 'Trips are still given to this provider. Please arrange them again first.',
  },
  person_left: { th: 'พนักงานคนนี้ลาออกแล้ว', en: 'This person has left the company.' },
  already_admin: {
    th: 'มีสิทธิ์ผู้ดูแลอยู่แล้ว แก้ไขได้จากรายชื่อ',
    en: 'Has rights already. Change them in the list.',
  },
  account_free: {
    th: 'ยังไม่มีบัญชีผูกกับชื่อนี้ เข้าสู่ระบบครั้งแรกได้เลย',
    en: 'No account is tied to this name yet. The first sign-in will do it.',
  },
  employee_account: {
    th: 'บัญชีนี้เป็นของพนักงาน ให้ค้นหาจากรายชื่อพนักงาน',
    en: 'This account is an employee’s. Find them in the directory.',
  },
  managed_by_entra: {
    th: 'สิทธิ์ของพนักงานกำหนดจาก Entra ให้แก้ที่นั่น',
    en: 'Employees’ rights come from Entra. Change them there.',
  },
  supplier_excludes_admin: {
    th: 'ผู้ให้บริการจัดการผู้ใช้ไม่ได้',
    en: 'A provider’s dispatcher cannot manage admin users.',
  },
  stops_in_use: {
    th: 'มีการจองบนเส้นทางนี้แล้ว เปลี่ยนจุดจอดไม่ได้ ให้เพิ่มเส้นทางใหม่',
    en: 'People have booked on this way, so its stops stay. Add a new route instead.',
  },
  no_stops_there: {
    th: 'เส้นทางนี้ไม่มีจุดจอดในทิศทางนี้',
    en: 'The route has no stops in this direction.',
  },
  departs_already: {
    th: 'มีรอบรถเวลานี้อยู่แล้ว',
    en: 'There is a departure at this time already.',
  },
  holiday_already: { th: 'วันนี้เป็นวันหยุดอยู่แล้ว', en: 'This day is a holiday already.' },
  in_repair: { th: 'รถเข้าซ่อมในช่วงเวลานี้', en: 'The car is in repair at that time.' },
  blacked_out: {
    th: 'รถงดใช้งานในช่วงเวลานี้',
    en: 'The car is kept out of use at that time.',
  },
  on_leave: { th: 'พนักงานขับรถลาในช่วงเวลานี้', en: 'The driver is on leave at that time.' },
  papers_expire: {
    th: 'พ.ร.บ. หรือภาษีรถหมดอายุก่อนสิ้นสุดการเดินทาง',
    en: 'The compulsory insurance or tax of the car expires before the trip ends.',
  },
  driver_without_licence: {
    th: 'ยังไม่มีข้อมูลใบขับขี่ของพนักงานขับรถ',
    en: 'There is no licence on record for this driver.',
  },
  over_hours: { th: 'เกินชั่วโมงขับ โปรดบอกเหตุผล', en: 'Beyond the driving hours: say why.' },
  driver_hours: { th: 'เกินชั่วโมงขับที่กำหนด', en: 'Over the driving hours.' },
  licence_too_small: {
    th: 'ประเภทใบขับขี่ไม่ครอบคลุมรถคันนี้',
    en: 'This licence class does not cover a car of this size.',
  },
  car_stands: {
    th: 'คนขับแจ้งว่ารถคันนี้ไปต่อไม่ได้ ดูแลแล้วให้ปิดเรื่องที่หน้ารถก่อน',
    en: 'Its driver said that this car cannot go on. Close the matter on the car’s page first.',
  },
  not_available: { th: 'ไม่พร้อมใช้งาน', en: 'This is not in service.' },
  not_for_this_kind: {
    th: 'ไม่ได้จัดไว้สำหรับบริการนี้',
    en: 'This does not serve this kind of booking.',
  },
  of_another_provider: { th: 'เป็นของผู้ให้บริการรายอื่น', en: 'This belongs to another provider.' },
  another_route: {
    th: 'รวมได้เฉพาะเที่ยวในเส้นทางและทิศทางเดียวกัน',
    en: 'Only trips on the same route and direction can be merged.',
  },
  long_before_plan: {
    th: 'เร็วกว่าเวลาที่วางแผนไว้เกิน 12 ชั่วโมง',
    en: 'More than 12 hours before the planned start.',
  },
  in_the_future: { th: 'ยังไม่ถึงวันเวลานี้', en: 'This has not come yet.' },
  not_above_zero: { th: 'ต้องมากกว่า 0', en: 'This must be more than 0.' },
  one_decimal: { th: 'ใส่ทศนิยมได้ 1 ตำแหน่ง', en: 'At most one decimal.' },
  two_decimals: {
    th: 'ใส่ทศนิยมได้ไม่เกิน 2 ตำแหน่ง',
    en: 'At most two decimals.',
  },
  kept_in_expenses: {
    th: 'ผู้ให้บริการและค่าใช้จ่ายของบริการนี้ บันทึกที่หน้าค่าใช้จ่าย',
    en: 'Providers and costs of this kind are entered under expenses.',
  },
  already_driver: {
    th: 'พนักงานคนนี้เป็นพนักงานขับรถอยู่แล้ว',
    en: 'This employee is a driver already.',
  },
  directory_off: {
    th: 'ยังไม่ได้ตั้งค่าการเชื่อมต่อกับ Microsoft Entra',
    en: 'The link to Microsoft Entra is not set up.',
  },
  not_saved_yet: {
    th: 'ต้องตรวจและบันทึกด้วยตนเองก่อนหนึ่งครั้ง',
    en: 'Look at it and save it by hand once first.',
  },
} as const satisfies Record<string, Message>;

export const isProblem = (code: string): code is keyof typeof allProblems =>
  Object.hasOwn(allProblems, code);
