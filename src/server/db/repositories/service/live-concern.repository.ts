import { sql, type RawBuilder } from 'kysely';
import type { LiveEvent } from '#contract/live-event';
import type { Db } from '../../client';
import { readRows } from '../../sql';

/** Of a trip that a provider has just lost, its last events still say that it was theirs. */
const EVENTS_BACK = 20;

const ofTrip = (trip: RawBuilder<unknown>) => sql`
  select provider_id as id from trip where id = ${trip}
  union select c.provider_id from assignment a join car c on c.id = a.car_id
    where a.trip_id = ${trip} and a.released_at is null
  union select (told ->> 'providerId')::uuid from (
    select before, after from event where subject_id = ${trip} order by at desc limit ${EVENTS_BACK}
  ) e cross join lateral (values (e.before), (e.after)) as said (told)`;

const queries: Readonly<Record<string, (id: string) => RawBuilder<unknown>>> = {
  trip: (id) => ofTrip(sql`${id}::uuid`),
  booking: (id) => ofTrip(sql`(select trip_id from booking where id = ${id})`),
  driver: (id) => sql`select provider_id as id from driver where id = ${id}`,
  car: (id) => sql`select provider_id as id from car where id = ${id}`,
};

export const liveConcernRepository = (db: Db) => ({
  /** Whose work it is, or was a moment ago. */
  providersOf: async ({ topic, id }: LiveEvent): Promise<string[]> => {
    const query = queries[topic];
    if (!query || id === undefined) return [];
    const rows = await readRows(db)<{ id: string | null }>`${query(id)}`;
    return rows.flatMap((row) => row.id ?? []);
  },
});
