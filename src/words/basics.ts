import type { SetUpStep } from '#domain/basics/set-up-steps';
import type { Message } from './message';

/** Setting up an installation, and the small lists that people choose from. */

export const setUpTitle: Message = { th: 'ตั้งค่าระบบ', en: 'Set-up' };
export const setUpGroup: Message = { th: 'ระบบ', en: 'System' };

export const setUpTabs: Record<
  | 'guide'
  | 'contacts'
  | 'purposes'
  | 'places'
  | 'travel'
  | 'maintenance'
  | 'emission'
  | 'retention',
  Message
> = {
  guide: { th: 'เริ่มใช้งาน', en: 'Getting started' },
  contacts: { th: 'ผู้ติดต่อ', en: 'Contacts' },
  purposes: { th: 'วัตถุประสงค์', en: 'Purposes' },
  places: { th: 'สถานที่', en: 'Places' },
  travel: { th: 'เวลาเดินทาง', en: 'Travel times' },
  maintenance: { th: 'แผนบำรุงรักษา', en: 'Maintenance plans' },
  emission: { th: 'ค่า CO₂', en: 'CO₂ factors' },
  retention: { th: 'อายุข้อมูล', en: 'Retention' },
};

export const setUpProgress: Message<{ done: number; of: number }> = {
  th: ({ done, of }) => `เสร็จแล้ว ${done} จาก ${of} ขั้น`,
  en: ({ done, of }) => `${done} of ${of} steps done`,
};
export const setUpWaits: Message = {
  th: 'ระบบนี้ยังไม่ได้ตั้งค่า',
  en: 'Nothing is set up yet',
};
export const beginSetUp: Message = { th: 'เริ่มตั้งค่า', en: 'Set it up' };
export const setUpDone: Message = {
  th: 'ตั้งค่าครบแล้ว พนักงานเริ่มจองได้',
  en: 'All is set up. People can book.',
};
export const setUpNothingBlocks: Message = {
  th: 'ข้ามขั้นไหนก็ได้ ระบบใช้งานได้ทุกเมื่อ แต่ละขั้นบอกว่าถ้ายังไม่ทำจะเกิดอะไรขึ้น',
  en: 'Nothing blocks: leave out any step. Each says what is missing without it.',
};
export const demoTitle: Message = { th: 'นี่คือบริษัทตัวอย่าง', en: 'This is the demo company.' };
export const demoAsks: Message = {
  th: 'ข้อมูลทั้งหมดสมมติขึ้น ผู้ดูแลเซิร์ฟเวอร์เริ่มใช้งานจริงได้ด้วยคำสั่ง',
  en: 'Nothing in it is true. Whoever runs the server begins a real installation with',
};
export const siteNamesTitle: Message = { th: 'ชื่อโรงงาน', en: 'Names of the sites' };
export const siteNamesNote: Message = {
  th: 'เมนู แบบฟอร์ม และเอกสารใช้ชื่อนี้ หน้าที่เปิดอยู่จะเปลี่ยนเมื่อเปิดใหม่',
  en: 'Menus, forms and papers say it so; pages that are open, once they are opened again.',
};
export const stepsLeft: Message<{ count: number }> = {
  th: ({ count }) => `เหลือ ${count} ขั้น`,
  en: ({ count }) => `${count} ${count === 1 ? 'step' : 'steps'} left`,
};
export const stepIsDone: Message = { th: 'เสร็จแล้ว', en: 'Done' };
export const stepIsOpen: Message = { th: 'ยังไม่เสร็จ', en: 'To do' };
export const lacking: Message<{ names: string }> = {
  th: ({ names }) => `ยังขาด: ${names}`,
  en: ({ names }) => `Missing: ${names}`,
};

const counted = (count: number, single: string, several: string): string =>
  `${count} ${count === 1 ? single : several}`;

type StepWords = {
  title: Message;
  /** How much of it there is. */
  count: Message<{ count: number; isDone: boolean }>;
  /** What it costs to leave it. */
  without: Message;
  go: Message;
};

