import { sql } from 'kysely';
import type { LinkRow } from '#contract/links';
import { MOST_WRONG_PINS, type LinkFace } from '#domain/link/face';
import type { SiteId } from '#domain/site-id';
import type { Db } from '../../client';
import { readRow } from '../../sql';

export type OpenLink = {
  id: string;
  face: LinkFace;
  driverId: string | null;
  siteId: SiteId | null;
  bookingId: string | null;
  name: string | null;
  pinHash: Buffer | null;
};

export type NewLink = {
  id: string;
  face: LinkFace;
  tokenHash: Buffer;
  driverId?: string;
  siteId?: SiteId;
  bookingId?: string;
  name?: string;
  pinHash?: Buffer;
  origin?: LinkRow['origin'];
  printedFor?: string;
  madeAt: Date;
  madeById: string;
  validUntil: string;
};

export const linkRepository = (db: Db) => ({
  /** One look for every reason against it, so that the answer takes as long whatever the reason is. */
  findOpen: (tokenHash: Buffer, now: Date) => readRow(db)<OpenLink>`
      select l.id, l.face, l.driver_id, l.site_id, l.booking_id, l.name, l.pin_hash
      from link l
      where l.token_hash = ${tokenHash} and l.revoked_at is null and l.valid_until > ${now}
        and l.wrong_pins < ${MOST_WRONG_PINS}
        and not exists (select from driver d where d.id = l.driver_id and d.status = 'left')`,

  /** No event of its own, and all the same told to whoever has the list of links open. */
  noteOpened: (id: string, at: Date) =>
    sql`with opened as (
        update link set opened = opened + 1, opened_at = ${at} where id = ${id} returning id
      )
      select pg_notify('live', json_build_object('topic', 'link', 'id', id)::text) from opened`.execute(
      db,
    ),

  /**
   * Outside the refused call's own work: else it would be taken back with it. A right code forgets none of them: between
   * two looks of the tablet others would have new tries for ever. Answers whether there is another try.
   */
  noteWrongPin: async (id: string): Promise<boolean> => {
    const row = await readRow(db)<{ wrongPins: number }>`
      update link set wrong_pins = wrong_pins + 1 where id = ${id} returning wrong_pins`;
    return (row?.wrongPins ?? 0) < MOST_WRONG_PINS;
  },

  add: (link: NewLink) => db.insertInto('link').values(link).execute(),

  /** Whoever rode is no business of the link any more. */
  endRides: (now: Date, hours: number) =>
    sql`update link l set valid_until = greatest(${now}::timestamptz, l.made_at + interval '1 second')
      from booking b left join trip t on t.id = b.trip_id
      where l.booking_id = b.id and l.valid_until > ${now}::timestamptz and l.revoked_at is null
        and coalesce(t.ended_at, t.ends_at, b.ends_at)
          <= ${now}::timestamptz - make_interval(hours => ${hours})`.execute(db),
});
