import type { KindId } from '#kinds/registry';
import type { Rate } from '#domain/booking/estimate-cost';
import type { VehicleClass } from '#domain/booking/vehicle-class';
import type { Day } from '#domain/dates/bangkok-time';
import { parseBaht } from '#domain/money';
import type { Db } from '../../client';
import { readRow } from '../../sql';

type Query = { kind: KindId; class: VehicleClass; day: Day; carId: string | null };

export type DatedRate = { id: string; version: number; rate: Rate };

const satang = (baht: string) => parseBaht(baht) ?? 0;

export const rateRepository = (db: Db) => ({
  /** Of the chosen car's owner; else the company's own; else the dearest of the kind's providers, so that nobody is surprised. */
  find: async (query: Query): Promise<DatedRate | null> => {
    const row = await readRow(db)<{
      id: string;
      version: number;
      dayRate: string;
      hoursIncluded: string;
      overtimePerHour: string;
      kmIncluded: number;
      perKm: string;
    }>`
      select r.* from rate_card r
      left join car chosen on chosen.id = ${query.carId}::uuid
      where r.class = ${query.class} and r.valid @> ${query.day}::date
        and (r.provider_id is null or r.provider_id = chosen.provider_id
          or r.provider_id in (select provider_id from provider_kind where kind = ${query.kind}))
      order by (chosen.id is not null and r.provider_id is not distinct from chosen.provider_id) desc,
        r.provider_id is null desc, r.day_rate desc, r.id
      limit 1`;
    return row
      ? {
          id: row.id,
          version: row.version,
          rate: {
            dayRate: satang(row.dayRate),
            hoursIncluded: Number(row.hoursIncluded),
            overtimePerHour: satang(row.overtimePerHour),
            kmIncluded: row.kmIncluded,
            perKm: satang(row.perKm),
          },
        }
      : null;
  },
});
