import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { BookingOptions } from '#contract/booking-options';
import type { KindId } from '#kinds/registry';
import { vehicleClasses, type VehicleClass } from '#domain/booking/vehicle-class';
import { addDays, dayOf, type Day } from '#domain/dates/bangkok-time';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { fullName, inLanguage, withNestedRows } from '../../sql';

type Reader = { personId: string; language: Language; now: Date };

const thaiOrder = (column: string) => sql`${sql.ref(column)} collate "th-x-icu"`;

const hourAndMinute = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'HH24:MI')`;

const findRules = (db: Db, kind: KindId) =>
  db
    .selectFrom('kind')
    .select([
      'siteId',
      'noticeMinutes',
      'horizonDays',
      'longestMinutes',
      'bufferMinutes',
      'cancelCutoffMinutes',
      'approvalLevels',
      hourAndMinute('service_from').as('serviceFrom'),
      hourAndMinute('service_to').as('serviceTo'),
      'serviceDays',
      'onHolidays',
      sql<string | null>`to_char(day_cutoff, 'HH24:MI')`.as('dayCutoff'),
    ])
    .where('id', '=', kind)
    .executeTakeFirstOrThrow();

/** What comes from the reader's own record, and the lists that are the company's. */
const findOwn = (db: Db, kind: KindId, { personId, language }: Reader) =>
  withNestedRows(db)
    .selectFrom('person')
    .leftJoin('licence', 'licence.personId', 'person.id')
    .where('person.id', '=', personId)
    .select((eb) => [
      'person.id as personId',
      'person.phone',
      // A cost centre that was closed meanwhile is no choice any more.
      eb
        .selectFrom('costCentre')
        .select('costCentre.id')
        .whereRef('costCentre.id', '=', 'person.costCentreId')
        .where('active', '=', true)
        .as('costCentreId'),
      'licence.expiresOn as licenceUntil',
      jsonArrayFrom(
        eb
          .selectFrom('costCentre')
          .select(['id', 'code', `${inLanguage('name', language)} as name`])
          .where('active', '=', true)
          .orderBy('code'),
      ).as('costCentres'),
      jsonArrayFrom(
        eb
          .selectFrom('purpose')
          .select(['code', `${inLanguage('name', language)} as name`, 'asksText'])
          .where('active', '=', true)
          .orderBy('position')
          .orderBy('code'),
      ).as('purposes'),
      jsonArrayFrom(
        eb
          .selectFrom('driver')
          .innerJoin('driverKind', 'driverKind.driverId', 'driver.id')
          .innerJoin('person as p', 'p.id', 'driver.id')
          .select(['driver.id', fullName('p', language).as('name')])
          .where('driverKind.kind', '=', kind)
          .where('driver.status', '=', 'active')
          .where('p.status', '=', 'active')
          .orderBy(thaiOrder(inLanguage('p.firstName', language)))
          .orderBy('driver.id'),
      ).as('drivers'),
    ])
    .executeTakeFirstOrThrow();

const routesOf = (db: Db, kind: KindId, language: Language) =>
  db
    .selectFrom('route')
    .where('route.kind', '=', kind)
    .where('route.active', '=', true)
    .orderBy(thaiOrder(inLanguage('route.name', language)))
    .select((route) => [
      'route.id',
      `${inLanguage('route.name', language)} as name`,
      jsonArrayFrom(
        route
          .selectFrom('routeStop as first')
          .whereRef('first.routeId', '=', 'route.id')
          .where('first.position', '=', 0)
          .orderBy('first.direction', 'desc')
          .select((first) => [
            'first.direction',
            jsonArrayFrom(
              first
                .selectFrom('routeStop as stop')
                .innerJoin('place', 'place.id', 'stop.placeId')
                .whereRef('stop.routeId', '=', 'route.id')
                .whereRef('stop.direction', '=', 'first.direction')
                .orderBy('stop.position')
                .select([
                  'stop.position as index',
                  'stop.placeId',
                  `${inLanguage('place.name', language)} as name`,
                  'stop.minutesFromStart',
                ]),
            ).as('stops'),
            jsonArrayFrom(
              first
                .selectFrom('timetableEntry as entry')
                .whereRef('entry.routeId', '=', 'route.id')
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
  withNestedRows(db)
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('holiday')
          .select(['day', `${inLanguage('name', language)} as name`])
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
            `${inLanguage('name', language)} as name`,
            'provinceCode',
            sql<boolean>`site_id is not distinct from ${site}`.as('ofSite'),
          ])
          .where('active', '=', true)
          .orderBy('ofSite', 'desc')
          .orderBy(thaiOrder(inLanguage('name', language))),
      ).as('places'),
      jsonArrayFrom(
        eb
          .selectFrom('province')
          .select(['code', `${inLanguage('name', language)} as name`])
          .orderBy(thaiOrder(inLanguage('name', language))),
      ).as('provinces'),
      jsonArrayFrom(
        eb
          .selectFrom('car')
          .innerJoin('carKind', 'carKind.carId', 'car.id')
          .select(({ fn }) => [
            sql<VehicleClass>`car.class`.as('class'),
            fn.max('car.seats').as('seats'),
          ])
          .where('carKind.kind', '=', kind)
          .where('car.status', '<>', 'retired')
          .where('car.class', 'in', vehicleClasses)
          .groupBy('car.class')
          .orderBy('seats')
          .orderBy('car.class'),
      ).as('classes'),
      jsonArrayFrom(
        eb
          .selectFrom('terms')
          .select(['number', `${inLanguage('text', language)} as text`])
          .where('kind', '=', kind)
          .where('validFrom', '<=', now)
          .orderBy('number', 'desc')
          .limit(1),
      ).as('terms'),
      jsonArrayFrom(routesOf(db, kind, language)).as('routes'),
    ])
    .executeTakeFirstOrThrow();

export const bookingOptionsRepository = (db: Db) => ({
  /** Three statements, however much there is to choose from. */
  read: async (kind: KindId, reader: Reader): Promise<Omit<BookingOptions, 'usual'>> => {
    const { siteId: site, onHolidays: openOnHolidays, ...rules } = await findRules(db, kind);
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
