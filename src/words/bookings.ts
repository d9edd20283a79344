import type { WeightyChange } from '#domain/booking/decide-edit';
import type { EstimateLabel } from '#domain/booking/estimate-cost';
import type { ApprovalReason } from '#domain/booking/plan-approval';
import type { VehicleClass } from '#domain/booking/vehicle-class';
import type { Message } from './message';

export const movementNames: Record<'one_way' | 'round_trip' | 'wait', Message> = {
  one_way: { th: 'ขาเดียว', en: 'One way' },
  round_trip: { th: 'ไป–กลับ', en: 'Round trip' },
  wait: { th: 'ให้รถรอที่ปลายทาง', en: 'Wait on site' },
};

export const timingNames: Record<'ready_at' | 'arrive_by', Message> = {
  ready_at: { th: 'พร้อมออกเดินทาง', en: 'Ready to leave' },
  arrive_by: { th: 'ต้องไปถึงก่อน', en: 'Must arrive by' },
};

export const vehicleClassNames: Record<VehicleClass, Message> = {
  sedan: { th: 'รถเก๋ง', en: 'Sedan' },
  pickup: { th: 'รถกระบะ', en: 'Pick-up' },
  van: { th: 'รถตู้', en: 'Van' },
  ppv: { th: 'รถอเนกประสงค์', en: 'SUV / PPV' },
};

export const estimateLabelNames: Record<EstimateLabel, Message> = {
  day_rate: { th: 'ค่าเช่ารายวัน', en: 'Day rate' },
  overtime: { th: 'ค่าล่วงเวลา', en: 'Overtime' },
  distance: { th: 'ค่าระยะทางส่วนเกิน', en: 'Extra distance' },
};

/** Why one level more decides. */
export const approvalReasonNames: Record<ApprovalReason, Message> = {
  several_days: { th: 'จองหลายวัน', en: 'Several days' },
  over_limit: { th: 'ค่าใช้จ่ายเกินวงเงิน', en: 'Over the cost limit' },
  urgent: { th: 'จองเร่งด่วน', en: 'Urgent' },
};

/** What has to be approved anew, said before a change is sent. */
export const weightyChangeNames: Record<WeightyChange, Message> = {
  time: { th: 'เวลา', en: 'the time' },
  place: { th: 'สถานที่', en: 'the places' },
  seats_up: { th: 'จำนวนคนที่เพิ่มขึ้น', en: 'more people' },
  class: { th: 'ประเภทรถ', en: 'the car' },
};

export const changeIsMadeAtOnce: Message = {
  th: 'การแก้ไขนี้มีผลทันที',
  en: 'This change is made at once.',
};
export const changeWaitsForApproval: Message = {
  th: 'การแก้ไขนี้ต้องอนุมัติใหม่ ระหว่างนี้การจองเดิมยังอยู่',
  en: 'This change has to be approved again. Until then your booking stays as it is.',
};
export const changeRestartsApproval: Message = {
  th: 'ผู้อนุมัติต้องพิจารณาใหม่ตั้งแต่ต้น',
  en: 'The approvers will have to decide again from the start.',
};
export const changeReleasesCar: Message = {
  th: 'รถที่จัดไว้จะถูกยกเลิก และต้องรอจัดรถใหม่',
  en: 'The car arranged for you is given up, and a new one has to be arranged.',
};
