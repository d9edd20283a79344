import type { Csv } from '../../csv/read-csv';
import type { SiteId } from '../../site-id';
import { thailand } from '../../travel/thailand';
import type { SiteNames } from './cells';
import type { Column } from './columns';
import { isSame, type Planned } from './cost-centres';
import { readLines, type ReadFile } from './read-lines';
import type { ImportProblem } from './problem';

export const placeColumns = [
  {
    key: 'nameTh',
    th: 'ชื่อ (ไทย)',
    en: 'Name in Thai',
    also: ['ชื่อสถานที่', 'ชื่อ', 'สถานที่', 'Name TH', 'Place'],
    required: true,
  },
  {
    key: 'nameEn',
    th: 'ชื่อ (อังกฤษ)',
    en: 'Name in English',
    also: ['ชื่อสถานที่ (อังกฤษ)', 'Name EN', 'Name'],
  },
  { key: 'province', th: 'จังหวัด', en: 'Province', also: ['Changwat'], required: true },
  {
    key: 'site',
    th: 'เป็นจุดของโรงงาน',
    en: 'A point of a site',
    also: ['เป็นจุดในโรงงาน', 'จุดของโรงงาน', 'โรงงาน', 'Point of site', 'Site', 'Plant'],
  },
  { key: 'latitude', th: 'ละติจูด', en: 'Latitude', also: ['Lat'] },
  { key: 'longitude', th: 'ลองจิจูด', en: 'Longitude', also: ['Long', 'Lng', 'Lon'] },
  { key: 'active', th: 'การใช้งาน', en: 'Use', also: ['สถานะ', 'ใช้งาน', 'Active', 'Status'] },
] as const satisfies readonly Column[];

type PlaceRow = {
  line: number;
  nameTh: string;
  nameEn: string | null | undefined;
  province: string;
  site: SiteId | null | undefined;
  latitude: number | null | undefined;
  longitude: number | null | undefined;
  active: boolean | null | undefined;
};

export type KnownPlace = {
  id: string;
  nameTh: string;
  nameEn: string;
  provinceCode: number;
  site: SiteId | null;
  latitude: number | null;
  longitude: number | null;
  active: boolean;
};

/** As precise as the table keeps it. */
const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;

export const readPlaces = (csv: Csv, siteNames?: SiteNames): ReadFile<PlaceRow> =>
  readLines(
    csv,
    placeColumns,
    (cell) => {
      const degrees = (name: 'latitude' | 'longitude') => {
        const value = cell.number(name);
        if (typeof value !== 'number') return value;
        const { least, most } = thailand[name];
        return value >= least && value <= most
          ? rounded(value)
          : cell.fail(name, 'not_in_thailand');
      };
      return {
        line: cell.line,
        nameTh: cell.required('nameTh'),
        nameEn: cell.text('nameEn'),
        province: cell.required('province'),
        site: cell.site('site'),
        latitude: degrees('latitude'),
        longitude: degrees('longitude'),
        active: cell.yesNo('active'),
      };
    },
    siteNames,
  );

const plain = (name: string): string => name.trim().toLowerCase().replaceAll(/[\s-]/g, '');

/** `จ.ชลบุรี`, `จังหวัดชลบุรี` and `Chon Buri` are one province. */
const provinceKey = (name: string): string => plain(name).replace(/^(?:จังหวัด|จ\.)/, '');

export const planPlaces = (
  rows: readonly PlaceRow[],
  known: {
    places: readonly KnownPlace[];
    provinces: readonly { code: number; nameTh: string; nameEn: string }[];
    newId: () => string;
  },
): Planned<KnownPlace> => {
  const problems: ImportProblem[] = [];
  const provinces = new Map(
    known.provinces.flatMap(({ code, nameTh, nameEn }) =>
      [nameTh, nameEn, String(code)].map((name) => [provinceKey(name), code] as const),
    ),
  );
  provinces.set('กทม', 10).set('กทม.', 10).set('กรุงเทพฯ', 10).set('กรุงเทพ', 10);
  const keyOf = (nameTh: string, province: number, site: SiteId | null) =>
    `${nameTh.trim()} ${province} ${site ?? ''}`;
  const byKey = new Map(
    known.places.map((place) => [keyOf(place.nameTh, place.provinceCode, place.site), place]),
  );
  /** Where a file has no such column: of the place that is called so, unless there are several. */
  const siteOf = (nameTh: string, province: number): SiteId | null => {
    const found = known.places.filter(
      (place) => place.nameTh === nameTh.trim() && place.provinceCode === province,
    );
    return found.length === 1 ? found[0]!.site : null;
  };
  const seen = new Set<string>();
  const planned = rows.flatMap((row) => {
    const provinceCode = provinces.get(provinceKey(row.province));
    if (provinceCode === undefined) {
      if (row.province !== '')
        problems.push({ line: row.line, column: 'province', code: 'unknown_province' });
      return [];
    }
    const site = row.site === undefined ? siteOf(row.nameTh, provinceCode) : row.site;
    const name = keyOf(row.nameTh, provinceCode, site);
    if (seen.has(name)) problems.push({ line: row.line, column: 'nameTh', code: 'listed_twice' });
    seen.add(name);
    const before = byKey.get(name) ?? null;
    const [latitude, longitude] = [
      row.latitude === undefined ? (before?.latitude ?? null) : row.latitude,
      row.longitude === undefined ? (before?.longitude ?? null) : row.longitude,
    ];
    if ((latitude === null) !== (longitude === null)) {
      // Where the other one is missing: what could not be read there was said already.
      const column = latitude === null ? 'latitude' : 'longitude';
      problems.push({ line: row.line, column, code: 'coordinates_whole' });
    }
    const after: KnownPlace = {
      id: before?.id ?? known.newId(),
      nameTh: row.nameTh,
      nameEn: row.nameEn ?? before?.nameEn ?? row.nameTh,
      provinceCode,
      site,
      latitude,
      longitude,
      active: row.active ?? before?.active ?? true,
    };
    return [{ after, before }];
  });
  const changed = planned.filter(({ after, before }) => !before || !isSame(after, before));
  return { rows: changed, unchanged: planned.length - changed.length, problems };
};
