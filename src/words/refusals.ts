import type { RefusalCode } from '#domain/refusal';
import type { Message } from './message';

export const refusals: Record<RefusalCode, Message> = {
  invalid_input: {
    th: 'ข้อมูลบางช่องยังไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
    en: 'Some fields need another look.',
  },
  not_signed_in: { th: 'กรุณาเข้าสู่ระบบอีกครั้ง', en: 'Please sign in again.' },
  account_not_allowed: {
    th: 'บัญชีนี้ใช้กับระบบจองรถไม่ได้ กรุณาเข้าสู่ระบบด้วยบัญชีอื่น',
    en: 'This account cannot be used here. Please sign in with another account.',
  },
  unknown_employee: {
    th: 'ยังไม่พบบัญชีนี้ในทะเบียนพนักงาน กรุณาติดต่อผู้ดูแลระบบ',
    en: 'We could not find an employee record for this account. Please contact the administrator.',
  },
  not_allowed: { th: 'คุณไม่มีสิทธิ์ทำรายการนี้', en: 'You do not have the right to do this.' },
  not_found: { th: 'ไม่พบรายการนี้', en: 'This item was not found.' },
  changed_meanwhile: {
    th: 'มีผู้แก้ไขรายการนี้ไปแล้ว กรุณาตรวจสอบก่อนทำต่อ',
    en: 'Somebody changed this meanwhile. Please look at the change first.',
  },
  already_decided: {
    th: 'มีผู้พิจารณารายการนี้ไปแล้ว',
    en: 'Somebody has decided this already.',
  },
  no_longer_possible: {
    th: 'เปลี่ยนตามที่ขอไม่ได้แล้ว ส่งกลับให้ผู้ขอเลือกใหม่ได้',
    en: 'The change can no longer be made as asked. Send it back so that they can choose again.',
  },
  not_now: {
    th: 'สถานะของรายการนี้เปลี่ยนไปแล้ว จึงทำรายการนี้ไม่ได้',
    en: 'The booking has moved on, so this can no longer be done.',
  },
  nothing_new: {
    th: 'ไม่มีอะไรต่างจากที่ใช้อยู่ กรุณาแก้ไขก่อนบันทึก',
    en: 'Nothing differs from what holds already. Please change something first.',
  },
  offer_gone: {
    th: 'ที่นั่งนี้ไม่ว่างแล้ว คุณยังอยู่ในคิว',
    en: 'This seat is gone. You are still in line.',
  },
  seats_taken: {
    th: 'ที่นั่งไม่พอแล้ว มีผู้จองไปก่อน',
    en: 'There are not enough seats left. Somebody was faster.',
  },
  car_taken: {
    th: 'รถคันนี้มีผู้จองช่วงเวลานี้แล้ว กรุณาเลือกคันอื่นหรือเวลาอื่น',
    en: 'This car is taken at that time. Please choose another car or time.',
  },
  driver_taken: {
    th: 'พนักงานขับรถไม่ว่างในช่วงเวลานี้ กรุณาเลือกคนอื่นหรือเวลาอื่น',
    en: 'This driver is not free at that time. Please choose another driver or time.',
  },
  trip_locked: {
    th: 'เที่ยวนี้ถูกล็อกไว้ กรุณาปลดล็อกก่อน',
    en: 'This trip is pinned. Please unpin it first.',
  },
  wants_alone: {
    th: 'มีผู้เดินทางที่ขอไปคนเดียว กรุณายืนยันก่อนรวมเที่ยว',
    en: 'Somebody asked to ride alone. Please confirm before they share a car.',
  },
  undo_gone: {
    th: 'หมดเวลาย้อนกลับแล้ว',
    en: 'The time to undo this has passed.',
  },
  no_approver: {
    th: 'ยังไม่มีผู้อนุมัติสำหรับคำขอนี้ กรุณาติดต่อผู้ดูแลระบบ',
    en: 'Nobody can approve this request yet. Please contact the administrator.',
  },
  rating_closed: {
    th: 'เลยเวลาให้คะแนนหรือแก้ไขคะแนนของเที่ยวนี้แล้ว',
    en: 'The time to rate this trip, or to change its rating, is over.',
  },
  rated_already: {
    th: 'คุณให้คะแนนเที่ยวนี้ไปแล้ว',
    en: 'You have rated this trip already.',
  },
  own_rights: {
    th: 'เปลี่ยนสิทธิ์ของตัวเองไม่ได้ ให้ผู้ดูแลคนอื่นทำแทน',
    en: 'You cannot change your own rights. Ask another administrator.',
  },
  last_admin: {
    th: 'ต้องมีผู้ดูแลผู้ใช้เหลืออย่างน้อยหนึ่งคน',
    en: 'At least one person must remain who manages admin users.',
  },
  second_admin: {
    th: 'ต้องให้ผู้ดูแลอีกคนทำรายการนี้ เพราะคุณเป็นผู้ขอหรือเป็นเรื่องของคุณเอง',
    en: 'Another administrator must do this: you asked for it, or it is about you.',
  },
  account_moved: {
    th: 'บัญชีนี้เปลี่ยนไปแล้วหลังจากที่ขอไว้ กรุณาปฏิเสธรายการนี้แล้วขอใหม่',
    en: 'The account has changed since this was asked for. Please refuse it and ask again.',
  },
  breaks_trips: {
    th: 'มีเที่ยวที่จัดไว้แล้วในช่วงเวลานี้ กรุณาดูรายการก่อนยืนยัน',
    en: 'Trips are arranged for that time. Please look at them first.',
  },
  car_out: {
    th: 'รถคันนี้กำลังเดินทางอยู่ในช่วงเวลานี้ กรุณาเริ่มหลังรถกลับ',
    en: 'This car is on the road at that time. Please begin after it is back.',
  },
  driver_out: {
    th: 'พนักงานขับรถกำลังเดินทางอยู่ในช่วงเวลานี้ กรุณาเริ่มหลังกลับถึง',
    en: 'This driver is on the road at that time. Please begin after they are back.',
  },
  own_expense: {
    th: 'รายการที่คุณบันทึกเอง ต้องให้ผู้ดูแลท่านอื่นอนุมัติ',
    en: 'You entered this expense yourself. Another admin must decide on it.',
  },
  month_open: {
    th: 'ยังมีรายการที่รออนุมัติในเดือนนี้ กรุณาจัดการให้ครบก่อนปิดเดือน',
    en: 'Some expenses of this month are still undecided. Please decide on them first.',
  },
  key_reused: {
    th: 'คำขอนี้ถูกส่งไปแล้วด้วยข้อมูลอื่น',
    en: 'This request was already sent with different content.',
  },
  service_closed: {
    th: 'ระบบปิดให้บริการชั่วคราว ข้อมูลของคุณยังอยู่ครบ',
    en: 'The service is temporarily closed. What you entered is kept.',
  },
  too_large: { th: 'ข้อมูลมีขนาดใหญ่เกินไป', en: 'This is too large to send.' },
  rate_limited: {
    th: 'ส่งถี่เกินไป กรุณารอสักครู่แล้วลองใหม่',
    en: 'Too many requests. Please wait a moment and try again.',
  },
  uploads_used_up: {
    th: 'วันนี้ส่งรูปและไฟล์ครบจำนวนที่ส่งได้แล้ว ที่กรอกไว้ยังอยู่ครบ ส่งได้อีกภายใน 24 ชั่วโมง ถ้าไม่จำเป็นต้องแนบ ส่งโดยไม่มีไฟล์ได้เลย',
    en: 'The photos and files of one day are used up. What you entered is kept; there is room again within 24 hours. Where no file is needed, send it without.',
  },
  temporarily_unavailable: {
    th: 'ระบบไม่พร้อมใช้งานชั่วคราว กรุณาลองใหม่ในอีกสักครู่',
    en: 'The service is not available right now. Please try again in a moment.',
  },
  internal_error: {
    th: 'เกิดข้อผิดพลาดในระบบ กรุณาลองใหม่อีกครั้ง',
    en: 'Something went wrong on our side. Please try again.',
  },
};
