import { dayOf } from '#domain/dates/bangkok-time';
import { gateRepository } from '../../db/repositories/links/gate.repository';
import { linkRepository, type OpenLink } from '../../db/repositories/links/link.repository';
import { noticeRepository } from '../../db/repositories/notices/notice.repository';
import { troubleRepository } from '../../db/repositories/links/trouble.repository';
import type { Tools } from '../tell';

/** A gate without its link lets cars pass unseen, so whoever can make another hears of it. */
const tellLocked = async (
  { db, now, newId }: Tools,
  { id, name, siteId }: OpenLink,
): Promise<void> => {
  const kinds = siteId === null ? [] : await gateRepository(db, 'th').kindsOf(siteId);
  const people = await troubleRepository(db).arrangersOf(kinds.map((kind) => kind.id));
  await noticeRepository(db).addOthers(
    people.map(({ personId, kind }) => ({
      id: newId(),
      personId,
      type: 'trouble',
      subject: 'link',
      subjectId: id,
      cause: `locked:${id}`,
      params: { kind, text: name ?? '', matter: 'locked', day: dayOf(now) },
      at: now,
    })),
  );
};

/** Answers whether there is another try. */
export const noteWrongPin = ({ db, now, newId }: Tools, link: OpenLink): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const mayTryAgain = await linkRepository(tx).noteWrongPin(link.id);
    if (!mayTryAgain) await tellLocked({ db: tx, now, newId }, link);
    return mayTryAgain;
  });
