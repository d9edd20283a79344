import type { KindId } from '#kinds/registry';
import type { SiteId } from '#domain/site-id';

export type CarClass = 'sedan' | 'pickup' | 'van' | 'ppv' | 'bus';

type Model = {
  class: CarClass;
  brand: string;
  model: string;
  seats: number;
  fuel: string;
  gearbox: string;
  co2PerKm: number;
};

export const carModels = {
  altis: {
    class: 'sedan',
    brand: 'Toyota',
    model: 'Corolla Altis',
    seats: 3,
    fuel: 'hybrid',
    gearbox: 'automatic',
    co2PerKm: 98,
  },
  city: {
    class: 'sedan',
    brand: 'Honda',
    model: 'City',
    seats: 3,
    fuel: 'petrol',
    gearbox: 'automatic',
    co2PerKm: 104,
  },
  atto: {
    class: 'sedan',
    brand: 'BYD',
    model: 'Atto 3',
    seats: 4,
    fuel: 'electric',
    gearbox: 'automatic',
    co2PerKm: 0,
  },
  dmax: {
    class: 'pickup',
    brand: 'Isuzu',
    model: 'D-Max Cab4',
    seats: 4,
    fuel: 'diesel',
    gearbox: 'manual',
    co2PerKm: 178,
  },
  fortuner: {
    class: 'ppv',
    brand: 'Toyota',
    model: 'Fortuner',
    seats: 6,
    fuel: 'diesel',
    gearbox: 'automatic',
    co2PerKm: 189,
  },
  commuter: {
    class: 'van',
    brand: 'Toyota',
    model: 'Commuter',
    seats: 12,
    fuel: 'diesel',
    gearbox: 'manual',
    co2PerKm: 214,
  },
  staria: {
    class: 'van',
    brand: 'Hyundai',
    model: 'Staria',
    seats: 10,
    fuel: 'diesel',
    gearbox: 'automatic',
    co2PerKm: 205,
  },
  rosa: {
    class: 'bus',
    brand: 'Mitsubishi Fuso',
    model: 'Rosa',
    seats: 24,
    fuel: 'diesel',
    gearbox: 'manual',
    co2PerKm: 420,
  },
} as const satisfies Record<string, Model>;

type Listed = {
  plate: string;
  /** None on a red plate. */
  province: number | null;
  kind: KindId;
  model: keyof typeof carModels;
  /** Whose: an index into `providers`, or the company's. */
  owner?: number;
};

const nava = 'bookingwithdrivernava';
const self = 'bookingnodriver';
const day = 'bookingduringday';
const amata = 'bookingwithdriveramata';

export const fleet: readonly Listed[] = [
  { plate: '1กร 4521', province: 10, kind: nava, model: 'altis' },
  { plate: 'ฮธ 7718', province: 10, kind: nava, model: 'commuter' },
  { plate: '2ขน 903', province: 10, kind: nava, model: 'fortuner' },
  { plate: 'นค 3366', province: 13, kind: nava, model: 'staria' },
  { plate: '3กฎ 1290', province: 10, kind: nava, model: 'altis', owner: 0 },
  { plate: 'ฮพ 2047', province: 10, kind: nava, model: 'commuter', owner: 0 },
  { plate: '4ขช 5588', province: 10, kind: nava, model: 'fortuner', owner: 0 },
  { plate: 'นง 8102', province: 13, kind: nava, model: 'commuter', owner: 1 },
  { plate: '1ขญ 6173', province: 10, kind: nava, model: 'altis', owner: 1 },
  { plate: 'ขจ 3341', province: 13, kind: self, model: 'city' },
  { plate: 'ขจ 3342', province: 13, kind: self, model: 'city' },
  { plate: '5กล 2765', province: 10, kind: self, model: 'atto' },
  { plate: 'บร 9034', province: 13, kind: self, model: 'dmax' },
  { plate: 'บร 9187', province: 13, kind: self, model: 'dmax', owner: 3 },
  { plate: 'ก-1187', province: null, kind: self, model: 'atto', owner: 3 },
  { plate: 'นข 1456', province: 13, kind: day, model: 'commuter' },
  { plate: 'นข 1457', province: 13, kind: day, model: 'staria' },
  { plate: 'กต 620', province: 13, kind: day, model: 'city' },
  { plate: 'นค 7020', province: 13, kind: day, model: 'commuter', owner: 1 },
  { plate: 'นจ 4418', province: 20, kind: amata, model: 'commuter' },
  { plate: 'นจ 4419', province: 20, kind: amata, model: 'commuter' },
  { plate: '40-1872', province: 20, kind: amata, model: 'rosa' },
  { plate: 'นฉ 2290', province: 20, kind: amata, model: 'commuter', owner: 0 },
  { plate: 'นฉ 2291', province: 20, kind: amata, model: 'commuter', owner: 0 },
  { plate: '40-2215', province: 20, kind: amata, model: 'rosa', owner: 2 },
];

