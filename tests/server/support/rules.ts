import type { Db } from '../../../src/server/db/client';
import { newId } from '../../../src/server/new-id';
import { companyIn } from '../schema/company';

/** The rules of every kind, as somebody would send them. */
export const ruleLimits = {
  noticeMinutes: 60,
  horizonDays: 60,
  longestMinutes: 1440,
  bufferMinutes: 15,
  cancelCutoffMinutes: 60,
  approvalLevels: 1,
  extraApprovalDays: 3,
  extraApprovalOver: '5000.00',
  extraApprovalUrgent: false,
  serviceFrom: '06:00',
  serviceTo: '20:00',
  serviceDays: [1, 2, 3, 4, 5],
  onHolidays: false,
  dayCutoff: null,
  ratingDays: 7,
  damageTakesOut: false,
  noShowMinutes: 30,
};

export const insertHoliday = async (db: Db, kind: string | null = 'bookingwithdrivernava') =>
  companyIn(db).add('holiday', {
    id: newId(),
    day: '2027-01-01',
    kind,
    nameTh: 'วันปีใหม่',
    nameEn: 'New Year',
  });

export const insertReport = async (db: Db, personId: string) =>
  companyIn(db).add('problemReport', {
    id: newId(),
    personId,
    at: new Date(),
    message: 'ปุ่มไม่ทำงาน',
    page: '/checkbooking',
    appVersion: '1.0.0',
  });

/** Two points of Amata, a route between them and its departure at 07:00 every day. */
export const insertRoute = async (db: Db) => {
  const company = companyIn(db);
  const place = (name: string) =>
    company.add('place', {
      id: newId(),
      nameTh: name,
      nameEn: name,
      provinceCode: 20,
      siteId: 'amata',
    });
  const places = [await place('หอพัก'), await place('โรงงาน'), await place('สถานี')];
  const routeId = await company.shuttleRoute(places.slice(0, 2), 20);
  const entryId = await company.add('timetableEntry', {
    id: newId(),
    routeId,
    direction: 'out',
    departs: '07:00',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    seats: 10,
    valid: '[2026-01-01,)',
  });
  return { routeId, entryId, places };
};

/** The route as its form would send it back. */
export const routeBody = (places: readonly string[]) => ({
  nameTh: 'หอพัก – โรงงาน',
  nameEn: 'Dormitory – Plant',
  active: true,
  out: places.slice(0, 2).map((placeId, index) => ({ placeId, minutesFromStart: index * 20 })),
  back: [],
});
