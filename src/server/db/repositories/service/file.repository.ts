import { sql, type SqlBool } from 'kysely';
import type { FileUses } from '#domain/access/may-read-file';
import { kindIds, kinds, type KindId } from '#kinds/registry';
import type { MediaType } from '#domain/files/media-type';
import type { Db } from '../../client';
import { readRow } from '../../sql';

export type NewFile = {
  id: string;
  byId: string;
  at: Date;
  clientId: string;
  name: string;
  mediaType: MediaType;
  content: Buffer;
};

/** Where travellers drive, the admins see their licences. */
const selfDriven = kindIds.filter((kind) => !kinds[kind].withDriver);

/** Nothing names it; a change that waits for approval names its files in the request it holds. */
const isLoose = sql<SqlBool>`not exists (
  select from booking_attachment where file_id = file.id
  union all select from handover_photo where file_id = file.id
  union all select from car where photo_id = file.id
  union all select from person where photo_id = file.id
  union all select from licence where photo_id = file.id
  union all select from car_document where file_id = file.id
  union all select from contract where file_id = file.id
  union all select from expense where receipt_file_id = file.id
  union all select from mark where file_id = file.id
  union all select from booking_revision
    where closed_at is null and change -> 'request' -> 'attachmentIds' ? file.id::text
)`;

export const fileRepository = (db: Db) => ({
  /** The file that was stored first under this person's client id, when it is the same. */
  store: async (file: NewFile): Promise<{ id: string; isNew: boolean } | 'other-content'> => {
    const stored = await db
      .insertInto('file')
      .values(file)
      .onConflict((conflict) => conflict.columns(['byId', 'clientId']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) return { ...stored, isNew: true };
    const first = await db
      .selectFrom('file')
      .select('id')
      .where('byId', '=', file.byId)
      .where('clientId', '=', file.clientId)
      .where('content', '=', file.content)
      .executeTakeFirst();
    return first ? { ...first, isNew: false } : 'other-content';
  },

  /** Of what this person has stored since then and nothing names; one upload of theirs after the other. */
  looseBytes: async (personId: string, since: Date): Promise<number> => {
    await sql`select pg_advisory_xact_lock(hashtext('upload'), hashtext(${personId}))`.execute(db);
    const row = await readRow(db)<{ bytes: string }>`
      select coalesce(sum(octet_length(content)), 0) as bytes from file
      where by_id = ${personId} and at > ${since} and ${isLoose}`;
    return Number(row!.bytes);
  },

  forgetLoose: (before: Date) =>
    db.deleteFrom('file').where('at', '<', before).where(isLoose).execute(),

  findUses: async (id: string, now: Date): Promise<FileUses | undefined> => {
    const uses = await readRow(db)<Omit<FileUses, 'kinds'> & { kinds: KindId[] }>`
      with on_booking as (
        select booking_id as id from booking_attachment where file_id = ${id}
        union
        select booking.id
        from handover_photo
        join handover on handover.id = handover_photo.handover_id
        join assignment on assignment.id = handover.assignment_id
        join booking on booking.trip_id = assignment.trip_id
        where handover_photo.file_id = ${id}
      ), decider as (
        select approval_decider.person_id as id
        from approval
        join approval_decider on approval_decider.approval_id = approval.id
        where approval.booking_id in (select id from on_booking)
      ), involved as (
        select unnest(array[requester_id, traveller_id]) as id
        from booking where id in (select id from on_booking)
        union
        select person_id from passenger where booking_id in (select id from on_booking)
        union
        select person_id from self_driver where booking_id in (select id from on_booking)
        union
        select id from decider
        union
        -- Who decided may have been a stand-in, and whoever stands in now may decide.
        select decided_by_id from approval where booking_id in (select id from on_booking)
        union
        select to_id from delegation
        where from_id in (select id from decider) and revoked_at is null
          and period @> ${now}::timestamptz
      )
      select file.by_id as "uploaderId",
        exists (select from car where car.photo_id = file.id)
          or exists (select from person where person.photo_id = file.id) as "isPortrait",
        (select person_id from licence where licence.photo_id = file.id limit 1) as "licenceOfId",
        array(select id from involved where id is not null) as "peopleIds",
        array(
          select kind from booking where id in (select id from on_booking)
          union
          select car_kind.kind
          from car_document
          join car_kind on car_kind.car_id = car_document.car_id
          where car_document.file_id = ${id}
          union
          select provider_kind.kind
          from contract
          join provider_kind on provider_kind.provider_id = contract.provider_id
          where contract.file_id = ${id}
          union
          select kind from expense where receipt_file_id = ${id}
          union
          select trip.kind from mark join trip on trip.id = mark.trip_id where mark.file_id = ${id}
          union
          -- Whoever is told of a car's trouble on its page, whichever kind it was driven for.
          select car_kind.kind from mark join car_kind on car_kind.car_id = mark.car_id
          where mark.file_id = ${id} and mark.action = 'trouble'
        ) as kinds
      from file where file.id = ${id}`;
    return uses?.licenceOfId ? { ...uses, kinds: selfDriven } : uses;
  },

  read: async (
    id: string,
  ): Promise<{ id: string; name: string; mediaType: MediaType; content: string }> => {
    const row = await db
      .selectFrom('file')
      .select(['name', 'mediaType', 'content'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, ...row, content: row.content.toString('base64') };
  },

  /** Whether this person uploaded it. */
  isOwn: async (id: string, personId: string): Promise<boolean> =>
    (await db
      .selectFrom('file')
      .select('id')
      .where('id', '=', id)
      .where('byId', '=', personId)
      .executeTakeFirst()) !== undefined,

  /** Whether this person uploaded it and it is a picture. */
  isOwnPicture: async (id: string, personId: string): Promise<boolean> =>
    (await db
      .selectFrom('file')
      .select('id')
      .where('id', '=', id)
      .where('byId', '=', personId)
      .where('mediaType', 'in', ['image/jpeg', 'image/png'])
      .executeTakeFirst()) !== undefined,
});
