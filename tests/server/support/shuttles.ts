import type { Db } from '../../../src/server/db/client';
import { newId } from '../../../src/server/new-id';
import { companyIn } from '../schema/company';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Both shuttles, running every day: a small departure at 13:00 and a large one at 14:00, and two points of a site. */
export const shuttlesIn = async (db: Db) => {
  await db.updateTable('kind').set({ serviceDays: everyDay, onHolidays: true }).execute();
  const company = companyIn(db);
  await company.costCentre();
  const place = (name: string, site: string) =>
    company.add('place', {
      id: newId(),
      nameTh: name,
      nameEn: name,
      provinceCode: 13,
      siteId: site,
    });
  await place('ประตู 1', 'nava');
  await place('สำนักงาน', 'nava');
  const stops = [await place('หอพัก', 'amata'), await place('โรงงาน', 'amata')];
  const route = await company.shuttleRoute(stops, 15);
  const departure = (departs: string, seats: number) =>
    company.add('timetableEntry', {
      id: newId(),
      routeId: route,
      direction: 'out',
      departs,
      weekdays: everyDay,
      seats,
      valid: '[2026-01-01,)',
    });
  await departure('13:00', 1);
  await departure('14:00', 12);
};
