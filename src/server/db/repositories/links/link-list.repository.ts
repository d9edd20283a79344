import { sql, type Expression } from 'kysely';
import type { linkGroups, LinkQuery, LinkRow, LinksTogether } from '#contract/links';
import type { ListPage } from '#contract/list';
import { linkState, MOST_WRONG_PINS, type LinkFace } from '#domain/link/face';
import type { Language } from '#domain/language';
import type { KindId } from '#kinds/registry';
import type { Db } from '../../client';
import { contains, readFound } from '../../list-query';
import { fullName, iso, readIds, readRow, readRows } from '../../sql';

type Row = Omit<LinkRow, 'state'> & { revokedAt: string | null; wrongPins: number };

/** Of the kind's drivers, its site's gates, and its bookings. */
const ofKind = (kind: KindId) => sql<boolean>`(
  exists (select from driver_kind k where k.driver_id = l.driver_id and k.kind = ${kind})
  or l.site_id = (select site_id from kind where id = ${kind})
  or exists (select from booking b where b.id = l.booking_id and b.kind = ${kind}))`;

const nameIn = (language: Language) => sql<string>`coalesce(l.name,
  (select ${fullName('p', language)} from person p where p.id = l.driver_id),
  (select b.ref from booking b where b.id = l.booking_id), '')`;

const stateAt = (now: Date) => sql<string>`case
  when l.revoked_at is not null then 'revoked'
  when l.wrong_pins >= ${MOST_WRONG_PINS} then 'locked'
  when l.valid_until <= ${now} then 'expired' else 'open' end`;

type Locked = { version: number; face: LinkFace; driverId: string | null };

/** Valid ones that go with `l`, as `o`; only what this kind's dispatchers see. */
const goesWith = (group: (typeof linkGroups)[number], now: Date) => sql`
  o.revoked_at is null and o.valid_until > ${now} and o.wrong_pins < ${MOST_WRONG_PINS} and ${
    group === 'driver'
      ? sql`o.driver_id = l.driver_id`
      : sql`o.printed_for = l.printed_for and exists (
          select from driver_kind mine join driver_kind theirs on theirs.kind = mine.kind
          where mine.driver_id = l.driver_id and theirs.driver_id = o.driver_id)`
  }`;

const countOf = (group: (typeof linkGroups)[number], now: Date) => sql`(
  select count(*)::int from link o where ${goesWith(group, now)})`;

const toRow =
  (now: Date) =>
  ({ revokedAt, wrongPins, ...row }: Row): LinkRow => ({
    ...row,
    state: linkState({ validUntil: row.validUntil, revokedAt, wrongPins }, now),
  });

export const linkListRepository = (db: Db, language: Language) => {
  const rowsOf = async (ids: readonly string[], now: Date): Promise<LinkRow[]> => {
    const rows = await readRows(db)<Row>`
      select l.id, l.version, l.face, ${nameIn(language)} as name, ${iso('l.valid_until')} as valid_until,
        ${iso('l.made_at')} as made_at, ${fullName('maker', language)} as by, l.opened,
        ${iso('l.opened_at')} as opened_at, l.origin, to_char(l.printed_for, 'YYYY-MM-DD') as printed_for,
        ${iso('l.revoked_at')} as revoked_at, l.wrong_pins
      from link l join person maker on maker.id = l.made_by_id
      where l.id = any (${sql.val(ids)}::uuid[])`;
    return rows.map(toRow(now));
  };

  const sorts: Readonly<Record<string, Expression<unknown>>> = {
    madeAt: sql`l.made_at`,
    validUntil: sql`l.valid_until`,
    openedAt: sql`l.opened_at`,
  };

  return {
    list: (kind: KindId, query: LinkQuery, now: Date): Promise<ListPage<LinkRow>> => {
      const found = db
        .selectFrom('link as l')
        .select('l.id')
        .where(ofKind(kind))
        .where(contains(query.q, nameIn(language)))
        .$if(query.face !== undefined, (some) => some.where('l.face', 'in', query.face!))
        .$if(query.state !== undefined, (some) => some.where(stateAt(now), 'in', query.state!));
      return readFound(db, found, query, { sorts, now, rowsOf: (ids) => rowsOf(ids, now) });
    },

    read: async (id: string, now: Date): Promise<LinkRow | undefined> =>
      (await rowsOf([id], now))[0],

    together: (id: string, kind: KindId, now: Date) => readRow(db)<LinksTogether>`
        select ${countOf('driver', now)} as driver, ${countOf('print', now)} as print
        from link l where l.id = ${id} and ${ofKind(kind)}`,

    lock: async (id: string, kind: KindId): Promise<Locked | undefined> => {
      await sql`select from link where id = ${id} for no key update`.execute(db);
      return readRow(db)<Locked>`
        select l.version, l.face, l.driver_id from link l where l.id = ${id} and ${ofKind(kind)}`;
    },

    revoke: (id: string, at: Date) =>
      sql`update link set revoked_at = coalesce(revoked_at, ${at}) where id = ${id}`.execute(db),

    revokeGroup: (
      id: string,
      group: (typeof linkGroups)[number],
      { kind, at }: { kind: KindId; at: Date },
    ) => readIds(db)`
        update link set revoked_at = ${at} where id in (
          select o.id from link l join link o on ${goesWith(group, at)} where l.id = ${id} and ${ofKind(kind)})
        returning id`,

    noteSent: (id: string) => sql`update link set origin = 'line' where id = ${id}`.execute(db),

    /** Who drives for this kind. */
    drivers: (kind: KindId) => readRows(db)<{ id: string; name: string }>`
        select d.id, ${fullName('p', language)} as name from driver d
        join person p on p.id = d.id join driver_kind k on k.driver_id = d.id and k.kind = ${kind}
        where d.status = 'active' order by name`,

    /** A driver's open link of this token, and where LINE knows the driver. */
    driverOf: (
      { id, tokenHash }: { id: string; tokenHash: Buffer },
      kind: KindId,
      now: Date,
    ) => readRow(db)<{ lineId: string | null; language: Language; nameTh: string; nameEn: string }>`
        select f.line_id, p.language, ${fullName('p', 'th')} as name_th, ${fullName('p', 'en')} as name_en
        from link l join person p on p.id = l.driver_id left join line_friend f on f.person_id = p.id
        where l.id = ${id} and l.token_hash = ${tokenHash} and ${ofKind(kind)}
          and l.revoked_at is null and l.valid_until > ${now}`,

    /** How many of a booking are still open: a card is not made without end. */
    openOfBooking: async (bookingId: string, now: Date): Promise<number> =>
      (
        await readRow(db)<{ count: number }>`
          select count(*)::int as count from link
          where booking_id = ${bookingId} and revoked_at is null and valid_until > ${now}`
      )?.count ?? 0,
  };
};
