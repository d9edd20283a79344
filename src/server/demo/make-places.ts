import type { SiteId } from '#domain/site-id';
import type { Calendar } from './calendar';
import type { Random } from './random';
import type { Rows } from './rows';

export type Place = { id: string; province: number; km: number; isAirport: boolean };

type Departure = {
  id: string;
  direction: 'out' | 'back';
  minutes: number;
  seats: number;
  /** How long it takes from the first stop to each. */
  stops: readonly number[];
  placeIds: readonly string[];
};

export type Places = {
  destinations: readonly Place[];
  points: Readonly<Record<SiteId, readonly Place[]>>;
  departures: readonly Departure[];
};

type Listed = readonly [
  th: string,
  en: string,
  province: number,
  latitude: number,
  longitude: number,
  km: number,
];

const points: Record<SiteId, readonly Listed[]> = {
  nava: [
    ['โรงงาน 1 ประตูหน้า นวนคร', 'Plant 1 front gate, Nava Nakorn', 13, 14.1135, 100.6057, 1],
    ['โรงงาน 2 นวนคร', 'Plant 2, Nava Nakorn', 13, 14.1098, 100.6011, 2],
    ['สำนักงานใหญ่ นวนคร', 'Head office, Nava Nakorn', 13, 14.1153, 100.6089, 1],
    ['คลังสินค้า เชียงรากน้อย', 'Warehouse, Chiang Rak Noi', 14, 14.1467, 100.6102, 7],
    ['โรงพยาบาลการุญเวช นวนคร', 'Karunvej Hospital, Nava Nakorn', 13, 14.1014, 100.6163, 4],
    ['ธนาคารในนวนคร', 'Bank, Nava Nakorn', 13, 14.1079, 100.6122, 3],
  ],
  amata: [
    ['โรงงานอมตะ อาคาร A', 'Amata plant, building A', 20, 13.4334, 101.0289, 1],
    ['โรงงานอมตะ อาคาร B', 'Amata plant, building B', 20, 13.4361, 101.0334, 2],
    ['ประตู 1 อมตะซิตี้ ชลบุรี', 'Gate 1, Amata City Chonburi', 20, 13.4262, 101.0151, 3],
    ['หอพักพนักงาน บางปะกง', 'Staff dormitory, Bang Pakong', 24, 13.5121, 100.9938, 12],
    ['ตลาดนัดบ้านเก่า พานทอง', 'Ban Kao market, Phan Thong', 20, 13.4682, 101.0921, 9],
    ['แยกหนองไม้แดง', 'Nong Mai Daeng junction', 20, 13.3906, 100.9984, 6],
  ],
};

const destinations: readonly Listed[] = [
  ['สนามบินดอนเมือง', 'Don Mueang Airport', 10, 13.9126, 100.6068, 25],
  ['สนามบินสุวรรณภูมิ', 'Suvarnabhumi Airport', 11, 13.69, 100.7501, 62],
  ['นิคมอุตสาหกรรมบางปะอิน', 'Bang Pa-in Industrial Estate', 14, 14.2263, 100.5916, 18],
  ['นิคมอุตสาหกรรมโรจนะ', 'Rojana Industrial Park', 14, 14.3292, 100.6612, 32],
  ['นิคมอุตสาหกรรมอีสเทิร์นซีบอร์ด', 'Eastern Seaboard Industrial Estate', 21, 12.9896, 101.1301, 165],
  ['นิคมอุตสาหกรรมเวลโกรว์', 'Wellgrow Industrial Estate', 24, 13.6082, 100.9617, 85],
  ['ท่าเรือแหลมฉบัง', 'Laem Chabang Port', 20, 13.0838, 100.8833, 150],
  ['ศูนย์ประชุมไบเทค บางนา', 'BITEC Bang Na', 10, 13.6699, 100.6101, 55],
  ['ศูนย์ราชการแจ้งวัฒนะ', 'Government Complex Chaeng Watthana', 10, 13.8823, 100.5657, 30],
  ['กรมโรงงานอุตสาหกรรม', 'Department of Industrial Works', 10, 13.7649, 100.5268, 45],
  ['ลูกค้า นิคมบางพลี', 'Customer, Bang Phli', 11, 13.5923, 100.7714, 72],
  ['ลูกค้า นิคม 304 ปราจีนบุรี', 'Customer, 304 Industrial Park', 25, 13.9377, 101.5881, 120],
  ['ลูกค้า นิคมแก่งคอย สระบุรี', 'Customer, Kaeng Khoi', 19, 14.5862, 100.9969, 75],
  ['คู่ค้า สมุทรสาคร', 'Supplier, Samut Sakhon', 74, 13.5475, 100.2744, 80],
  ['โรงงานนครราชสีมา', 'Nakhon Ratchasima plant', 30, 14.8864, 102.0287, 215],
];

const routes = [
  { th: 'หอพักบางปะกง – อมตะ', en: 'Bang Pakong dormitory – Amata', via: [3, 2, 0, 1] },
  { th: 'พานทอง – อมตะ', en: 'Phan Thong – Amata', via: [4, 2, 0, 1] },
];

const hours = { out: [390, 450, 780], back: [720, 1035, 1215] };

/** The points of both sites, where people go from them, and the shuttles' timetable. */
export const makePlaces = ({
  rows,
  random,
  calendar,
}: {
  rows: Rows;
  random: Random;
  calendar: Calendar;
}): Places => {
  const founded = calendar.at(-400);
  const add = (listed: Listed, site: SiteId | null): Place => {
    const [nameTh, nameEn, province, latitude, longitude, km] = listed;
    const id = random.id(founded);
    const where = { provinceCode: province, siteId: site, latitude, longitude };
    rows.add('place', { id, nameTh, nameEn, ...where });
    return { id, province, km, isAirport: nameEn.endsWith('Airport') };
  };
  const made = {
    nava: points.nava.map((listed) => add(listed, 'nava')),
    amata: points.amata.map((listed) => add(listed, 'amata')),
  };
  for (const site of [made.nava, made.amata])
    for (const from of site)
      for (const to of site)
        if (from !== to) {
          const km = Math.abs(from.km - to.km) + 1;
          rows.add('travelTime', { fromId: from.id, toId: to.id, minutes: km * 2 + 3, km });
        }

  const departures = routes.flatMap(({ th, en, via }) => {
    const routeId = random.id(founded);
    const route = { id: routeId, kind: 'bookingwithdriveramata', nameTh: th, nameEn: en };
    rows.add('route', route);
    return (['out', 'back'] as const).flatMap((direction) => {
      const order = direction === 'out' ? via : via.toReversed();
      const stops = order.map((_, position) => position * 12);
      const placeIds = order.map((point) => made.amata[point]!.id);
      order.forEach((point, position) =>
        rows.add('routeStop', {
          routeId,
          direction,
          position,
          placeId: made.amata[point]!.id,
          minutesFromStart: position * 12,
        }),
      );
      return hours[direction].map((minutes) => {
        const entry = { id: random.id(founded), direction, minutes, seats: 12, stops, placeIds };
        rows.add('timetableEntry', {
          id: entry.id,
          routeId,
          direction,
          departs: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
          weekdays: [1, 2, 3, 4, 5, 6],
          seats: entry.seats,
          valid: `[${calendar.dateOf(-400)},)`,
        });
        return entry;
      });
    });
  });
  return {
    destinations: destinations.map((listed) => add(listed, null)),
    points: made,
    departures,
  };
};
