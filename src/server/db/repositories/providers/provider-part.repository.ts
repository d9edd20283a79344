import { sql } from 'kysely';
import type { ContractBody, ProviderDetail } from '#contract/providers';
import type { KindId } from '#kinds/registry';
import type { Language } from '#domain/language';
import type { Period } from '#domain/reports/period';
import type { Db } from '../../client';
import { shownCars } from '../../rows/fleet/shown-car';
import { fullName, readRow } from '../../sql';

const contractColumns = ({ number, from, until, status, fileId }: ContractBody) => ({
  number,
  period: `[${from},${until ?? ''}]`,
  status,
  fileId,
});

/** What belongs to a provider: its contracts, and what of the fleet and the people is linked to it. */
export const providerPartRepository = (db: Db, providerId: string) => {
  const contracts = db
    .selectFrom('contract')
    .select([
      'id',
      'version',
      'number',
      sql<string>`lower(period)::text`.as('from'),
      sql<string | null>`(upper(period) - 1)::text`.as('until'),
      'status',
      'fileId',
    ])
    .where('providerId', '=', providerId);
  return {
    linked: async (
      kind: KindId,
      { language, now }: { language: Language; now: Date },
    ): Promise<Pick<ProviderDetail, 'contracts' | 'cars' | 'drivers' | 'supplierAdmins'>> => ({
      contracts: await contracts
        .orderBy(sql`lower(period)`, 'desc')
        .orderBy('number')
        .execute(),
      cars: await db
        .selectFrom(shownCars(db, language, now).as('car'))
        .select(['id', 'plate', 'province', 'class', 'status', 'isChecked', 'stands', 'out'])
        .where('providerId', '=', providerId)
        .where(sql<boolean>`${kind} = any (kinds)`)
        .orderBy('plate')
        .execute(),
      drivers: await db
        .selectFrom('driver')
        .innerJoin('driverKind as k', 'k.driverId', 'driver.id')
        .innerJoin('person', 'person.id', 'driver.id')
        .select(['driver.id', fullName('person', language).as('name'), 'person.phone'])
        .where('driver.providerId', '=', providerId)
        .where('driver.status', '<>', 'left')
        .where('k.kind', '=', kind)
        .orderBy('name')
        .execute(),
      supplierAdmins: await db
        .selectFrom('adminUser as a')
        .innerJoin('person', 'person.id', 'a.personId')
        .select([
          'person.id',
          fullName('person', language).as('name'),
          sql<string>`coalesce(person.sign_in_name, '')`.as('signInName'),
        ])
        .where('a.providerId', '=', providerId)
        .where('a.status', '=', 1)
        .orderBy('name')
        .execute(),
    }),

    lockContract: (id: string) =>
      contracts.where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

    insertContract: (id: string, contract: ContractBody) =>
      db
        .insertInto('contract')
        .values({ id, providerId, ...contractColumns(contract) })
        .execute(),

    updateContract: (id: string, contract: ContractBody) =>
      db.updateTable('contract').set(contractColumns(contract)).where('id', '=', id).execute(),

    /** How often it said no, to trips that were to start in the period. */
    declined: async (kind: KindId, { from, to }: Period): Promise<number> => {
      const row = await readRow(db)<{ count: number }>`
        select count(*)::int as count
        from event e
        join trip t on t.id = e.subject_id
        join admin_user a on a.person_id = e.by_id
        where e.subject = 'trip' and e.action = 'decline' and t.kind = ${kind}
          and t.starts_at >= (${from}::date)::timestamp at time zone 'Asia/Bangkok'
          and t.starts_at < (${to}::date + 1)::timestamp at time zone 'Asia/Bangkok'
          and a.provider_id = ${providerId}`;
      return row?.count ?? 0;
    },
  };
};
