import { dayOf } from '#domain/dates/bangkok-time';
import type { KindId } from '#kinds/registry';
import { noticeRepository } from '../../db/repositories/notices/notice.repository';
import { troubleRepository } from '../../db/repositories/links/trouble.repository';
import type { Tools } from '../tell';

type Trouble = {
  /** What it is told of: once to each person. */
  cause: string;
  kinds: readonly KindId[];
  /** A car we know, which its page can send to the workshop. */
  carId: string | null;
  plate: string;
  text: string;
  /** `stands` where the car cannot go on, `gate` where the gate does not know what to do. */
  matter: 'drives' | 'stands' | 'gate';
};

/** To those who arrange the kind, at once: the bell and every channel of theirs. */
export const tellTrouble = async (
  { db, now, newId }: Tools,
  { cause, kinds, carId, plate, text, matter }: Trouble,
): Promise<void> => {
  const people = await troubleRepository(db).arrangersOf(kinds);
  await noticeRepository(db).addOthers(
    people.map(({ personId, kind }) => ({
      id: newId(),
      personId,
      type: 'trouble',
      subject: carId === null ? 'service' : 'car',
      ...(carId !== null && { subjectId: carId }),
      cause,
      params: { kind, plate, text, matter, day: dayOf(now) },
      at: now,
    })),
  );
};