export const stepWords: Readonly<Record<SetUpStep, StepWords>> = {
  people: {
    title: { th: 'นำเข้าพนักงานและศูนย์ต้นทุน', en: 'Import people and cost centres' },
    count: {
      th: ({ count }) => `พนักงาน ${count} คน`,
      en: ({ count }) => counted(count, 'person', 'people'),
    },
    without: {
      th: 'คนที่ไม่อยู่ในรายชื่อเข้าสู่ระบบแล้วใช้งานไม่ได้',
      en: 'Whoever is not listed can sign in, and then do nothing.',
    },
    go: { th: 'นำเข้ารายชื่อ', en: 'Import people' },
  },
  approvers: {
    title: { th: 'ผู้อนุมัติ', en: 'Approvers' },
    count: {
      th: ({ count, isDone }) => {
        if (count > 0) return `${count} คนยังไม่มีหัวหน้าที่จะอนุมัติให้`;
        return isDone ? 'ไม่มีใครขาดผู้อนุมัติ' : 'ดูได้หลังนำเข้าพนักงาน';
      },
      en: ({ count, isDone }) => {
        if (count > 0)
          return counted(
            count,
            'person has no manager who approves',
            'people have no manager who approves',
          );
        return isDone ? 'Nobody lacks an approver' : 'To be seen once people are imported';
      },
    },
    without: {
      th: 'คำขอของพนักงานที่ไม่มีหัวหน้าจะส่งไม่ได้',
      en: 'Requests of people without a manager cannot be sent.',
    },
    go: { th: 'เลือกผู้อนุมัติสำรอง', en: 'Choose who decides' },
  },
  places: {
    title: { th: 'สถานที่ที่ไปบ่อย', en: 'Places people go to' },
    count: {
      th: ({ count }) => `${count} แห่ง`,
      en: ({ count }) => counted(count, 'place', 'places'),
    },
    without: {
      th: 'ทุกคนต้องพิมพ์ปลายทางเอง และระบบคำนวณระยะทางไม่ได้',
      en: 'Everybody types where they go, and no distance is known.',
    },
    go: { th: 'เพิ่มสถานที่', en: 'Add places' },
  },
  contacts: {
    title: { th: 'ผู้ติดต่อแต่ละเรื่อง', en: 'Whom to call' },
    count: {
      th: ({ count }) => `${count} คน`,
      en: ({ count }) => counted(count, 'contact', 'contacts'),
    },
    without: {
      th: 'คนที่รถเสียหรือเข้าระบบไม่ได้จะไม่รู้ว่าต้องโทรหาใคร',
      en: 'Whoever breaks down, or cannot get in, does not know whom to call.',
    },
    go: { th: 'เพิ่มผู้ติดต่อ', en: 'Add contacts' },
  },
  rules: {
    title: { th: 'กติกาและวันหยุด', en: 'Rules and holidays' },
    count: {
      th: ({ count }) => `วันหยุดข้างหน้า ${count} วัน`,
      en: ({ count }) => counted(count, 'holiday ahead', 'holidays ahead'),
    },
    without: {
      th: 'ใช้กติกาตั้งต้น และจองได้แม้ในวันหยุดบริษัท',
      en: 'The usual rules hold, and days off can be booked.',
    },
    go: { th: 'เพิ่มวันหยุด', en: 'Add holidays' },
  },
  cars: {
    title: { th: 'รถ', en: 'Cars' },
    count: { th: ({ count }) => `${count} คัน`, en: ({ count }) => counted(count, 'car', 'cars') },
    without: {
      th: 'จองได้ แต่ไม่มีรถให้จัด',
      en: 'People can book, and there is nothing to arrange.',
    },
    go: { th: 'เพิ่มรถ', en: 'Add cars' },
  },
  drivers: {
    title: { th: 'พนักงานขับรถ', en: 'Drivers' },
    count: {
      th: ({ count }) => `${count} คน`,
      en: ({ count }) => counted(count, 'driver', 'drivers'),
    },
    without: {
      th: 'รถพร้อมคนขับจัดได้เฉพาะรถของผู้ให้บริการ',
      en: 'Only providers’ cars can be sent with a driver.',
    },
    go: { th: 'เพิ่มพนักงานขับรถ', en: 'Add drivers' },
  },
  providers: {
    title: { th: 'ผู้ให้บริการและราคา', en: 'Providers and their prices' },
    count: {
      th: ({ count }) => `${count} รายที่มีราคา`,
      en: ({ count }) => `${count} with prices`,
    },
    without: {
      th: 'รถบริษัทเต็มแล้วไม่มีรถเช่าให้เลือก และไม่รู้ค่าใช้จ่ายล่วงหน้า',
      en: 'Once the own cars are out nothing can be hired, and no cost is known ahead.',
    },
    go: { th: 'เพิ่มผู้ให้บริการ', en: 'Add providers' },
  },
  channels: {
    title: { th: 'ช่องทางแจ้งเตือน', en: 'Notices that reach people' },
    count: {
      th: ({ count }) => `เปิดใช้ ${count} ช่องทาง`,
      en: ({ count }) => counted(count, 'channel on', 'channels on'),
    },
    without: {
      th: 'แจ้งเตือนเห็นได้เฉพาะตอนเปิดแอป',
      en: 'Notices are only seen while the app is open.',
    },
    go: { th: 'ดูช่องทาง', en: 'See the channels' },
  },
};

