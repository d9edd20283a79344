import { sql } from 'kysely';
import type { KindId } from '#kinds/registry';
import type { ServiceRules } from '#domain/reports/service-days';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { fullName, inLanguage, nameOf, readRows, readRow } from '../../sql';

export type Label = { id: string; name: string };
export type CarLabel = Label & {
  province: string | null;
  description: string;
  providerId: string | null;
};

/** The names of what reports are grouped and filtered by. */
export const reportLabelRepository = (db: Db, language: Language) => {
  const name = sql.ref(inLanguage('name', language));
  const list = async (query: ReturnType<typeof sql<Label>>): Promise<Label[]> =>
    (await query.execute(db)).rows;
  return {
    departments: () => list(sql<Label>`select id, ${name} as name from department order by 2`),

    costCentres: () =>
      list(sql<Label>`select id, code || ' ' || ${name} as name from cost_centre order by 2`),

    sites: () => list(sql<Label>`select id, ${name} as name from site order by id desc`),

    providers: (kind: KindId) =>
      list(sql<Label>`select id, ${name} as name from provider
        where exists (select from provider_kind where provider_id = provider.id and kind = ${kind})
          or exists (select from car join car_kind on car_kind.car_id = car.id
            where car.provider_id = provider.id and car_kind.kind = ${kind})
        order by 2`),

    namesOfProviders: (ids: readonly string[]) =>
      list(
        sql<Label>`select id, ${name} as name from provider where id = any (${[...ids]}::uuid[])`,
      ),

    /** Those of the kind, and others by their ids: a car may have left the kind since. */
    cars: (kind: KindId, others: readonly string[]) => readRows(db)<
      CarLabel & { inFleet: boolean }
    >`
        select car.id, car.plate as name, ${nameOf('province', language)} as province,
          car.brand || ' ' || car.model as description, car.provider_id as "providerId",
          car_kind.kind is not null and car.status <> 'retired' as "inFleet"
        from car
        left join province on province.code = car.province_code
        left join car_kind on car_kind.car_id = car.id and car_kind.kind = ${kind}
        where car_kind.kind is not null or car.id = any (${[...others]}::uuid[])
        order by car.plate, province.code`,

    drivers: (kind: KindId, others: readonly string[]) =>
      list(sql<Label>`
        select person.id, ${fullName('person', language)} as name
        from driver join person on person.id = driver.id
        where exists (select from driver_kind where driver_id = driver.id and kind = ${kind})
          or driver.id = any (${[...others]}::uuid[])
        order by 2`),

    rules: async (kind: KindId): Promise<ServiceRules> => {
      const row = await readRow(db)<ServiceRules>`
        select service_from as "from", service_to as "to", service_days as days,
          case when on_holidays then '{}' else coalesce((
            select array_agg(day::text) from holiday where holiday.kind is null or holiday.kind = kind.id
          ), '{}') end as holidays
        from kind where id = ${kind}`;
      return row!;
    },
  };
};
