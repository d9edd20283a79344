import type { NoticeType } from '#domain/notice/notice-types';
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

/** Those who arrange the kind, each in the bell and in their channel of Teams: it may be all that they have. */
export const tellArrangers = async (
  tools: Tools,
  news: News & { except: string },
  { kind, bookingId }: { kind: KindId; bookingId: string },
): Promise<void> => {
  const arrangers = await troubleRepository(tools.db).arrangersOf([kind]);
  const others = arrangers.filter(({ personId }) => personId !== news.except);
  await tellPeople(
    tools,
    news,
    others.map(({ personId }) => ({ bookingId, personId })),
  );
  await tellSite(tools, news, { kind, bookingId });
};
