import { sql } from 'kysely';
import type { RatedTrip } from '#contract/ratings';
import type { GivenRating, Ride } from '#domain/rating/decide-rating';
import type { FollowUp } from '#domain/rating/follow-up';
import { allItems, ratingItems, type ItemScores } from '#domain/rating/items';
import type { Db } from '../../client';
import { iso, readRow, readRows } from '../../sql';
import { asRow, cursorOf, readCursor } from '../../cursor';
import { readCards, type Reader } from '../../rows/bookings/booking-card';

const PAGE_SIZE = 20;

/** What a person rated or may rate, before its trip is described. */
export type FoundRide = { passengerId: string; tripId: string | null; isRated: boolean } & Ride;

export type StoredRating = {
  id: string;
  version: number;
  bookingId: string;
  withDriver: boolean;
  ratedAt: Date;
  followUp: FollowUp | null;
  reply: string | null;
  given: GivenRating;
};

type Row = Omit<StoredRating, 'given'> &
  Omit<GivenRating, 'items'> & { items: Partial<ItemScores> };

const toRating = ({ overall, items, reason, comment, ...row }: Row): StoredRating => ({
  ...row,
  given: { overall, items: allItems(items), reason, comment },
});

const ratings = sql`
  select r.id, r.version, p.booking_id, t.with_driver, r.at as rated_at, r.follow_up, r.reply, r.overall, r.reason, r.comment,
    coalesce((select jsonb_object_agg(i.item, i.score) from rating_item i where i.rating_id = r.id), '{}') as items
  from rating r join passenger p on p.id = r.passenger_id join trip t on t.id = r.trip_id`;

export const ratingRepository = (db: Db) => {
  const describe = async (
    rides: readonly { bookingId: string; withDriver: boolean }[],
    reader: Reader,
  ): Promise<Map<string, RatedTrip>> => {
    const cards = await readCards(
      db,
      rides.map(({ bookingId }) => bookingId),
      reader,
    );
    const driven = new Map(rides.map(({ bookingId, withDriver }) => [bookingId, withDriver]));
    return new Map(
      cards.map(({ id, ref, kind, startsAt, endsAt, from, to, car, driver }) => [
        id,
        {
          bookingId: id,
          ref,
          kind,
          startsAt,
          endsAt,
          from,
          to,
          car: car && { plate: car.plate, province: car.province, description: car.description },
          driver: driver?.name ?? null,
          withDriver: driven.get(id) ?? true,
        },
      ]),
    );
  };

  const writeItems = async (id: string, items: ItemScores): Promise<void> => {
    const rows = ratingItems.flatMap((item) => {
      const score = items[item];
      return score === null ? [] : [{ ratingId: id, item, score }];
    });
    if (rows.length > 0) await db.insertInto('ratingItem').values(rows).execute();
  };

  return {
    describe,

    /** The one that closes first comes first. */
    due: async (
      me: string,
      now: Date,
    ): Promise<
      { bookingId: string; withDriver: boolean; completedAt: Date; ratingDays: number }[]
    > =>
      (
        await sql<{
          bookingId: string;
          withDriver: boolean;
          completedAt: Date;
          ratingDays: number;
        }>`
          select b.id as "bookingId", t.with_driver as "withDriver", b.completed_at as "completedAt",
            k.rating_days as "ratingDays"
          from passenger p join booking b on b.id = p.booking_id join kind k on k.id = b.kind
          join trip t on t.id = b.trip_id
          where p.person_id = ${me} and p.attended is not false and b.status = 'completed'
            and b.completed_at + make_interval(days => k.rating_days) > ${now}
            and not exists (select from rating r where r.passenger_id = p.id)
          order by b.completed_at + make_interval(days => k.rating_days), b.id`.execute(db)
      ).rows,

    /** Undefined when `after` is no place in the list. */
    page: async (
      me: string,
      after: string | undefined,
    ): Promise<{ ratings: StoredRating[]; next: string | null } | undefined> => {
      const from = after === undefined ? undefined : readCursor(after);
      if (after !== undefined && !from) return undefined;
      const rows = await readRows(db)<Row>`${ratings}
        where p.person_id = ${me} ${from ? sql`and (r.at, r.id) < ${asRow(from)}` : sql``}
        order by r.at desc, r.id desc limit ${PAGE_SIZE + 1}`;
      const shown = rows.slice(0, PAGE_SIZE);
      const last = shown.at(-1);
      return {
        ratings: shown.map(toRating),
        next: rows.length > PAGE_SIZE && last ? cursorOf(last.ratedAt, last.id) : null,
      };
    },

    /** Stays as it is until the rating is written: nobody takes the trip back meanwhile. */
    lockRide: (bookingId: string, me: string) => readRow(db)<FoundRide>`
      select p.id as passenger_id, b.trip_id, b.status as state, p.attended,
        ${iso('b.completed_at')} as completed_at, k.rating_days,
        coalesce(t.with_driver, true) as with_driver,
        exists (select from rating r where r.passenger_id = p.id) as is_rated
      from booking b join passenger p on p.booking_id = b.id and p.person_id = ${me}
      join kind k on k.id = b.kind left join trip t on t.id = b.trip_id
      where b.id = ${bookingId} for share of b`,

    /** Somebody's own, locked. */
    lock: async (id: string, me: string): Promise<StoredRating | undefined> => {
      const row = await readRow(db)<Row>`${ratings}
        where r.id = ${id} and p.person_id = ${me} for no key update of r`;
      return row && toRating(row);
    },

    insert: async (
      ride: { id: string; passengerId: string; personId: string; tripId: string },
      given: GivenRating,
      { at, followUp }: { at: Date; followUp: FollowUp | null },
    ): Promise<void> => {
      const { overall, reason, comment, items } = given;
      await db
        .insertInto('rating')
        .values({ ...ride, overall, reason, comment, at, followUp })
        .execute();
      await writeItems(ride.id, items);
    },

    update: async (
      id: string,
      { overall, reason, comment, items }: GivenRating,
      followUp: FollowUp | null,
    ): Promise<number> => {
      const { version } = await db
        .updateTable('rating')
        .set({ overall, reason, comment, followUp })
        .where('id', '=', id)
        .returning('version')
        .executeTakeFirstOrThrow();
      await db.deleteFrom('ratingItem').where('ratingId', '=', id).execute();
      await writeItems(id, items);
      return version;
    },
  };
};
