import * as v from 'valibot';
import { carClasses, carStatuses, fuels, gearboxes } from '#domain/fleet/car';
import { siteIds } from '#domain/site-id';
import { provinceCode } from '#kinds/request/common';
import { carColourNames } from '#words/car-colours';
import { carStatusNames, classNames, companyOwned, fuelNames, gearboxNames } from '#words/fleet';
import { siteNames } from '#words/sites';
import type { Message } from '#words/message';
import {
  byId,
  choice,
  choiceOrWords,
  file,
  manyKinds,
  number,
  once,
  optional,
  reference,
  shown,
  text,
  textOrNone,
  unlessAsked,
  year,
  yesNo,
} from './record';

export const MOST_KM = 9_999_999;

export const carSections = {
  identity: { th: 'ทะเบียนและการใช้งาน', en: 'Plate and use' },
  vehicle: { th: 'ตัวรถ', en: 'The vehicle' },
  owner: { th: 'เจ้าของและบัตร', en: 'Owner and cards' },
} satisfies Record<string, Message>;

/** All that is known of a car. A new field is a line here and a migration. */
export const carFields = {
  plate: text(40, { th: 'ทะเบียน', en: 'Plate', section: 'identity', example: '1กข 1234' }),
  /** A car with a red plate has none yet. */
  provinceCode: unlessAsked(
    reference(
      { body: provinceCode, row: v.number() },
      {
        th: 'จังหวัด',
        en: 'Province',
        section: 'identity',
        named: 'province',
        example: { th: 'กรุงเทพมหานคร', en: 'Bangkok' },
      },
    ),
  ),
  redPlate: yesNo({ th: 'ป้ายแดง', en: 'Red (dealer’s) plate', section: 'identity' }),
  /** Told whoever collects or drives the car, and nobody else. */
  keyPlace: textOrNone(100, {
    th: 'กุญแจอยู่ที่',
    en: 'Where the key is',
    section: 'identity',
    example: { th: 'ป้อมยาม โรงงาน 1', en: 'Gatehouse, plant 1' },
  }),
  siteId: choice(siteIds, siteNames, {
    th: 'โรงงาน',
    en: 'Site',
    section: 'identity',
    list: { sort: 'site', card: 'none' },
  }),
  kinds: manyKinds({ th: 'ใช้กับการจอง', en: 'Serves', section: 'identity' }),
  status: shown(
    choice(carStatuses, carStatusNames, { th: 'สถานะ', en: 'Status', list: { sort: 'status' } }),
  ),
  brand: text(60, { th: 'ยี่ห้อ', en: 'Brand', section: 'vehicle', example: 'Toyota' }),
  model: text(60, { th: 'รุ่น', en: 'Model', section: 'vehicle', example: 'Commuter' }),
  class: choice(carClasses, classNames, {
    th: 'ประเภทรถ',
    en: 'Class',
    section: 'vehicle',
    example: classNames.van,
    list: { sort: 'class' },
  }),
  seats: number(1, 60, {
    th: 'ที่นั่งผู้โดยสาร',
    en: 'Passenger seats',
    section: 'vehicle',
    list: { sort: 'seats' },
    example: '12',
  }),
  colour: choiceOrWords(40, carColourNames, {
    th: 'สี',
    en: 'Colour',
    section: 'vehicle',
    list: { card: 'none' },
  }),
  year: optional(
    year(1980, 2100, { th: 'ปี (ค.ศ.)', en: 'Year', section: 'vehicle', example: '2024' }),
  ),
  fuel: choice(fuels, fuelNames, { th: 'เชื้อเพลิง', en: 'Fuel', section: 'vehicle' }),
  gearbox: choice(gearboxes, gearboxNames, { th: 'เกียร์', en: 'Gearbox', section: 'vehicle' }),
  odometer: once(
    number(0, MOST_KM, {
      th: 'เลขไมล์ (กม.)',
      en: 'Odometer (km)',
      section: 'vehicle',
      list: { sort: 'odometer', card: 'none' },
      example: '45000',
    }),
  ),
  co2PerKm: optional(number(0, 999, { th: 'CO₂ (กรัม/กม.)', en: 'CO₂ (g/km)', section: 'vehicle' })),
  photoId: file({ th: 'รูปรถ', en: 'Photo', section: 'vehicle' }),
  providerId: optional(
    reference(byId, {
      th: 'เจ้าของรถ',
      en: 'Owner',
      section: 'owner',
      list: { card: 'none' },
      empty: companyOwned,
      named: 'provider',
      clears: ['contractId'],
    }),
  ),
  contractId: optional(
    reference(byId, { th: 'สัญญา', en: 'Contract', section: 'owner', named: 'contract' }),
  ),
  fuelCard: textOrNone(40, { th: 'บัตรเติมน้ำมัน', en: 'Fuel card', section: 'owner' }),
  tollTag: textOrNone(40, { th: 'บัตรทางด่วน', en: 'Toll tag', section: 'owner' }),
};
