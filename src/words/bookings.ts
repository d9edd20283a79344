import type { EstimateLabel } from '#domain/booking/estimate-cost';
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
