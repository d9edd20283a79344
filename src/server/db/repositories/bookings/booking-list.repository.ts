import { sql, type RawBuilder } from 'kysely';
import type { BookingCard, BookingPage } from '#contract/bookings';
import type { KindId } from '#kinds/registry';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { asRow, cursorOf, readCursor, type Place } from '../../cursor';
import { prepared } from '../../prepared';
import { selectCards } from '../../rows/bookings/booking-card';

const PAGE_SIZE = 20;

type View = {
  scope: 'upcoming' | 'waiting' | 'past' | 'cancelled';
  role: 'mine' | 'for_me' | 'by_me';
};

type Query = View & { kind?: KindId | undefined; after?: string | undefined };

type From = { kind?: KindId | undefined; after?: Place | undefined };

type Reader = { me: string; language: Language; now: Date };

/** What comes next is shown soonest first, what is over latest first. */
const isUpwards = ({ scope }: View) => scope === 'upcoming' || scope === 'waiting';

const inOrder = (view: View, startsAt: string, id: string): RawBuilder<unknown> => {
  const direction = isUpwards(view) ? sql`asc` : sql`desc`;
  return sql`${sql.ref(startsAt)} ${direction}, ${sql.ref(id)} ${direction}`;
};

/** Each branch reads one page from its own index, so that the cost does not grow with the history. */
const keysOf = (me: string, view: View, { kind, after }: From): RawBuilder<unknown> => {
  const branch = (table: 'booking' | 'passenger', who: string, id: string) => sql`(
    select ${sql.ref(id)} as id, starts_at from ${sql.table(table)}
    where ${sql.ref(who)} = ${me} and shelf = ${view.scope}
      ${kind ? sql`and kind = ${kind}` : sql``}
      ${after ? sql`and (starts_at, ${sql.ref(id)}) ${isUpwards(view) ? sql`>` : sql`<`} ${asRow(after)}` : sql``}
    order by ${inOrder(view, 'starts_at', id)} limit ${PAGE_SIZE + 1})`;
  const branches = [
    ...(view.role === 'for_me' ? [] : [branch('booking', 'requester_id', 'id')]),
    ...(view.role === 'by_me' ? [] : [branch('passenger', 'person_id', 'booking_id')]),
  ];
  return sql`(
    select id, starts_at from (${sql.join(branches, sql` union `)}) as mine
    order by ${inOrder(view, 'starts_at', 'id')} limit ${PAGE_SIZE + 1}) as wanted`;
};

const selectPage = (view: View, from: From, reader: Reader): RawBuilder<BookingCard> =>
  selectCards(
    keysOf(reader.me, view, from),
    inOrder(view, 'wanted.starts_at', 'wanted.id'),
    reader,
  );

type Usual = { me: string; now: Date };

/** What the app opens with: of one view the first page, over all kinds. */
const selectFirstPage = prepared(
  (_, { me, now }: Usual, { language, ...view }: View & { language: Language }) =>
    selectPage(view, {}, { me, now, language }),
);

export const bookingListRepository = (db: Db) => ({
  /** Undefined when `after` is no place in a list. */
  page: async (
    me: string,
    { scope, role, kind, after }: Query,
    { language, now }: { language: Language; now: Date },
  ): Promise<Omit<BookingPage, 'lost'> | undefined> => {
    const place = after === undefined ? undefined : readCursor(after);
    if (after !== undefined && !place) return undefined;
    const view = { scope, role };
    const rows =
      kind || place
        ? (await selectPage(view, { kind, after: place }, { me, language, now }).execute(db)).rows
        : await selectFirstPage(db, { me, now }, { ...view, language });
    const bookings = rows.slice(0, PAGE_SIZE);
    const last = bookings.at(-1);
    return {
      bookings,
      next: rows.length > PAGE_SIZE && last ? cursorOf(new Date(last.startsAt), last.id) : null,
    };
  },
});
