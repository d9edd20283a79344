import type { KindId } from '#kinds/registry';
import type { FollowUp } from '#domain/rating/follow-up';
import type { RatingItem } from '#domain/rating/items';
import type { Period } from '#domain/reports/period';
import {
  addRides,
  noAnswers,
  type RideCounts,
  type SatisfactionFilter,
  type SatisfactionSums,
} from '#domain/reports/satisfaction';
import type { Db } from '../../client';
import { readRow, readRows } from '../../sql';
import { ridesIn } from '../../rows/ratings/where-rides';

type Scope = { kind: KindId; filter: SatisfactionFilter };

type Keyed<K> = { key: K; sums: SatisfactionSums };
type OfCar = Keyed<string | null> & { bucket: number; providerId: string | null };

const sumsOf = (counts: RideCounts): SatisfactionSums => addRides(noAnswers(), counts);

/** Rides counted by their stars; what they come to is the domain's to say. */
export const ratingSummaryRepository = (db: Db) => {
  const by = async <K>({ kind, filter }: Scope, dimension: 'driver' | 'item') => {
    const { key, counts, from } = ridesIn(kind, filter, dimension);
    const rows = await readRows(db)<RideCounts & { key: K }>`
      select ${key} as key, ${counts} from ${from} group by 1`;
    return rows.map((row): Keyed<K> => ({ key: row.key, sums: sumsOf(row) }));
  };
  return {
    /** By part of the period, car and provider: totals and the other charts are added up from it. */
    byCar: async ({ kind, filter }: Scope, buckets: readonly Period[]): Promise<OfCar[]> => {
      const starts = buckets.map(({ from }) => from);
      const { key, counts, from } = ridesIn(kind, filter, 'car');
      const rows = await readRows(db)<RideCounts & Omit<OfCar, 'sums'>>`
        select width_bucket(f.day, ${starts}::date[]) - 1 as bucket, ${key} as key,
          f.provider_id as "providerId", ${counts}
        from ${from} group by 1, 2, 3`;
      return rows.map((row) => ({
        bucket: row.bucket,
        key: row.key,
        providerId: row.providerId,
        sums: sumsOf(row),
      }));
    },

    byDriver: (scope: Scope) => by<string | null>(scope, 'driver'),

    byItem: (scope: Scope) => by<RatingItem>(scope, 'item'),

    total: async ({ kind, filter }: Scope): Promise<SatisfactionSums> => {
      const { counts, from } = ridesIn(kind, filter, 'car');
      const row = await readRow(db)<RideCounts>`select ${counts} from ${from}`;
      return sumsOf(row!);
    },

    inbox: async (kind: KindId): Promise<Record<FollowUp, number>> => {
      const rows = await readRows(db)<{ status: FollowUp; count: number }>`
        select r.follow_up as status, count(*)::int as count
        from rating r join trip t on t.id = r.trip_id
        where t.kind = ${kind} and r.follow_up is not null
        group by r.follow_up`;
      const count = (status: FollowUp) => rows.find((row) => row.status === status)?.count ?? 0;
      return {
        open: count('open'),
        in_progress: count('in_progress'),
        resolved: count('resolved'),
      };
    },
  };
};
