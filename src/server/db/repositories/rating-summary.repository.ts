import { sql } from 'kysely';
import type { KindId } from '#domain/booking/kind-id';
import type { FollowUp } from '#domain/rating/follow-up';
import type { Score } from '#domain/rating/items';
import type { Answered, ItemScored, SatisfactionFilter } from '#domain/reports/satisfaction';
import type { Db } from '../client';
import { ridesOf } from '../rating-rows/where-rides';

type ByDay = Answered & { day: string };
type ByWhat = Answered & {
  carId: string | null;
  driverId: string | null;
  providerId: string | null;
};

type Row = {
  of_day: boolean;
  day: string | null;
  car_id: string | null;
  driver_id: string | null;
  provider_id: string | null;
  overall: Score | null;
  worst: Score | null;
  count: number;
};

type Asked = { kind: KindId; filter: SatisfactionFilter };

/** Rides that were answered alike, counted; what they come to is the domain's to say. */
export const ratingSummaryRepository = (db: Db) => ({
  /** In one reading: by day, and by car, driver and provider. */
  answered: async ({ kind, filter }: Asked): Promise<{ days: ByDay[]; things: ByWhat[] }> => {
    const { rows } = await sql<Row>`
      with ride as materialized (${ridesOf(kind, filter, { withCar: true })})
      select grouping(day) = 0 as of_day, day::text, car_id, driver_id, provider_id, overall, worst,
        count(*)::int as count
      from ride
      group by grouping sets (
        (day, overall, worst), (car_id, driver_id, provider_id, overall, worst)
      )`.execute(db);
    const days: ByDay[] = [];
    const things: ByWhat[] = [];
    for (const { of_day, day, car_id, driver_id, provider_id, overall, worst, count } of rows) {
      const answered = { overall, worst, count };
      if (of_day) days.push({ ...answered, day: day ?? '' });
      else
        things.push({ ...answered, carId: car_id, driverId: driver_id, providerId: provider_id });
    }
    return { days, things };
  },

  total: async ({ kind, filter }: Asked): Promise<Answered[]> =>
    (
      await sql<Answered>`
        select overall, worst, count(*)::int as count from (${ridesOf(kind, filter, { withCar: false })}) ride
        group by overall, worst`.execute(db)
    ).rows,

  items: async ({ kind, filter }: Asked): Promise<ItemScored[]> =>
    (
      await sql<ItemScored>`
        select i.item, i.score, count(*)::int as count
        from (${ridesOf(kind, filter, { withCar: false })}) ride join rating_item i on i.rating_id = ride.rating_id
        group by i.item, i.score`.execute(db)
    ).rows,

  inbox: async (kind: KindId): Promise<Record<FollowUp, number>> => {
    const { rows } = await sql<{ status: FollowUp; count: number }>`
      select r.follow_up as status, count(*)::int as count
      from rating r join trip t on t.id = r.trip_id
      where t.kind = ${kind} and r.follow_up is not null
      group by r.follow_up`.execute(db);
    const count = (status: FollowUp) => rows.find((row) => row.status === status)?.count ?? 0;
    return {
      open: count('open'),
      in_progress: count('in_progress'),
      resolved: count('resolved'),
    };
  },
});
