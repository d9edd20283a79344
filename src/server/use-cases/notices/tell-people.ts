import type { NoticeType } from '#domain/notice/notice-types';
import { dayOf } from '#domain/dates/bangkok-time';
import type { BookingRows } from '#kinds/request/rows';
import { kinds, type KindId } from '#kinds/registry';
import { arrangingPeopleRepository } from '../../db/repositories/arranging/arranging-people.repository';
import { troubleRepository } from '../../db/repositories/links/trouble.repository';
import { noticeRepository } from '../../db/repositories/notices/notice.repository';
import type { Tools } from '../tell';

type News = {
  type: NoticeType;
  /** The fact that it tells of: each person hears of it once for each booking. */
  cause: string;
  facts?: Readonly<Record<string, string>>;
  isRead?: boolean;
};

/** With the fact it tells, in its transaction; delivered after the commit. */
export const tellPeople = (
  { db, now, newId }: Tools,
  { type, cause, facts = {}, isRead = false }: News,
  people: readonly { bookingId: string; personId: string }[],
): Promise<void> =>
  noticeRepository(db).add(
    people.map(({ bookingId, personId }) => ({
      id: newId(),
      personId,
      type,
      subjectId: bookingId,
      cause: `${cause}:${bookingId}`,
      params: facts,
      at: now,
      ...(isRead && { readAt: now }),
    })),
  );

/** Everybody whom the bookings concern, but not whoever did it. */
export const tellConcerned = async (
  tools: Tools,
  news: News & { except?: string },
  bookingIds: readonly string[],
): Promise<void> => {
  const people = await arrangingPeopleRepository(tools.db).concerned(bookingIds);
  const others = people.filter(({ personId }) => personId !== news.except);
  await tellPeople(tools, news, others);
};

/** Those who arrange the kind at its site, in their channel of Teams. */
export const tellSite = (
  { db, now, newId }: Tools,
  { type, cause, facts = {} }: News,
  { kind, bookingId }: { kind: KindId; bookingId: string },
): Promise<void> =>
  noticeRepository(db).add([
    {
      id: newId(),
      personId: null,
      siteId: kinds[kind].site,
      type,
      subjectId: bookingId,
      cause: `${cause}:${bookingId}`,
      params: facts,
      at: now,
    },
  ]);

/**
 * Once it may be arranged, those who arrange hear of an urgent request, each in the bell and in their channel of Teams: it
 * may be all that they have.
 */
export const tellOfUrgent = async (
  tools: Tools,
  {
    bookingId,
    rows: { kind, startsAt, urgentReason },
    by,
  }: {
    bookingId: string;
    rows: Pick<BookingRows, 'kind' | 'startsAt' | 'urgentReason'>;
    by: string;
  },
): Promise<void> => {
  if (urgentReason === null) return;
  const news = { type: 'urgent', cause: 'urgent', facts: { day: dayOf(startsAt) } } as const;
  const arrangers = await troubleRepository(tools.db).arrangersOf([kind]);
  const others = arrangers.filter(({ personId }) => personId !== by);
  await tellPeople(
    tools,
    news,
    others.map(({ personId }) => ({ bookingId, personId })),
  );
  await tellSite(tools, news, { kind, bookingId });
};
