import { sql, type RawBuilder } from 'kysely';
import type { BookingPage } from '#contract/bookings';
import type { KindId } from '#kinds/registry';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { readCards } from '../../rows/bookings/booking-card';
import { asRow, cursorOf, readCursor, type Place } from '../../cursor';

const PAGE_SIZE = 20;

type Query = {
  scope: 'upcoming' | 'waiting' | 'past' | 'cancelled';
  kind?: KindId | undefined;
  role: 'mine' | 'for_me' | 'by_me';
  after?: string | undefined;
};

type Key = { startsAt: Date; id: string };

/** What comes next is shown soonest first, what is over latest first. */
const isUpwards = (scope: Query['scope']) => scope === 'upcoming' || scope === 'waiting';

/** Each branch reads one page from its own index, so that the cost does not grow with the history. */
const keysOf = (me: string, query: Query, after: Place | undefined): RawBuilder<Key> => {
  const upwards = isUpwards(query.scope);
  const direction = upwards ? sql`asc` : sql`desc`;
  const branch = (table: 'booking' | 'passenger', who: string, id: string) => sql`(
    select ${sql.ref(id)} as id, starts_at from ${sql.table(table)}
    where ${sql.ref(who)} = ${me} and shelf = ${query.scope}
      ${query.kind ? sql`and kind = ${query.kind}` : sql``}
      ${after ? sql`and (starts_at, ${sql.ref(id)}) ${upwards ? sql`>` : sql`<`} ${asRow(after)}` : sql``}
    order by starts_at ${direction}, ${sql.ref(id)} ${direction} limit ${PAGE_SIZE + 1})`;
  const branches = [
    ...(query.role === 'for_me' ? [] : [branch('booking', 'requester_id', 'id')]),
    ...(query.role === 'by_me' ? [] : [branch('passenger', 'person_id', 'booking_id')]),
  ];
  return sql<Key>`select id, starts_at from (${sql.join(branches, sql` union `)}) as mine
    order by starts_at ${direction}, id ${direction} limit ${PAGE_SIZE + 1}`;
};

export const bookingListRepository = (db: Db) => ({
  /** Undefined when `after` is no place in a list. */
  page: async (
    me: string,
    query: Query,
    { language, now }: { language: Language; now: Date },
  ): Promise<BookingPage | undefined> => {
    const after = query.after === undefined ? undefined : readCursor(query.after);
    if (query.after !== undefined && !after) return undefined;
    const { rows } = await keysOf(me, query, after).execute(db);
    const shown = rows.slice(0, PAGE_SIZE);
    const cards = await readCards(
      db,
      shown.map(({ id }) => id),
      { me, language, now },
    );
    const last = shown.at(-1);
    return {
      bookings: cards,
      next: rows.length > PAGE_SIZE && last ? cursorOf(last.startsAt, last.id) : null,
    };
  },
});
