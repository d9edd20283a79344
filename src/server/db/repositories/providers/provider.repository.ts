import { sql } from 'kysely';
import type { ListPage } from '#contract/list';
import type { ProviderBody, ProviderQuery, ProviderRow } from '#contract/providers';
import type { KindId } from '#kinds/registry';
import { dayOf } from '#domain/dates/bangkok-time';
import type { Language } from '#domain/language';
import type { ProviderStatus } from '#domain/provider/provider';
import type { SiteId } from '#domain/site-id';
import type { Db } from '../../client';
import { contains, readFound } from '../../list-query';
import { type Broken, describeBroken } from '../../rows/trips/broken-trips';
import { inLanguage } from '../../sql';

/** What of a provider people enter, as its events tell it. */
export type StoredProvider = ProviderBody & { version: number; status: ProviderStatus };

type Asker = { language: Language; now: Date };

const kindsOf = sql<KindId[]>`array(
  select kind from provider_kind where provider_id = p.id order by kind)`;
const sitesOf = sql<SiteId[]>`array(
  select site_id from provider_site where provider_id = p.id order by site_id)`;

const contactsOf = sql<ProviderBody['contacts']>`coalesce((
  select jsonb_agg(
    jsonb_build_object('name', name, 'role', nullif(role, ''), 'phone', phone, 'email', email)
    order by position, id)
  from provider_contact where provider_id = p.id), '[]')`;

const linked = (table: 'car' | 'driver', gone: string) =>
  sql<number>`(select count(*)::int from ${sql.table(table)} linked
    where linked.provider_id = p.id and linked.status <> ${gone})`;

/** The same of all providers at once, for putting them in order. */
const counted = (table: 'car' | 'driver', gone: string) =>
  sql<{ providerId: string; count: number }>`(select linked.provider_id, count(*)::int as count
    from ${sql.table(table)} linked
    where linked.provider_id is not null and linked.status <> ${gone}
    group by linked.provider_id)`;

const cars = linked('car', 'retired');
const drivers = linked('driver', 'left');

/** The contract that runs today and ends last. */
const running = (now: Date) => sql<ProviderRow['contract']>`(
  select jsonb_build_object('number', c.number, 'until', (upper(c.period) - 1)::text)
  from contract c
  where c.provider_id = p.id and c.status = 'active' and c.period @> ${dayOf(now)}::date
  order by upper(c.period) desc nulls first limit 1)`;

const entered = [
  'p.version',
  'p.status',
  'p.nameTh',
  'p.nameEn',
  'p.taxId',
  'p.branch',
  kindsOf.as('kinds'),
  sitesOf.as('sites'),
  contactsOf.as('contacts'),
] as const;

const columnsOf = ({ nameTh, nameEn, taxId, branch }: ProviderBody) => ({
  nameTh,
  nameEn,
  taxId,
  branch,
});

export const providerRepository = (db: Db) => {
  const serving = (kind: KindId) =>
    db.selectFrom('provider as p').where(sql<boolean>`exists (
      select from provider_kind k where k.provider_id = p.id and k.kind = ${kind})`);

  /** What is not in the provider's own row; the list of contacts is written anew. */
  const writeParts = async (
    id: string,
    { kinds, sites, contacts }: ProviderBody,
    newId: () => string,
  ): Promise<void> => {
    await db.deleteFrom('providerKind').where('providerId', '=', id).execute();
    await db.deleteFrom('providerSite').where('providerId', '=', id).execute();
    await db.deleteFrom('providerContact').where('providerId', '=', id).execute();
    await db
      .insertInto('providerKind')
      .values(kinds.map((kind) => ({ providerId: id, kind })))
      .execute();
    await db
      .insertInto('providerSite')
      .values(sites.map((siteId) => ({ providerId: id, siteId })))
      .execute();
    if (contacts.length === 0) return;
    await db
      .insertInto('providerContact')
      .values(
        contacts.map(({ role, ...contact }, position) => ({
          id: newId(),
          providerId: id,
          position,
          role: role ?? '',
          ...contact,
        })),
      )
      .execute();
  };

  return {
    list: (
      kind: KindId,
      query: ProviderQuery,
      { language, now }: Asker,
    ): Promise<ListPage<ProviderRow>> => {
      const { q, status, site, from, to } = query;
      const name = sql.ref<string>(inLanguage('p.name', language));
      const shown = db
        .selectFrom('provider as p')
        .select([
          'p.id',
          name.as('name'),
          ...entered,
          running(now).as('contract'),
          cars.as('cars'),
          drivers.as('drivers'),
        ]);
      let found = serving(kind)
        .leftJoin(counted('car', 'retired').as('cars'), (join) =>
          join.on(sql<boolean>`cars.provider_id = p.id`),
        )
        .leftJoin(counted('driver', 'left').as('drivers'), (join) =>
          join.on(sql<boolean>`drivers.provider_id = p.id`),
        )
        .select('p.id')
        .where(contains(q, sql`p.name_th`, sql`p.name_en`, sql`p.tax_id`));
      if (status) found = found.where('p.status', 'in', status);
      if (site)
        found = found.where(sql<boolean>`exists (
          select from provider_site s where s.provider_id = p.id and s.site_id = any (${[...site]}))`);
      const until = sql<string>`${running(now)} ->> 'until'`;
      if (from) found = found.where(until, '>=', from);
      if (to) found = found.where(until, '<=', to);
      const sorts = {
        name,
        status: sql`p.status`,
        contract: until,
        cars: sql`coalesce(cars.count, 0)`,
        drivers: sql`coalesce(drivers.count, 0)`,
      };
      const rowsOf = (ids: readonly string[]) => shown.where('p.id', 'in', ids).execute();
      return readFound(db, found, query, { sorts, now, rowsOf });
    },

    /** Only where it serves the kind: of another kind's provider nothing is known. */
    find: (id: string, kind: KindId) =>
      serving(kind)
        .select(['p.id', ...entered])
        .where('p.id', '=', id)
        .executeTakeFirst(),

    /** As it stands, and nobody else changes it until this transaction ends. */
    lock: async (id: string, kind: KindId): Promise<StoredProvider | undefined> => {
      const row = await db
        .selectFrom('provider as p')
        .select(entered)
        .where('p.id', '=', id)
        .forNoKeyUpdate('p')
        .executeTakeFirst();
      return row?.kinds.includes(kind) ? row : undefined;
    },

    insert: async (id: string, provider: ProviderBody, newId: () => string): Promise<void> => {
      await db
        .insertInto('provider')
        .values({ id, ...columnsOf(provider) })
        .execute();
      await writeParts(id, provider, newId);
    },

    update: async (id: string, provider: ProviderBody, newId: () => string): Promise<void> => {
      await db.updateTable('provider').set(columnsOf(provider)).where('id', '=', id).execute();
      await writeParts(id, provider, newId);
    },

    setStatus: (id: string, status: ProviderStatus) =>
      db.updateTable('provider').set({ status }).where('id', '=', id).execute(),

    /** Trips of any kind that it has still to drive, or has been asked to. */
    tripsAhead: (id: string, language: Language): Promise<Broken[]> => {
      const held = sql`
        select id, false as is_request from trip
        where provider_id = ${id} and status in ('planned', 'offered', 'accepted', 'underway')`;
      return describeBroken(db, held, {}, language);
    },
  };
};
