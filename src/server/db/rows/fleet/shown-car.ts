import { sql } from 'kysely';
import type { CarRow } from '#contract/fleet';
import type { CarPaper } from '#domain/fleet/car';
import type { KindId } from '#kinds/registry';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { inLanguage, iso } from '../../sql';
import { carStands } from './car-stands';

/** Every car with what a list shows of it; `x` is its paper that lapses first, of those that count. */
export const shownCars = (db: Db, language: Language, now: Date) =>
  db
    .selectFrom('car as c')
    .leftJoin('province as p', 'p.code', 'c.provinceCode')
    .leftJoin('provider as o', 'o.id', 'c.providerId')
    .leftJoin('contract as a', 'a.id', 'c.contractId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom((latest) =>
            latest
              .selectFrom('carDocument as d')
              .distinctOn('d.type')
              .select(['d.type', 'd.expiresOn'])
              .whereRef('d.carId', '=', 'c.id')
              .orderBy('d.type')
              .orderBy('d.expiresOn', 'desc')
              .as('counting'),
          )
          .select(['counting.type', 'counting.expiresOn'])
          .orderBy('counting.expiresOn')
          .limit(1)
          .as('x'),
      (join) => join.onTrue(),
    )
    .selectAll('c')
    .select([
      `${inLanguage('p.name', language)} as province`,
      `${inLanguage('o.name', language)} as provider`,
      'a.number as contract',
      sql<KindId[]>`array(select kind from car_kind where car_id = c.id order by kind)`.as('kinds'),
      sql<CarRow['out']>`(
        select jsonb_build_object('type', b.type, 'until', ${iso('upper(b.period)')})
        from car_blackout b
        where b.car_id = c.id and b.cancelled_at is null and b.period @> ${now}::timestamptz
        limit 1)`.as('out'),
      sql<boolean>`${carStands('c', now)} is not null`.as('stands'),
      'x.type as paper',
      'x.expiresOn',
    ])
    .$narrowType<CarRow>();

type ShownRow = Omit<CarRow, 'nextExpiry'> & { paper: CarPaper | null; expiresOn: string | null };

export const toCarRow = ({ paper, expiresOn, ...row }: ShownRow): CarRow => ({
  ...row,
  nextExpiry: paper === null || expiresOn === null ? null : { type: paper, on: expiresOn },
});