export const lackingRoutes: Message<{ names: string }> = {
  th: ({ names }) => `ยังไม่มีเส้นทางหรือรอบรถ: ${names}`,
  en: ({ names }) => `No route or no departures yet: ${names}`,
};
export const withoutRoutes: Message = {
  th: 'รถรับส่งที่ยังไม่มีเส้นทางและรอบรถจะไม่มีใครจองได้',
  en: 'Nobody can book a shuttle that has no route and no departures.',
};

export const addContact: Message = { th: 'เพิ่มผู้ติดต่อ', en: 'Add a contact' };
export const contactWord: Message = { th: 'ผู้ติดต่อ', en: 'Contact' };
export const keptContactsEmpty: Message = {
  th: 'ยังไม่มีผู้ติดต่อ คนที่ต้องการความช่วยเหลือจะไม่รู้ว่าต้องโทรหาใคร',
  en: 'No contacts yet. Whoever needs help does not know whom to call.',
};
export const addPurpose: Message = { th: 'เพิ่มวัตถุประสงค์', en: 'Add a purpose' };
export const purposeWord: Message = { th: 'วัตถุประสงค์', en: 'Purpose' };
export const purposesEmpty: Message = { th: 'ยังไม่มีวัตถุประสงค์', en: 'No purposes yet' };
export const addPlace: Message = { th: 'เพิ่มสถานที่', en: 'Add a place' };
export const placeWord: Message = { th: 'สถานที่', en: 'Place' };
export const mergePlaceTitle: Message = { th: 'มีซ้ำกับสถานที่อื่น', en: 'Here twice' };
export const mergePlaceAsk: Message = { th: 'รวมกับอีกสถานที่', en: 'Merge into another place' };
export const mergePlaceNow: Message = { th: 'รวมสถานที่', en: 'Merge' };
export const placeMerged: Message<{ from: string; into: string }> = {
  th: ({ from, into }) => `รวม ${from} เข้ากับ ${into} แล้ว`,
  en: ({ from, into }) => `${from} is now ${into}`,
};
export const placesEmpty: Message = {
  th: 'ยังไม่มีสถานที่ เพิ่มทีละแห่ง หรือนำเข้าจากไฟล์ที่หน้าพนักงาน',
  en: 'No places yet. Add them here, or import a file on the page of people.',
};
export const retiredLabel: Message = { th: 'การใช้งาน', en: 'Use' };
export const retiredNames: Readonly<Record<'no' | 'yes', Message>> = {
  no: { th: 'ใช้อยู่', en: 'In use' },
  yes: { th: 'เลิกใช้แล้ว', en: 'No longer used' },
};
export const whereIStand: Message = { th: 'ใช้ตำแหน่งที่ฉันยืนอยู่', en: 'Use where I stand' };
export const whereUnknown: Message = {
  th: 'อ่านตำแหน่งไม่ได้ กรุณาพิมพ์พิกัดเอง',
  en: 'Your position could not be read. Please type the coordinates.',
};
