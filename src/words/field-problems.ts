import type { Message } from './message';

/** What is wrong with a field, by the code that a schema or a rule gives. */
export const fieldProblems = {
  required: { th: 'กรุณากรอกช่องนี้', en: 'Please fill this in.' },
  invalid: { th: 'ข้อมูลช่องนี้ไม่ถูกต้อง', en: 'This does not look right.' },
  unknown: {
    th: 'รายการนี้ไม่มีให้เลือกแล้ว กรุณาเลือกใหม่',
    en: 'This can no longer be chosen. Please choose again.',
  },
  too_long: { th: 'ยาวเกินไป กรุณาย่อให้สั้นลง', en: 'This is too long. Please shorten it.' },
  too_short: { th: 'พิมพ์เพิ่มอีกนิด', en: 'Please type a little more.' },
  too_large: { th: 'ไฟล์ใหญ่เกิน 5 MB', en: 'This file is larger than 5 MB.' },
  wrong_type: {
    th: 'ใช้ได้เฉพาะไฟล์ JPG, PNG หรือ PDF',
    en: 'Only JPG, PNG and PDF files can be used.',
  },
  too_many_pixels: {
    th: 'ภาพมีขนาดเกิน 50 ล้านพิกเซล',
    en: 'This picture has more than 50 million pixels.',
  },
  expired: { th: 'หมดอายุแล้ว', en: 'This has expired.' },
  taken: { th: 'มีผู้อื่นใช้อยู่แล้ว', en: 'Somebody else has this already.' },
  too_many: { th: 'มากเกินกำหนด', en: 'This is more than allowed.' },
  too_few: { th: 'น้อยเกินไป', en: 'This is too few.' },
  not_a_phone: {
    th: 'เบอร์โทรไม่ถูกต้อง เช่น 081-234-5678 หรือ 02-123-4567 ต่อ 104',
    en: 'Not a Thai phone number. For example 081-234-5678 or 02-123-4567 ext. 104.',
  },
  not_a_plate: {
    th: 'ทะเบียนไม่ถูกต้อง เช่น 1กข 1234 หรือ 70-1234',
    en: 'Not a Thai plate. For example 1กข 1234 or 70-1234.',
  },
  odometer_falls: {
    th: 'น้อยกว่าเลขไมล์ล่าสุด กรุณาบอกเหตุผล',
    en: 'This is below the last reading. Please say why.',
  },
  not_your_kind: {
    th: 'เลือกได้เฉพาะประเภทการจองที่คุณดูแล',
    en: 'Only kinds that you manage can be added or removed.',
  },
  seats_sold: {
    th: 'มีเที่ยวที่จัดไว้แล้วซึ่งมีผู้โดยสารมากกว่านี้',
    en: 'Trips that are arranged already carry more people.',
  },
  trip_or_car: { th: 'กรุณาเลือกเที่ยวรถหรือรถ', en: 'Please choose a trip or a car.' },
  more_than_amount: { th: 'มากกว่าจำนวนเงิน', en: 'This is more than the amount.' },
  not_hundred: { th: 'สัดส่วนรวมต้องเท่ากับ 100%', en: 'The shares must make 100% together.' },
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
    th: 'เลขผู้เสียภาษีไม่ถูกต้อง ต้องมี 13 หลัก เช่น 0-1355-60009-01-5',
    en: 'Not a Thai tax number of 13 digits. For example 0-1355-60009-01-5.',
  },
  not_a_branch: {
    th: 'รหัสสาขามี 5 หลัก สำนักงานใหญ่คือ 00000',
    en: 'A branch has 5 digits. The head office is 00000.',
  },
  provider_already: {
    th: 'มีผู้ให้บริการที่ใช้เลขผู้เสียภาษีและสาขานี้แล้ว',
    en: 'There is a provider with this tax number and branch already.',
  },
  phone_or_email: { th: 'กรุณากรอกเบอร์โทรหรืออีเมล', en: 'Please give a phone number or an e-mail.' },
  priced_already: {
    th: 'รถประเภทนี้มีราคาในช่วงนี้แล้ว กรุณาสิ้นสุดราคาเดิมก่อน',
    en: 'This class has a price on some of these days already. Please end that one first.',
  },
  trips_ahead: {
    th: 'ยังมีเที่ยวรถที่มอบหมายไว้ กรุณาจัดรถใหม่ก่อน',
    en: 'Trips are still given to this provider. Please arrange them again first.',
  },
  listed_twice: { th: 'รายชื่อซ้ำ', en: 'This is listed twice.' },
  delegated_already: {
    th: 'มีผู้อนุมัติแทนในช่วงนี้แล้ว กรุณาเลือกวันอื่น',
    en: 'Somebody stands in for you on these days already. Please choose other days.',
  },
  reason_required: { th: 'กรุณาบอกเหตุผล', en: 'Please give a reason.' },

  in_the_past: { th: 'เวลานี้ผ่านไปแล้ว', en: 'This time has passed.' },
  end_before_start: {
    th: 'เวลาสิ้นสุดต้องอยู่หลังเวลาเริ่ม',
    en: 'The end must be after the start.',
  },
  longer_than_allowed: { th: 'จองนานเกินกำหนด', en: 'This is longer than allowed.' },
  too_far_ahead: { th: 'ยังไม่เปิดให้จองวันนี้', en: 'This day cannot be booked yet.' },
  short_notice: {
    th: 'จองกระชั้นเกินไป กรุณาเลือกเวลาถัดไป',
    en: 'This is too soon. Please choose a later time.',
  },
  urgent_reason_required: {
    th: 'จองกระชั้นกว่ากำหนด กรุณาบอกเหตุผลเร่งด่วน',
    en: 'This is later than the notice period. Please say why it is urgent.',
  },
  only_tomorrow: {
    th: 'ปิดรับจองของวันนี้แล้ว จองของวันถัดไปได้',
    en: 'Today is closed for booking. You can book the next day.',
  },
  not_a_service_day: { th: 'วันนี้ไม่มีรถให้บริการ', en: 'There is no service on this day.' },
  holiday: { th: 'วันหยุด ไม่มีรถให้บริการ', en: 'There is no service on this holiday.' },
  outside_service_hours: { th: 'อยู่นอกเวลาให้บริการ', en: 'This is outside the service hours.' },

  stop_required: { th: 'เพิ่มจุดหมายอย่างน้อย 1 แห่ง', en: 'Add at least one stop.' },
  same_place: { th: 'ต้นทางกับปลายทางเป็นที่เดียวกัน', en: 'This is the place before it.' },
  arrive_by_order: {
    th: 'เวลาต้องเรียงตามลำดับจุดแวะ',
    en: 'The times must follow the order of the stops.',
  },
  arrive_by_outside: {
    th: 'เวลาต้องอยู่ระหว่างเวลาเริ่มกับเวลาสิ้นสุด',
    en: 'This must be between the start and the end.',
  },
  too_many_people: {
    th: 'ที่นั่งไม่พอสำหรับทุกคน กรุณาเลือกรถที่ใหญ่ขึ้น',
    en: 'Not everybody fits. Please choose a larger car.',
  },
  no_car_so_large: {
    th: 'ไม่มีรถที่นั่งได้ครบทุกคน กรุณาแยกเป็นสองรายการ',
    en: 'No car seats everybody. Please make two bookings.',
  },
  fewer_than_people: {
    th: 'ที่นั่งน้อยกว่าจำนวนคนที่ระบุชื่อ',
    en: 'There are more names than seats.',
  },
  drives_already: { th: 'มีรถขับเองคันอื่นในเวลานี้แล้ว', en: 'Drives another car at that time.' },
  on_board_already: { th: 'มีที่นั่งหรือคิวในรอบนี้แล้ว', en: 'Has a seat or waits for one already.' },
  licence_missing: {
    th: 'ยังไม่มีข้อมูลใบขับขี่ กรุณาเพิ่มในโปรไฟล์',
    en: 'There is no driving licence on the profile yet. Please add it.',
  },
  licence_expires: {
    th: 'ใบขับขี่หมดอายุก่อนสิ้นสุดการเดินทาง',
    en: 'The driving licence expires before the trip ends.',
  },
  co_driver_is_driver: { th: 'เลือกเป็นคนขับหลักแล้ว', en: 'This person is the driver already.' },
  terms_required: { th: 'กรุณายอมรับเงื่อนไข', en: 'Please accept the terms.' },
  terms_changed: {
    th: 'เงื่อนไขมีการปรับปรุง กรุณาอ่านและยอมรับอีกครั้ง',
    en: 'The terms have changed. Please read and accept them again.',
  },

  return_too_early: {
    th: 'เที่ยวกลับต้องอยู่หลังเที่ยวไป',
    en: 'The ride back must come after the ride there.',
  },
  no_departure: { th: 'ไม่มีรถรอบนี้ในวันที่เลือก', en: 'There is no such departure on this day.' },
  no_such_stop: { th: 'รถไม่จอดที่จุดนี้', en: 'The shuttle does not stop here.' },
  alight_before_board: {
    th: 'จุดลงต้องอยู่หลังจุดขึ้น',
    en: 'You must get off after you get on.',
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
  supplier_excludes_admin: {
    th: 'ผู้ให้บริการจัดการผู้ใช้ไม่ได้',
    en: 'A supplier cannot manage admin users.',
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
  not_later: { th: 'เลือกเวลาหลังเวลาสิ้นสุดเดิม', en: 'Choose a time after the present end.' },
  not_earlier: {
    th: 'เลือกเวลาก่อนเวลาสิ้นสุดเดิม',
    en: 'Choose a time before the present end.',
  },
  long_before_plan: {
    th: 'เร็วกว่าเวลาที่วางแผนไว้เกิน 12 ชั่วโมง',
    en: 'More than 12 hours before the planned start.',
  },
  in_the_future: { th: 'เวลานี้ยังมาไม่ถึง', en: 'This time has not come yet.' },
  kept_in_expenses: {
    th: 'ผู้ให้บริการและค่าใช้จ่ายของบริการนี้ บันทึกที่หน้าค่าใช้จ่าย',
    en: 'Providers and costs of this kind are entered under expenses.',
  },
  already_driver: {
    th: 'พนักงานคนนี้เป็นพนักงานขับรถอยู่แล้ว',
    en: 'This employee is a driver already.',
  },
  no_seats_left: { th: 'ที่นั่งไม่พอ', en: 'There are not enough seats left.' },
} as const satisfies Record<string, Message>;

export type FieldProblem = keyof typeof fieldProblems;

export const isFieldProblem = (code: string): code is FieldProblem =>
  Object.hasOwn(fieldProblems, code);
