import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DepartureChange, KindRulesView, NewDeparture, RouteChange } from '#contract/rules';
import type { KindId } from '#kinds/registry';
import { addDays, type Day } from '#domain/dates/bangkok-time';
import type { Language } from '#domain/language';
import type { SiteId } from '#domain/site-id';
import type { Db } from '../../client';

type Route = KindRulesView['routes'][number];
type Direction = 'out' | 'back';

export type StoredDeparture = {
  id: string;
  routeId: string;
  weekdays: number[];
  seats: number;
  firstDay: Day;
  lastDay: Day | null;
  version: number;
};

// A range of days ends before its upper bound; people say the last day.
const lastDay = sql<string | null>`(upper(e.valid) - 1)::text`;
const rangeOf = (first: Day, last: Day | null) =>
  `[${first},${last === null ? '' : addDays(last, 1)})`;

const stopsOf = (db: Db, direction: Direction, language: Language) =>
  jsonArrayFrom(
    db
      .selectFrom('route_stop as s')
      .innerJoin('place', 'place.id', 's.place_id')
      .whereRef('s.route_id', '=', sql.ref('r.id'))
      .where('s.direction', '=', direction)
      .orderBy('s.position')
      .select([
        's.place_id as placeId',
        `place.name_${language} as name`,
        's.minutes_from_start as minutesFromStart',
      ]),
  );

export const routeRepository = (db: Db) => ({
  list: (kind: KindId, language: Language): Promise<Route[]> =>
    db
      .selectFrom('route as r')
      .select([
        'r.id',
        'r.name_th as nameTh',
        'r.name_en as nameEn',
        'r.active',
        'r.version',
        stopsOf(db, 'out', language).as('out'),
        stopsOf(db, 'back', language).as('back'),
        sql<Direction[]>`(
          select coalesce(jsonb_agg(distinct e.direction), '[]') from timetable_entry e
          where e.route_id = r.id and exists (
            select from trip t join booking b on b.trip_id = t.id where t.timetable_entry_id = e.id)
        )`.as('fixed'),
        jsonArrayFrom(
          db
            .selectFrom('timetable_entry as e')
            .whereRef('e.route_id', '=', sql.ref('r.id'))
            .orderBy('e.direction', 'desc')
            .orderBy('e.departs')
            .orderBy(sql`lower(e.valid)`)
            .select([
              'e.id',
              sql<Direction>`e.direction`.as('direction'),
              sql<string>`to_char(e.departs, 'HH24:MI')`.as('departs'),
              'e.weekdays',
              'e.seats',
              sql<string>`lower(e.valid)::text`.as('firstDay'),
              lastDay.as('lastDay'),
              'e.version',
            ]),
        ).as('timetable'),
      ])
      .where('r.kind', '=', kind)
      .orderBy('r.active', 'desc')
      .orderBy(sql`${sql.ref(`r.name_${language}`)} collate "th-x-icu"`)
      .orderBy('r.id')
      .execute(),

  /** The points of the site, between which shuttles run. */
  places: (site: SiteId, language: Language) =>
    db
      .selectFrom('place')
      .select(['id', `name_${language} as name`])
      .where('site_id', '=', site)
      .where('active', '=', true)
      .orderBy(sql`${sql.ref(`name_${language}`)} collate "th-x-icu"`)
      .execute(),

  lock: (id: string, kind: KindId): Promise<{ id: string; version: number } | undefined> =>
    db
      .selectFrom('route')
      .select(['id', 'version'])
      .where('id', '=', id)
      .where('kind', '=', kind)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  add: async (id: string, kind: KindId, { nameTh, nameEn, active }: RouteChange): Promise<void> => {
    await db
      .insertInto('route')
      .values({ id, kind, name_th: nameTh, name_en: nameEn, active })
      .execute();
  },

  save: async (id: string, { nameTh, nameEn, active }: RouteChange): Promise<void> => {
    await db
      .updateTable('route')
      .set({ name_th: nameTh, name_en: nameEn, active })
      .where('id', '=', id)
      .execute();
  },

  saveStops: async (
    routeId: string,
    direction: Direction,
    stops: RouteChange['out'],
  ): Promise<void> => {
    await db
      .deleteFrom('route_stop')
      .where('route_id', '=', routeId)
      .where('direction', '=', direction)
      .execute();
    if (stops.length === 0) return;
    await db
      .insertInto('route_stop')
      .values(
        stops.map(({ placeId, minutesFromStart }, position) => ({
          route_id: routeId,
          direction,
          position,
          place_id: placeId,
          minutes_from_start: minutesFromStart,
        })),
      )
      .execute();
  },

  lockDeparture: async (id: string, kind: KindId): Promise<StoredDeparture | undefined> =>
    db
      .selectFrom('timetable_entry as e')
      .innerJoin('route as r', 'r.id', 'e.route_id')
      .select([
        'e.id',
        'e.route_id as routeId',
        'e.weekdays',
        'e.seats',
        sql<string>`lower(e.valid)::text`.as('firstDay'),
        lastDay.as('lastDay'),
        'e.version',
      ])
      .where('e.id', '=', id)
      .where('r.kind', '=', kind)
      .forNoKeyUpdate('e')
      .executeTakeFirst(),

  addDeparture: async (id: string, departure: NewDeparture): Promise<void> => {
    await db
      .insertInto('timetable_entry')
      .values({
        id,
        route_id: departure.routeId,
        direction: departure.direction,
        departs: departure.departs,
        weekdays: departure.weekdays,
        seats: departure.seats,
        valid: rangeOf(departure.firstDay, departure.lastDay),
      })
      .execute();
  },

  saveDeparture: async (
    { id, firstDay }: StoredDeparture,
    { weekdays, seats, lastDay: last }: DepartureChange,
  ): Promise<void> => {
    await db
      .updateTable('timetable_entry')
      .set({ weekdays, seats, valid: rangeOf(firstDay, last) })
      .where('id', '=', id)
      .execute();
  },
});
