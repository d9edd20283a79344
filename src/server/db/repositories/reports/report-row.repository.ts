import { sql, type RawBuilder } from 'kysely';
import type { KindId } from '#kinds/registry';
import type { Language } from '#domain/language';
import { measures, type MeasureId } from '#domain/reports/measures';
import type { ReportFilter } from '#domain/reports/filter';
import type { Service } from '#domain/reports/service-days';
import type { ReportRow } from '#contract/reports';
import type { Db } from '../../client';
import { amountOf, useOf } from '../../rows/reports/fact-amount';
import { whereFacts } from '../../rows/reports/where-facts';
import { fullName, nameOf, readRow, readRows } from '../../sql';

type Scope = { kind: KindId; filter: ReportFilter; service: Service };
type Paging = { sort: string; page: number; size: number };

/** `value` and `per` of each row of `report_fact f`, and which rows count. */
type Reading = { value: RawBuilder<number>; per: RawBuilder<number>; counts: RawBuilder<unknown> };

const readingOf = (measure: MeasureId, { filter, service }: Scope): Reading => {
  const { value: valueKey, per: divisor } = measures[measure];
  const use = useOf(service);
  const value = amountOf(valueKey, filter.basis, use);
  const per =
    divisor === undefined || divisor.amount === 'capacity'
      ? sql<number>`0`
      : amountOf(divisor.amount, filter.basis, use);
  return { value, per, counts: sql`(${value} <> 0 or ${per} <> 0)` };
};

/** Whoever was in a car at that minute; each car is counted once, by the first of its rows. */
const readingOfPeak = (minute: number): Reading => ({
  value: sql<number>`case when row_number() over (partition by f.assignment_id order by f.line, f.part) = 1 then 1 else 0 end`,
  per: sql<number>`0`,
  counts: sql`f.use_from <= ${minute}::integer and f.use_to > ${minute}::integer`,
});

type Row = Omit<ReportRow, 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date | null };

// The index gives the rows by day: only those of one day have to be sorted for a page.
const orders: Readonly<Record<string, RawBuilder<unknown>>> = {
  startsAt: sql`f.day, f.starts_at, f.line, f.part`,
  '-startsAt': sql`f.day desc, f.starts_at desc, f.line desc, f.part desc`,
  value: sql`f.value, f.line, f.part`,
  '-value': sql`f.value desc, f.line, f.part`,
};

export const reportRowRepository = (db: Db, language: Language) => {
  const countedRows = ({ kind, filter }: Scope, { value, per, counts }: Reading) => sql`
    select f.*, (${value})::bigint as value, (${per})::bigint as per
    from report_fact f
    where ${whereFacts(kind, filter)} and ${counts}`;

  return {
    readingOf,
    readingOfPeak,

    page: async (
      scope: Scope,
      reading: Reading,
      { sort, page, size }: Paging,
    ): Promise<ReportRow[]> => {
      const order = orders[sort] ?? orders['startsAt']!;
      const rows = await readRows(db)<Row>`
        with shown as materialized (
          select * from (${countedRows(scope, reading)}) f
          order by ${order} limit ${size} offset ${(page - 1) * size}
        )
        select f.line || ' ' || f.part as key, f.booking_id as "bookingId", b.ref, b.status,
          f.starts_at as "startsAt", b.ends_at as "endsAt",
          coalesce(guest.guest_name, ${fullName('p', language)}) as traveller, ${nameOf('d', language)} as department,
          c.code || ' ' || ${nameOf('c', language)} as "costCentre", car.plate, ${nameOf('province', language)} as province,
          ${fullName('driver', language)} as driver, ${nameOf('provider', language)} as provider, f.value, f.per
        from shown f
        left join booking b on b.id = f.booking_id
        left join passenger guest
          on guest.booking_id = f.booking_id and guest.is_traveller and guest.person_id is null
        left join person p on p.id = f.person_id
        left join department d on d.id = p.department_id
        left join cost_centre c on c.id = f.cost_centre_id
        left join car on car.id = f.car_id
        left join province on province.code = car.province_code
        left join person driver on driver.id = f.driver_id
        left join provider on provider.id = f.provider_id
        order by ${order}`;
      return rows.map(({ startsAt, endsAt, ...row }) => ({
        ...row,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
      }));
    },

    totals: async (scope: Scope, reading: Reading) => {
      const row = await readRow(db)<{ total: number; value: number; per: number }>`
        select count(*) as total, coalesce(sum(value), 0)::bigint as value, coalesce(sum(per), 0)::bigint as per
        from (${countedRows(scope, reading)}) counted`;
      return row!;
    },
  };
};
