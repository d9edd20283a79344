import type { Message } from './message';

/** The fields of the four forms; one name for one thing, whichever form asks it. */
export const bookingFields = {
  forWhom: { th: 'จองให้ใคร', en: 'For whom' },
  contactPhone: { th: 'เบอร์ติดต่อ', en: 'Contact phone' },
  costCentreId: { th: 'ศูนย์ต้นทุน', en: 'Cost centre' },
  purposeCode: { th: 'วัตถุประสงค์', en: 'Purpose' },
  purposeText: { th: 'ระบุวัตถุประสงค์', en: 'What for' },
  companions: { th: 'ผู้ร่วมเดินทาง', en: 'Travelling with' },
  note: { th: 'หมายเหตุ', en: 'Note' },
  attachmentIds: { th: 'ไฟล์แนบ', en: 'Attachments' },
  urgentReason: { th: 'เหตุผลเร่งด่วน', en: 'Why it is urgent' },
  startsAt: { th: 'เริ่มใช้รถ', en: 'Start' },
  endsAt: { th: 'สิ้นสุดการใช้รถ', en: 'End' },
  class: { th: 'ประเภทรถ', en: 'Car class' },
  seats: { th: 'จำนวนที่นั่ง', en: 'Seats' },
  provinceCode: { th: 'จังหวัด', en: 'Province' },

  movement: { th: 'รูปแบบการเดินทาง', en: 'Type of trip' },
  pickUp: { th: 'จุดขึ้นรถ', en: 'Pick-up place' },
  stops: { th: 'จุดหมาย', en: 'Where to' },
  arriveBy: { th: 'ต้องไปถึงก่อนกี่โมง', en: 'Arrive by' },
  luggage: { th: 'สัมภาระ', en: 'Luggage' },
  overnight: { th: 'ค้างคืน', en: 'Overnight' },
  driverWish: { th: 'คนขับที่ต้องการ', en: 'Driver, if you have a wish' },

  carId: { th: 'รถ', en: 'Car' },
  driverId: { th: 'คนขับ', en: 'Who drives' },
  coDriverIds: { th: 'คนขับร่วม', en: 'Co-drivers' },
  termsNumber: { th: 'เงื่อนไขการใช้รถ', en: 'Terms of use' },
  destination: { th: 'ปลายทาง', en: 'Destination' },
  expectedKm: { th: 'ระยะทางโดยประมาณ (กม.)', en: 'Expected distance (km)' },
  fuelCard: { th: 'ใช้บัตรเติมน้ำมัน', en: 'Fuel card' },
  tollTag: { th: 'ใช้บัตรทางด่วน', en: 'Toll tag' },

  from: { th: 'จาก', en: 'From' },
  to: { th: 'ไป', en: 'To' },
  timing: { th: 'เวลานี้คือ', en: 'This time is when' },
  at: { th: 'เวลา', en: 'Time' },
  flexibilityMinutes: { th: 'ยืดหยุ่นได้', en: 'Flexible by' },
  goods: { th: 'สิ่งของที่นำไป', en: 'Goods to carry' },
  returnAt: { th: 'เวลากลับ', en: 'Ride back at' },
  share: { th: 'ร่วมรถกับผู้อื่นได้', en: 'Happy to share the car' },

  timetableEntryId: { th: 'รอบรถ', en: 'Departure' },
  date: { th: 'วันที่', en: 'Date' },
  boardStop: { th: 'ขึ้นที่', en: 'Get on at' },
  alightStop: { th: 'ลงที่', en: 'Get off at' },
} as const satisfies Record<string, Message>;

export const thereBy: Message<{ place: string; at: string }> = {
  th: ({ place, at }) => `${place} (ถึงก่อน ${at})`,
  en: ({ place, at }) => `${place} (by ${at})`,
};
