import { sql } from 'kysely';
import type { DriverQuery, DriverRow } from '#contract/drivers';
import type { ListPage } from '#contract/list';
import type { KindId } from '#kinds/registry';
import { addDays, dayOf } from '#domain/dates/bangkok-time';
import type { Language } from '#domain/language';
import type { SiteId } from '#domain/site-id';
import type { Db } from '../../client';
import { driverRating, driverRatings } from '../../rows/drivers/driver-rating';
import { driverShifts } from '../../rows/drivers/driver-shifts';
import { fullName, inLanguage, iso } from '../../sql';
import { contains, readFound } from '../../list-query';

/** `providerId` is the provider whose drivers alone are seen; null is everybody's. */
export type DriverReader = { language: Language; now: Date; providerId: string | null };

const shown = (db: Db, { language, now, providerId }: DriverReader) =>
  db
    .selectFrom('driver as d')
    .innerJoin('person as p', 'p.id', 'd.id')
    .leftJoin('licence as l', 'l.personId', 'd.id')
    .leftJoin('provider as o', 'o.id', 'd.providerId')
    .select([
      'd.id',
      'd.version',
      fullName('p', language).as('name'),
      sql<
        DriverRow['employer']
      >`case p.role when 'employee' then 'employee' else 'provider' end`.as('employer'),
      'd.providerId',
      'p.firstNameTh',
      'p.lastNameTh',
      'p.firstNameEn',
      'p.lastNameEn',
      'p.nickname',
      'p.phone',
      'p.employeeNo',
      `${inLanguage('o.name', language)} as provider`,
      sql<
        SiteId[]
      >`array(select site_id from driver_site where driver_id = d.id order by site_id)`.as('sites'),
      sql<KindId[]>`array(select kind from driver_kind where driver_id = d.id order by kind)`.as(
        'kinds',
      ),
      'p.photoId',
      'l.number',
      'l.class',
      'l.expiresOn',
      'l.photoId as licencePhotoId',
      'd.medicalExpiresOn as medicalUntil',
      'd.trainingExpiresOn as trainingUntil',
      driverShifts('d').as('shifts'),
      'd.status',
      sql<DriverRow['leave']>`(
        select jsonb_build_object('until', ${iso('upper(v.period)')})
        from driver_leave v
        where v.driver_id = d.id and v.cancelled_at is null and v.period @> ${now}::timestamptz
        limit 1)`.as('leave'),
      // A supplier reads no ratings: they are answers about people, not theirs to weigh.
      (providerId === null ? driverRating('d', now) : sql<null>`null::float8`).as('rating'),
    ])
    .$if(providerId !== null, (query) => query.where('d.providerId', '=', providerId));

/** What a list is filtered and sorted by; the planner leaves out what is not asked for. */
const filtered = (db: Db, { now, providerId }: DriverReader) =>
  db
    .selectFrom('driver as d')
    .innerJoin('person as p', 'p.id', 'd.id')
    .leftJoin('licence as l', 'l.personId', 'd.id')
    .leftJoin('provider as o', 'o.id', 'd.providerId')
    .leftJoin(driverRatings(now).as('m'), (join) => join.on(sql<boolean>`m.driver_id = d.id`))
    .select('d.id')
    .$if(providerId !== null, (query) => query.where('d.providerId', '=', providerId));

const toRow = (row: Omit<DriverRow, 'hours'>): DriverRow => ({ ...row, hours: null });

export const driverRepository = (db: Db) => ({
  list: (query: DriverQuery, reader: DriverReader): Promise<ListPage<DriverRow>> => {
    const { q, status, kind, site, owner, due, from, to } = query;
    const { language, now } = reader;
    const today = dayOf(now);
    let found = filtered(db, reader).where(
      contains(
        q,
        sql`p.first_name_th`,
        sql`p.last_name_th`,
        sql`p.first_name_en`,
        sql`p.last_name_en`,
        sql`p.nickname`,
        sql`p.phone`,
        sql`p.employee_no`,
        sql`l.number`,
        sql`o.name_th`,
        sql`o.name_en`,
      ),
    );
    if (status) found = found.where('d.status', 'in', status);
    if (kind)
      found = found.where(sql<boolean>`exists (
        select from driver_kind k where k.driver_id = d.id and k.kind = any (${[...kind]}))`);
    if (site)
      found = found.where(sql<boolean>`exists (
        select from driver_site s where s.driver_id = d.id and s.site_id = any (${[...site]}))`);
    if (owner === 'company') found = found.where('d.providerId', 'is', null);
    else if (owner) found = found.where('d.providerId', '=', owner);
    if (due === 'lapsed') found = found.where('l.expiresOn', '<', today);
    else if (due) found = found.where('l.expiresOn', '<=', addDays(today, Number(due)));
    if (from) found = found.where('l.expiresOn', '>=', from);
    if (to) found = found.where('l.expiresOn', '<=', to);
    const sorts = {
      name: sql`${fullName('p', language)} collate "th-x-icu"`,
      licence: sql`l.expires_on`,
      rating: reader.providerId === null ? sql`m.mean` : sql`d.id`,
      status: sql`d.status`,
      provider: sql.ref(inLanguage('o.name', language)),
    };
    const rowsOf = async (ids: readonly string[]) =>
      (await shown(db, reader).where('d.id', 'in', ids).execute()).map(toRow);
    return readFound(db, found, query, { sorts, now, rowsOf });
  },

  find: async (id: string, reader: DriverReader): Promise<DriverRow | undefined> => {
    const row = await shown(db, reader).where('d.id', '=', id).executeTakeFirst();
    return row && toRow(row);
  },

  /** Whom an employer may send: nobody is chosen who has gone. */
  options: async (language: Language) => ({
    providers: await db
      .selectFrom('provider as o')
      .select(['o.id', `${inLanguage('o.name', language)} as name`])
      .where('o.status', '=', 'active')
      .orderBy('name')
      .execute(),
  }),
});
