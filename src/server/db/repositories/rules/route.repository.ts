import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DepartureChange, KindRulesView, NewDeparture, RouteChange } from '#contract/rules';
import type { KindId } from '#kinds/registry';
import { addDays, type Day } from '#domain/dates/bangkok-time';
import type { Language } from '#domain/language';
import type { SiteId } from '#domain/site-id';
import type { Db } from '../../client';
import { inLanguage, withNestedRows } from '../../sql';

type Route = KindRulesView['routes'][number];
type Direction = 'out' | 'back';

export type StoredDeparture = {
  id: string;
  routeId: string;
  direction: Direction;
  departs: string;
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
      .selectFrom('routeStop as s')
      .innerJoin('place', 'place.id', 's.placeId')
      .whereRef('s.routeId', '=', sql.ref('r.id'))
      .where('s.direction', '=', direction)
      .orderBy('s.position')
      .select(['s.placeId', `${inLanguage('place.name', language)} as name`, 's.minutesFromStart']),
  );

export const routeRepository = (db: Db) => ({
  list: (kind: KindId, language: Language): Promise<Route[]> =>
    withNestedRows(db)
      .selectFrom('route as r')
      .select([
        'r.id',
        'r.nameTh',
        'r.nameEn',
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
            .selectFrom('timetableEntry as e')
            .whereRef('e.routeId', '=', sql.ref('r.id'))
            .orderBy('e.direction', 'desc')
            .orderBy('e.departs')
            .orderBy(sql`lower(e.valid)`)
            .select([
              'e.id',
              'e.direction',
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
      .orderBy(sql`${sql.ref(inLanguage('r.name', language))} collate "th-x-icu"`)
      .orderBy('r.id')
      .execute(),

  /** The points of the site, between which shuttles run. */
  places: (site: SiteId, language: Language) =>
    db
      .selectFrom('place')
      .select(['id', `${inLanguage('name', language)} as name`])
      .where('siteId', '=', site)
      .where('active', '=', true)
      .orderBy(sql`${sql.ref(inLanguage('name', language))} collate "th-x-icu"`)
      .execute(),

  lock: (id: string, kind: KindId): Promise<{ id: string; version: number } | undefined> =>
    db
      .selectFrom('route')
      .select(['id', 'version'])
      .where('id', '=', id)
      .where('kind', '=', kind)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  add: (id: string, kind: KindId, { nameTh, nameEn, active }: RouteChange) =>
    db.insertInto('route').values({ id, kind, nameTh, nameEn, active }).execute(),

  save: (id: string, { nameTh, nameEn, active }: RouteChange) =>
    db.updateTable('route').set({ nameTh, nameEn, active }).where('id', '=', id).execute(),

  saveStops: async (
    routeId: string,
    direction: Direction,
    stops: RouteChange['out'],
  ): Promise<void> => {
    await db
      .deleteFrom('routeStop')
      .where('routeId', '=', routeId)
      .where('direction', '=', direction)
      .execute();
    if (stops.length === 0) return;
    await db
      .insertInto('routeStop')
      .values(stops.map((stop, position) => ({ ...stop, routeId, direction, position })))
      .execute();
  },

  lockDeparture: async (id: string, kind: KindId): Promise<StoredDeparture | undefined> =>
    db
      .selectFrom('timetableEntry as e')
      .innerJoin('route as r', 'r.id', 'e.routeId')
      .select([
        'e.id',
        'e.routeId',
        sql<Direction>`e.direction`.as('direction'),
        sql<string>`to_char(e.departs, 'HH24:MI')`.as('departs'),
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

  addDeparture: (id: string, { firstDay, lastDay: last, ...departure }: NewDeparture) =>
    db
      .insertInto('timetableEntry')
      .values({ ...departure, id, valid: rangeOf(firstDay, last) })
      .execute(),

  saveDeparture: (
    { id, firstDay }: StoredDeparture,
    { weekdays, seats, lastDay: last }: DepartureChange,
  ) =>
    db
      .updateTable('timetableEntry')
      .set({ weekdays, seats, valid: rangeOf(firstDay, last) })
      .where('id', '=', id)
      .execute(),
});
