import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { BookingOptions } from '#contract/booking-options';
import type { KindId } from '#kinds/registry';
import { vehicleClasses, type VehicleClass } from '#domain/booking/vehicle-class';
import { addDays, dayOf, type Day } from '#domain/dates/bangkok-time';
import type { Language } from '#domain/language';
import type { Db } from '../../client';

type Reader = { personId: string; language: Language; now: Date };

const thaiOrder = (column: string) => sql`${sql.ref(column)} collate "th-x-icu"`;

const hourAndMinute = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'HH24:MI')`;

const findRules = (db: Db, kind: KindId) =>
  db
    .selectFrom('kind')
    .select([
      'site_id',
      'notice_minutes as noticeMinutes',
      'horizon_days as horizonDays',
      'longest_minutes as longestMinutes',
      'buffer_minutes as bufferMinutes',
      'cancel_cutoff_minutes as cancelCutoffMinutes',
      'approval_levels as approvalLevels',
      hourAndMinute('service_from').as('serviceFrom'),
      hourAndMinute('service_to').as('serviceTo'),
      'service_days as serviceDays',
      'on_holidays',
      sql<string | null>`to_char(day_cutoff, 'HH24:MI')`.as('dayCutoff'),
    ])
    .where('id', '=', kind)
    .executeTakeFirstOrThrow();

/** What comes from the reader's own record, and the lists that are the company's. */
const findOwn = (db: Db, kind: KindId, { personId, language }: Reader) =>
  db
    .selectFrom('person')
    .leftJoin('licence', 'licence.person_id', 'person.id')
    .where('person.id', '=', personId)
    .select((eb) => [
      'person.id as personId',
      'person.phone',
      // A cost centre that was closed meanwhile is no choice any more.
      eb
        .selectFrom('cost_centre')
        .select('cost_centre.id')
        .whereRef('cost_centre.id', '=', 'person.cost_centre_id')
        .where('active', '=', true)
        .as('costCentreId'),
      'licence.expires_on as licenceUntil',
      jsonArrayFrom(
        eb
          .selectFrom('cost_centre')
          .select(['id', 'code', `name_${language} as name`])
          .where('active', '=', true)
          .orderBy('code'),
      ).as('costCentres'),
      jsonArrayFrom(
        eb
          .selectFrom('purpose')
          .select(['code', `name_${language} as name`, 'asks_text as asksText'])
          .where('active', '=', true)
          .orderBy('position')
          .orderBy('code'),
      ).as('purposes'),
      jsonArrayFrom(
        eb
          .selectFrom('driver')
          .innerJoin('driver_kind', 'driver_kind.driver_id', 'driver.id')
          .innerJoin('person as p', 'p.id', 'driver.id')
          .select([
            'driver.id',
            sql<string>`btrim(${sql.ref(`p.first_name_${language}`)} || ' ' || ${sql.ref(`p.last_name_${language}`)})`.as(
              'name',
            ),
          ])
          .where('driver_kind.kind', '=', kind)
          .where('driver.status', '=', 'active')
          .where('p.status', '=', 'active')
          .orderBy(thaiOrder(`p.first_name_${language}`))
          .orderBy('driver.id'),
      ).as('drivers'),
    ])
    .executeTakeFirstOrThrow();

const routesOf = (db: Db, kind: KindId, language: Language) =>
  db
    .selectFrom('route')
    .where('route.kind', '=', kind)
    .where('route.active', '=', true)
    .orderBy(thaiOrder(`route.name_${language}`))
    .select((route) => [
      'route.id',
      `route.name_${language} as name`,
      jsonArrayFrom(
        route
          .selectFrom('route_stop as first')
          .whereRef('first.route_id', '=', 'route.id')
          .where('first.position', '=', 0)
          .orderBy('first.direction', 'desc')
          .select((first) => [
            sql<'out' | 'back'>`first.direction`.as('direction'),
            jsonArrayFrom(
              first
                .selectFrom('route_stop as stop')
                .innerJoin('place', 'place.id', 'stop.place_id')
                .whereRef('stop.route_id', '=', 'route.id')
                .whereRef('stop.direction', '=', 'first.direction')
                .orderBy('stop.position')
                .select([
                  'stop.position as index',
                  'stop.place_id as placeId',
                  `place.name_${language} as name`,
                  'stop.minutes_from_start as minutesFromStart',
                ]),
            ).as('stops'),
            jsonArrayFrom(
              first
                .selectFrom('timetable_entry as entry')
                .whereRef('entry.route_id', '=', 'route.id')
                .whereRef('entry.direction', '=', 'first.direction')
                .orderBy('entry.departs')
                .select([
                  'entry.id as timetableEntryId',
                  hourAndMinute('entry.departs').as('departs'),
                  'entry.weekdays',
                  'entry.seats',
                  sql<string>`lower(entry.valid)`.as('validFrom'),
                  sql<string | null>`upper(entry.valid)`.as('validUntil'),
                ]),
            ).as('timetable'),
          ]),
      ).as('directions'),
    ]);

type Offered = { site: string; openOnHolidays: boolean; today: Day; horizonDays: number };

/** What the kind and its site offer. */
const findOffered = (
  db: Db,
  kind: KindId,
  { language, now }: Reader,
  { site, openOnHolidays, today, horizonDays }: Offered,
) =>
  db
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('holiday')
          .select(['day', `name_${language} as name`])
          .where((is) =>
            openOnHolidays
              ? is('kind', '=', kind)
              : is.or([is('kind', '=', kind), is('kind', 'is', null)]),
          )
          .where('day', '>=', today)
          .where('day', '<=', addDays(today, horizonDays))
          .orderBy('day'),
      ).as('holidays'),
      jsonArrayFrom(
        eb
          .selectFrom('place')
          .select([
            'id',
            `name_${language} as name`,
            'province_code as provinceCode',
            sql<boolean>`site_id is not distinct from ${site}`.as('ofSite'),
          ])
          .where('active', '=', true)
          .orderBy('ofSite', 'desc')
          .orderBy(thaiOrder(`name_${language}`)),
      ).as('places'),
      jsonArrayFrom(
        eb
          .selectFrom('province')
          .select(['code', `name_${language} as name`])
          .orderBy(thaiOrder(`name_${language}`)),
      ).as('provinces'),
      jsonArrayFrom(
        eb
          .selectFrom('car')
          .innerJoin('car_kind', 'car_kind.car_id', 'car.id')
          .select(({ fn }) => [
            sql<VehicleClass>`car.class`.as('class'),
            fn.max('car.seats').as('seats'),
          ])
          .where('car_kind.kind', '=', kind)
          .where('car.status', '<>', 'retired')
          .where('car.class', 'in', vehicleClasses)
          .groupBy('car.class')
          .orderBy('seats')
          .orderBy('car.class'),
      ).as('classes'),
      jsonArrayFrom(
        eb
          .selectFrom('terms')
          .select(['number', `text_${language} as text`])
          .where('kind', '=', kind)
          .where('valid_from', '<=', now)
          .orderBy('number', 'desc')
          .limit(1),
      ).as('terms'),
      jsonArrayFrom(routesOf(db, kind, language)).as('routes'),
    ])
    .executeTakeFirstOrThrow();

export const bookingOptionsRepository = (db: Db) => ({
  /** Three statements, however much there is to choose from. */
  read: async (kind: KindId, reader: Reader): Promise<BookingOptions> => {
    const { site_id: site, on_holidays: openOnHolidays, ...rules } = await findRules(db, kind);
    const { personId, phone, costCentreId, licenceUntil, ...lists } = await findOwn(
      db,
      kind,
      reader,
    );
    const today = dayOf(reader.now);
    const { horizonDays } = rules;
    const offered = await findOffered(db, kind, reader, {
      site,
      openOnHolidays,
      today,
      horizonDays,
    });
    return {
      rules,
      me: { personId, phone, costCentreId, licenceUntil },
      ...lists,
      ...offered,
      terms: offered.terms[0] ?? null,
    };
  },
});
