import { sql } from 'kysely';
import { dayOf } from '#domain/dates/bangkok-time';
import { placeholderPrefix } from '#domain/people/placeholder-number';
import type { SiteId } from '#domain/site-id';
import type { KindId } from '#kinds/registry';
import type { Db } from '../../client';

type Counted = {
  isDemo: boolean;
  people: number;
  withoutApprover: number;
  sitesWithoutApprover: SiteId[];
  places: number;
  contacts: number;
  services: string[];
  holidays: number;
  kindsWithRoutes: KindId[];
  cars: number;
  kindsWithCars: KindId[];
  drivers: number;
  kindsWithDrivers: KindId[];
  providersWithRates: number;
  channels: number;
};

/** Whether the demo filled it. */
export const readIsDemo = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('installation').select('isDemo').executeTakeFirst())?.isDemo ?? false;

/** What there is, read in one statement. The first administrator, whom settings name, is no filled directory. */
export const countBasics = async (db: Db, now: Date): Promise<Counted> => {
  const { rows } = await sql<Counted>`
    with employee as (
      select p.site_id, p.manager_id from person p
      where p.role = 'employee' and p.status = 'active'
        and not starts_with(p.employee_no, ${placeholderPrefix})),
    unapproved as (
      select e.site_id from employee e join site on site.id = e.site_id
      where e.manager_id is null and site.fallback_approver_id is null)
    select (select is_demo from installation) as is_demo,
      (select count(*)::int from employee) as people,
      (select count(*)::int from unapproved) as without_approver,
      array(select distinct site_id from unapproved order by 1) as sites_without_approver,
      (select count(*)::int from place where active) as places,
      (select count(*)::int from contact where active) as contacts,
      array(select distinct service from contact where active) as services,
      (select count(*)::int from holiday where day >= ${dayOf(now)}::date) as holidays,
      array(select distinct r.kind from route r where r.active
        and exists (select from timetable_entry t where t.route_id = r.id)) as kinds_with_routes,
      (select count(*)::int from car where status <> 'retired') as cars,
      array(select distinct k.kind from car_kind k join car on car.id = k.car_id
        where car.status <> 'retired') as kinds_with_cars,
      (select count(*)::int from driver where status = 'active') as drivers,
      array(select distinct k.kind from driver_kind k join driver on driver.id = k.driver_id
        where driver.status = 'active') as kinds_with_drivers,
      (select count(*)::int from provider o where o.status = 'active'
        and exists (select from rate_card r where r.provider_id = o.id)) as providers_with_rates,
      (select count(*)::int from notice_channel where is_on) as channels`.execute(db);
  return rows[0]!;
};
