import type { Message } from './message';

export const suggestedCars: Message = { th: 'รถที่แนะนำ', en: 'Suggested cars' };
/** Where none of them can be had. */
export const carsAndWhy: Message = { th: 'เหตุผลของรถแต่ละคัน', en: 'Why not, car by car' };
export const suggestedDrivers: Message = { th: 'คนขับที่แนะนำ', en: 'Suggested drivers' };
export const notPossible: Message<{ count: number }> = {
  th: ({ count }) => `ใช้ไม่ได้ ${count}`,
  en: ({ count }) => `Not possible: ${count}`,
};
export const suggestFailed: Message = {
  th: 'โหลดคำแนะนำไม่ได้',
  en: 'The suggestions could not be loaded',
};
export const noneFits: Message = {
  th: 'ไม่มีคันที่ใช้ได้ในเวลานี้',
  en: 'No car fits at this time',
};
/** Where nobody else can be asked for a car. */
export const noneFitsHint: Message = {
  th: 'โทรตกลงเวลาใหม่กับผู้เดินทางแล้วเลื่อนเวลา หรือยกเลิกการจองพร้อมเหตุผล ด้านล่างบอกว่าแต่ละคันติดอะไร',
  en: 'Call the traveller, agree on another time and move it, or cancel the booking with a reason. Below stands what each car is busy with.',
};
/** To a provider, who may have more cars than are in the list. */
export const noneFitsProviderHint: Message = {
  th: 'หากจะส่งรถคันอื่น กด “ส่งรถที่ยังไม่อยู่ในรายการ” หรือปฏิเสธงาน',
  en: 'To send another car, tap “Send a car not in the list”, or decline the trip',
};
export const hiredCar: Message<{ cost: string }> = {
  th: ({ cost }) => `รถจ้าง ต้องรอตอบรับ${cost && ` · ${cost} บาท`}`,
  en: ({ cost }) => `Hired, has to be accepted${cost && ` · ฿${cost}`}`,
};
/** Where there is no room for the sentence. */
export const hiredShort: Message = { th: 'ต้องรอตอบรับ', en: 'Needs a yes' };
export const assignWith: Message<{ car: string; driver: string }> = {
  th: ({ car, driver }) => (driver ? `จัด ${car} · ${driver}` : `จัด ${car}`),
  en: ({ car, driver }) => (driver ? `Assign ${car} · ${driver}` : `Assign ${car}`),
};
export const acceptWith: Message<{ car: string; driver: string }> = {
  th: ({ car, driver }) => ['รับงาน', car, driver].filter(Boolean).join(' · '),
  en: ({ car, driver }) => ['Accept', car, driver].filter(Boolean).join(' · '),
};
export const withoutDriver: Message = { th: 'ยังไม่ระบุคนขับ', en: 'Without a driver yet' };
export const handToProvider: Message = { th: 'ส่งให้ผู้ให้บริการ', en: 'Hand to a provider' };
export const details: Message = { th: 'รายละเอียด', en: 'Details' };
export const chooseProvider: Message = { th: 'เลือกผู้ให้บริการ', en: 'Choose the provider' };
export const takeBack: Message = { th: 'ดึงงานกลับ', en: 'Take it back' };
export const accept: Message = { th: 'รับงาน', en: 'Accept' };
export const acceptLater: Message = {
  th: 'รับงาน ระบุรถทีหลัง',
  en: 'Accept, name the car later',
};
export const decline: Message = { th: 'ปฏิเสธงาน', en: 'Decline' };
export const release: Message = { th: 'ยกเลิกการจัดรถ', en: 'Release' };
export const lock: Message = { th: 'ล็อกไว้', en: 'Pin' };
export const unlock: Message = { th: 'ปลดล็อก', en: 'Unpin' };
export const locked: Message = { th: 'ล็อกแล้ว', en: 'Pinned' };
export const pinnedHint: Message = {
  th: 'เที่ยวนี้ล็อกไว้ ปลดล็อกก่อนจึงจะเปลี่ยนรถ คนขับ หรือผู้ให้บริการได้',
  en: 'This trip is pinned. Unpin it first to change its car, driver or provider.',
};
export const pinnedByCompany: Message = {
  th: 'บริษัทล็อกเที่ยวนี้ไว้ จึงเปลี่ยนรถหรือคนขับไม่ได้',
  en: 'The company has pinned this trip, so its car and driver cannot be changed.',
};
export const depart: Message = { th: 'บันทึกออกรถ', en: 'Record departure' };
export const complete: Message = { th: 'บันทึกจบงาน', en: 'Record the end' };
export const recordTimes: Message = { th: 'บันทึกเวลาจริง', en: 'Record actual times' };
/** A wrong tap; said as what is true. */
export const takeBackTimes = {
  depart: { th: 'ยังไม่ได้ออกรถ', en: 'It has not left' },
  complete: { th: 'ยังไม่จบงาน', en: 'It has not ended' },
  'record-times': { th: 'ใช้เวลาเดิมก่อนแก้', en: 'Take the times back' },
} as const satisfies Record<string, Message>;
export const confirmTimes: Message = { th: 'ยืนยันเวลาจริง', en: 'Confirm the times' };
export const noShow: Message = { th: 'ไม่มาใช้รถ', en: 'No-show' };
export const correctNoShow: Message = { th: 'แก้ว่าใครไม่มา', en: 'Correct who did not come' };
export const splitOff: Message = { th: 'แยกเป็นอีกเที่ยว', en: 'Split off' };
export const mergeHere: Message<{ what: string }> = {
  th: ({ what }) => `รวม ${what} เข้าเที่ยวนี้`,
  en: ({ what }) => `Add ${what} to this trip`,
};
export const mergeWith: Message = { th: 'รวมกับเที่ยวอื่น', en: 'Merge with a trip' };
export const swapWith: Message = { th: 'สลับกับเที่ยวอื่น', en: 'Swap with a trip' };
export const chooseToMerge: Message = {
  th: 'เลือกเที่ยวหรือการจอง',
  en: 'Choose the trip or booking',
};
export const noMerge: Message = {
  th: 'ไม่มีรายการอื่นที่รวมได้ รายการที่รวมต้องยังไม่ออกรถ ไม่ได้ล็อกไว้ มีที่นั่งพอ และรถกับคนขับว่างตลอดเวลาของทั้งสอง',
  en: 'Nothing else can be merged: it has to be still ahead and not pinned, with seats enough, and car and driver free at both times.',
};
export const whatToSwap: Message = { th: 'สลับอะไร', en: 'Swap what' };
export const noSwap: Message = {
  th: 'ไม่มีเที่ยวอื่นที่สลับได้ เที่ยวที่สลับต้องเป็นของเจ้าของรถเดียวกัน ยังไม่ออกรถ และว่างในเวลาของอีกเที่ยว',
  en: 'No other trip can be swapped: it has to be of the same owner, still ahead, and free at the time of the other.',
};
export const swapNames: Record<'cars' | 'drivers' | 'both', Message> = {
  cars: { th: 'รถ', en: 'Cars' },
  drivers: { th: 'คนขับ', en: 'Drivers' },
  both: { th: 'รถและคนขับ', en: 'Cars and drivers' },
};
export const changeAssignment: Message<{ withDriver: boolean }> = {
  th: ({ withDriver }) => (withDriver ? 'เปลี่ยนรถหรือคนขับ' : 'เปลี่ยนรถ'),
  en: ({ withDriver }) => (withDriver ? 'Change the car or driver' : 'Change the car'),
};
export const notesAndCost: Message = { th: 'จุดนัดพบ บันทึก และค่าใช้จ่าย', en: 'Notes and cost' };
export const notesOnly: Message = { th: 'จุดนัดพบและบันทึก', en: 'Meeting point and note' };
export const meetingPointLabel: Message = { th: 'จุดนัดพบ', en: 'Meeting point' };
/** Where the traveller drives, the printed sheet is where it is read. */
export const noteToDriver: Message<{ withDriver: boolean }> = {
  th: ({ withDriver }) => (withDriver ? 'บันทึกถึงคนขับ' : 'บันทึกในใบงาน'),
  en: ({ withDriver }) => (withDriver ? 'Note for the driver' : 'Note on the job sheet'),
};
export const costLabel: Message = { th: 'ค่าใช้จ่าย (บาท)', en: 'Cost (THB)' };
export const providerLabel: Message = { th: 'ผู้ให้บริการ', en: 'Provider' };
export const noProvider: Message = { th: 'ไม่ระบุ', en: 'None' };
export const save: Message = { th: 'บันทึก', en: 'Save' };
export const reasonLabel: Message = { th: 'เหตุผล', en: 'Reason' };
export const startKmLabel: Message = { th: 'เลขไมล์ออก', en: 'Odometer out' };
export const endKmLabel: Message = { th: 'เลขไมล์กลับ', en: 'Odometer in' };
export const departedAtLabel: Message = { th: 'ออกรถเมื่อ', en: 'Left at' };
export const endedAtLabel: Message = { th: 'จบงานเมื่อ', en: 'Ended at' };
export const unconfirmed: Message = {
  th: 'ระบบใช้เวลาตามแผน รอผู้จัดรถยืนยัน',
  en: 'Times assumed from the plan; please confirm',
};
export const bookingsTitle: Message = { th: 'การจองในเที่ยวนี้', en: 'Bookings on this trip' };
export const handoversTitle: Message = { th: 'รับและคืนรถ', en: 'Collected and returned' };
export const handoverNames: Record<'collect' | 'return', Message> = {
  collect: { th: 'รับรถ', en: 'Collected' },
  return: { th: 'คืนรถ', en: 'Returned' },
};
export const damageSaid: Message<{ text: string }> = {
  th: ({ text }) => `ความเสียหาย: ${text}`,
  en: ({ text }) => `Damage: ${text}`,
};
export const historyTitle: Message = { th: 'ประวัติ', en: 'History' };
export const tripTitle: Message<{ what: string }> = {
  th: ({ what }) => `เที่ยวรถ ${what}`,
  en: ({ what }) => `Trip ${what}`,
};
export const moreActions: Message = { th: 'การทำงานอื่น', en: 'More actions' };
export const call: Message<{ phone: string }> = {
  th: ({ phone }) => `โทร ${phone}`,
  en: ({ phone }) => `Call ${phone}`,
};

export const boardingCode: Message = { th: 'รหัสขึ้นรถ', en: 'Boarding code' };

export const chooseTrip: Message = { th: 'เลือกเที่ยว', en: 'Choose the trip' };
export const joinTrip: Message = { th: 'รวมเข้าเที่ยวที่มีอยู่', en: 'Add to an existing trip' };
export const rideAlong: Message<{ time: string; car: string; minutes: number }> = {
  th: ({ time, car, minutes }) => `ไปกับเที่ยว ${time} ${car}${minutes > 0 ? ` +${minutes} นาที` : ''}`,
  en: ({ time, car, minutes }) =>
    `Ride along ${time} ${car}${minutes > 0 ? `, +${minutes} min` : ''}`,
};
