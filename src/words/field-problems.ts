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
  taken: { th: 'มีอยู่ในระบบแล้ว', en: 'This is here already.' },
  too_many: { th: 'มากเกินกำหนด', en: 'This is more than allowed.' },
  too_few: { th: 'น้อยกว่ากำหนด', en: 'This is less than allowed.' },
  not_a_phone: {
    th: 'เบอร์โทรไม่ถูกต้อง เช่น 081-234-5678 หรือ 02-123-4567 ต่อ 104',
    en: 'Not a Thai phone number. For example 081-234-5678 or 02-123-4567 ext. 104.',
  },
  odometer_falls: {
    th: 'น้อยกว่าเลขไมล์ล่าสุด กรุณาบอกเหตุผล',
    en: 'This is below the last reading. Please say why.',
  },
  unlike_readings: {
    th: 'ไม่ตรงกับเลขไมล์ที่บันทึกไว้รอบวันนั้น',
    en: 'The readings around that day say otherwise.',
  },
  listed_twice: { th: 'รายชื่อซ้ำ', en: 'This is listed twice.' },
  delegated_already: {
    th: 'มีผู้อนุมัติแทนในช่วงนี้แล้ว กรุณาเลือกวันอื่น',
    en: 'Somebody stands in for you on these days already. Please choose other days.',
  },
  reason_required: { th: 'กรุณาบอกเหตุผล', en: 'Please give a reason.' },
  in_the_past: { th: 'เวลานี้ผ่านไปแล้ว', en: 'This time has passed.' },
  end_before_start: {
    th: 'ต้องอยู่หลังวันหรือเวลาเริ่ม',
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
  drives_already: { th: 'มีรถขับเองคันอื่นในเวลานี้แล้ว', en: 'This driver has another car then.' },
  other_car_out: { th: 'ยังไม่ได้คืนรถคันก่อน', en: 'The car before this one is not returned yet.' },
  on_board_already: { th: 'มีที่นั่งหรือคิวในรอบนี้แล้ว', en: 'Has a seat or a place in line.' },
  licence_missing: {
    th: 'ยังไม่มีข้อมูลใบขับขี่ กรุณาเพิ่มก่อน',
    en: 'There is no driving licence yet. Please add it.',
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
  not_later: { th: 'เลือกเวลาหลังเวลาสิ้นสุดเดิม', en: 'Choose a time after the present end.' },
  not_earlier: {
    th: 'เลือกเวลาก่อนเวลาสิ้นสุดเดิม',
    en: 'Choose a time before the present end.',
  },
  no_seats_left: { th: 'ที่นั่งไม่พอ', en: 'There are not enough seats left.' },
} as const satisfies Record<string, Message>;

export type FieldProblem = keyof typeof fieldProblems;

export const isFieldProblem = (code: string): code is FieldProblem =>
  Object.hasOwn(fieldProblems, code);
