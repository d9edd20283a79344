import type { MeasureId } from '#domain/reports/measures';
import type { Message } from './message';

/** Every figure's name, and in words how it is made: the help of the screen, the paper and the exports say the same. */
type MeasureWords = { name: Message; formula: Message };

export const measureWords: Record<MeasureId, MeasureWords> = {
  bookings: {
    name: { th: 'การจอง', en: 'Bookings' },
    formula: {
      th: 'จำนวนการจองที่เริ่มเดินทางในช่วงนี้ ทุกสถานะ',
      en: 'Bookings that start in the period, whatever became of them.',
    },
  },
  trips: {
    name: { th: 'เที่ยวรถ', en: 'Trips' },
    formula: {
      th: 'จำนวนเที่ยวที่ออกรถจริง เที่ยวที่นั่งรวมกันแบ่งให้แต่ละการจองตามจำนวนที่นั่ง เมื่อกรองเฉพาะบางคนจึงอาจเป็นเศษ',
      en: 'Trips that ran. A shared trip is split among its bookings by seats, so part of the people may have part of a trip.',
    },
  },
  passengers: {
    name: { th: 'ผู้โดยสาร', en: 'Passengers' },
    formula: {
      th: 'จำนวนที่นั่งของการจองที่ได้เดินทางจริง ไม่นับผู้โดยสารที่ไม่มา',
      en: 'Seats of the bookings that travelled, without those who did not come.',
    },
  },
  seats: {
    name: { th: 'ที่นั่งที่ออกวิ่ง', en: 'Seats offered' },
    formula: {
      th: 'ที่นั่งผู้โดยสารของรถในทุกเที่ยวที่ออกรถจริง (รถขับเองนับที่นั่งคนขับด้วย)',
      en: 'Passenger seats of the cars on all trips that ran; in a self-drive car the driver’s seat counts too.',
    },
  },
  fill_rate: {
    name: { th: 'อัตราที่นั่งเต็ม', en: 'Fill rate' },
    formula: {
      th: 'ที่นั่งที่มีคนนั่งในช่วงที่แน่นที่สุดของแต่ละเที่ยว ÷ ที่นั่งที่ออกวิ่ง',
      en: 'Seats taken at each trip’s fullest moment ÷ seats offered.',
    },
  },
  distance: {
    name: { th: 'ระยะทาง', en: 'Distance' },
    formula: {
      th: 'เลขไมล์ตอนกลับลบตอนออก ถ้าไม่ได้จดใช้ระยะทางตามแผน',
      en: 'Odometer at the end less at the start; where nobody read it, the planned distance.',
    },
  },
  cost: {
    name: { th: 'ค่าใช้จ่าย', en: 'Cost' },
    formula: {
      th: 'ตามแผน: ราคาที่ประเมินของเที่ยวที่ออกรถจริง · ตามจริง: ค่าใช้จ่ายที่อนุมัติหรือจ่ายแล้ว ก่อน VAT รวมค่าใช้จ่ายของรถที่ไม่ผูกกับเที่ยว แบ่งตามศูนย์ต้นทุนที่ระบุ หรือตามที่นั่ง',
      en: 'Estimated: the price of the trips that ran. Actual: expenses approved or paid, before VAT, with those of cars and no trip; shared by the given split of cost centres, else by seats.',
    },
  },
  cost_per_trip: {
    name: { th: 'ค่าใช้จ่ายต่อเที่ยว', en: 'Cost per trip' },
    formula: { th: 'ค่าใช้จ่าย ÷ เที่ยวรถ', en: 'Cost ÷ trips.' },
  },
  cost_per_km: {
    name: { th: 'ค่าใช้จ่ายต่อ กม.', en: 'Cost per km' },
    formula: { th: 'ค่าใช้จ่าย ÷ ระยะทาง', en: 'Cost ÷ distance.' },
  },
  cost_per_passenger: {
    name: { th: 'ค่าใช้จ่ายต่อคน', en: 'Cost per passenger' },
    formula: { th: 'ค่าใช้จ่าย ÷ ผู้โดยสาร', en: 'Cost ÷ passengers.' },
  },
  co2: {
    name: { th: 'คาร์บอน (CO₂)', en: 'CO₂' },
    formula: {
      th: 'ระยะทางของรถแต่ละคัน × กรัมต่อกิโลเมตรของรถคันนั้น ถ้าไม่ได้ระบุใช้ค่าปกติของประเภทรถ รถไฟฟ้าคิดจากไฟที่ใช้',
      en: 'Distance of each car × its grams a km; where none is entered, the usual value of its class, or the electricity it draws.',
    },
  },
  approval_hours: {
    name: { th: 'เวลารออนุมัติ', en: 'Approval time' },
    formula: {
      th: 'ชั่วโมงเฉลี่ยตั้งแต่ถึงคิวผู้อนุมัติจนตัดสินใจ ต่อการตัดสินใจหนึ่งครั้ง',
      en: 'Mean hours from a decision’s turn until it was made, decision by decision.',
    },
  },
  on_time: {
    name: { th: 'ตรงเวลา', en: 'On time' },
    formula: {
      th: 'เที่ยวที่ออกช้ากว่าแผนไม่เกิน 10 นาที ÷ เที่ยวที่บันทึกเวลา รถขับเองดูเวลาคืนรถแทน เวลาที่ระบบเดาไม่นับ',
      en: 'Trips that left at most 10 minutes after plan ÷ trips whose time was recorded; a self-drive car by its return. Times that the clock assumed do not count.',
    },
  },
  cancellations: {
    name: { th: 'ยกเลิก', en: 'Cancellations' },
    formula: { th: 'การจองที่ถูกยกเลิก', en: 'Bookings cancelled.' },
  },
  late_cancellations: {
    name: { th: 'ยกเลิกช้า', en: 'Late cancellations' },
    formula: {
      th: 'การจองที่ยกเลิกหลังเวลาที่กำหนด (รวมอยู่ในยกเลิกแล้ว)',
      en: 'Cancelled after the cut-off; part of the cancellations.',
    },
  },
  no_shows: {
    name: { th: 'ไม่มาใช้รถ', en: 'No-shows' },
    formula: {
      th: 'การจองที่จัดรถแล้วแต่ไม่มีใครมา',
      en: 'Bookings that had a car and did not come.',
    },
  },
  overtime: {
    name: { th: 'ชั่วโมงเกินอัตราเช่า', en: 'Hours beyond the rate' },
    formula: {
      th: 'เวลาของเที่ยวที่มีคนขับเกินชั่วโมงที่รวมในอัตราค่ารถ นับทุก 15 นาทีที่เริ่ม',
      en: 'Time of trips with a driver beyond the hours that their rate includes, by started quarter hours.',
    },
  },
  car_hours: {
    name: { th: 'ชั่วโมงใช้รถ', en: 'Hours in use' },
    formula: {
      th: 'เวลาที่รถออกใช้จริงภายในเวลาให้บริการ ถ้าไม่ได้บันทึกใช้เวลาตามแผน',
      en: 'Time in which cars were out, within the service hours; as recorded, else as planned.',
    },
  },
  utilisation: {
    name: { th: 'อัตราการใช้รถ', en: 'Utilisation' },
    formula: {
      th: 'ชั่วโมงใช้รถ ÷ เวลาให้บริการของรถทุกคันในช่วงนี้ ไม่หักเวลาซ่อม',
      en: 'Hours in use ÷ service hours of all cars in the period; time in repair is not taken off.',
    },
  },
  unmet: {
    name: { th: 'ไม่ได้รถ', en: 'Unmet demand' },
    formula: {
      th: 'การจองที่อนุมัติแล้วแต่ไม่ได้รถ และที่รอคิวรถเต็มจนรถออก',
      en: 'Bookings approved and never given a car, or in line for a full shuttle until it left.',
    },
  },
  unmet_seats: {
    name: { th: 'ที่นั่งที่ขาด', en: 'Unmet seats' },
    formula: { th: 'จำนวนที่นั่งของการจองที่ไม่ได้รถ', en: 'Seats of the unmet bookings.' },
  },
  saving: {
    name: { th: 'ประหยัดจากการนั่งรวม', en: 'Saved by pooling' },
    formula: {
      th: 'ค่าใช้จ่ายของเที่ยว × (จำนวนการจองในเที่ยว − 1) เทียบกับแยกรถคนละคัน',
      en: 'A trip’s cost × (its bookings − 1): compared with a car for each booking.',
    },
  },
};

export const peakWords: MeasureWords = {
  name: { th: 'รถออกพร้อมกันสูงสุด', en: 'Peak cars in use' },
  formula: {
    th: 'จำนวนรถที่ออกพร้อมกันมากที่สุดในนาทีเดียว ของแต่ละช่วง 15 นาทีของวัน',
    en: 'The most cars out in one minute, for each quarter of an hour of the day.',
  },
};