type ListedProvider = {
  nameTh: string;
  nameEn: string;
  taxId: string;
  kinds: readonly KindId[];
  sites: readonly SiteId[];
  contact: { name: string; role: string; phone: string; email: string };
  classes: Readonly<Partial<Record<CarClass, readonly [day: number, overtime: number]>>>;
};

/** Well-formed tax numbers of companies that do not exist. */
export const providers: readonly ListedProvider[] = [
  {
    nameTh: 'บริษัท ฟาสต์ทรานส์ จำกัด',
    nameEn: 'Fast Trans Co., Ltd.',
    taxId: '0135560009015',
    kinds: [nava, amata],
    sites: ['nava', 'amata'],
    contact: {
      name: 'อนุชา รุ่งเรือง',
      role: 'ผู้จัดรถ',
      phone: '0812340088',
      email: 'dispatch@fasttrans.example',
    },
    classes: { sedan: [1800, 100], ppv: [2400, 130], van: [2200, 120] },
  },
  {
    nameTh: 'ห้างหุ้นส่วนจำกัด นวนครลีมูซีน',
    nameEn: 'Nava Nakorn Limousine LP',
    taxId: '0133558002201',
    kinds: [nava, day],
    sites: ['nava'],
    contact: {
      name: 'ศศิธร มั่งมี',
      role: 'เจ้าของกิจการ',
      phone: '0891120345',
      email: 'booking@navalimo.example',
    },
    classes: { sedan: [1750, 100], van: [2100, 110] },
  },
  {
    nameTh: 'บริษัท อมตะชัตเทิล เซอร์วิส จำกัด',
    nameEn: 'Amata Shuttle Service Co., Ltd.',
    taxId: '0205562014406',
    kinds: [amata],
    sites: ['amata'],
    contact: {
      name: 'ทวีศักดิ์ เดินรถ',
      role: 'หัวหน้าเดินรถ',
      phone: '0863307712',
      email: 'ops@amatashuttle.example',
    },
    classes: { van: [2300, 120], bus: [4200, 200] },
  },
  {
    nameTh: 'บริษัท สยามรถเช่า จำกัด (มหาชน)',
    nameEn: 'Siam Rent a Car PCL',
    taxId: '0107555000309',
    kinds: [self],
    sites: ['nava'],
    contact: {
      name: 'ปิยะดา สุขใส',
      role: 'ฝ่ายลูกค้าองค์กร',
      phone: '021109000',
      email: 'corporate@siamrent.example',
    },
    classes: { sedan: [1100, 90], pickup: [1050, 90] },
  },
];

export const keyPlaces: Readonly<Record<SiteId, string>> = {
  nava: 'ป้อมยาม ประตูหน้า โรงงาน 1',
  amata: 'ป้อมยาม โรงงานอมตะ',
};
