import type { WeightyChange } from '#domain/booking/decide-edit';
import type { BookingState } from '#domain/booking/states';
import type { NoticeType } from '#domain/notice/notice-types';
import { arrangingPeopleRepository } from '../../db/repositories/arranging/arranging-people.repository';
import { invitationRepository } from '../../db/repositories/notices/invitation.repository';
import type { Tools } from '../tell';
import { tellConcerned, tellPeople } from './tell-people';

type OwnAct = { type: NoticeType; cause: string };

/** Whoever did it knows it; only the calendar that was invited has to hear of it. */
export const tellOwnCalendar = async (
  tools: Tools,
  { type, cause }: OwnAct,
  about: { bookingId: string; personId: string },
): Promise<void> => {
  const { bookingId, personId } = about;
  if (!(await invitationRepository(tools.db).isInvited(bookingId, personId))) return;
  await tellPeople(tools, { type, cause, facts: { only: 'email' }, isRead: true }, [about]);
};

/** On a trip whose car stands ready: no later act would tell whoever rides, or invite who did this. */
export const tellOfReadyCar = async (
  tools: Tools,
  { bookingId, by }: { bookingId: string; by: string },
): Promise<void> => {
  const news = { type: 'arranged', cause: tools.newId() } as const;
  await tellConcerned(tools, { ...news, except: by }, [bookingId]);
  const own = { ...news, facts: { only: 'email' }, isRead: true };
  await tellPeople(tools, own, [{ bookingId, personId: by }]);
};

export const fellowsOf = async ({ db }: Pick<Tools, 'db'>, bookingId: string): Promise<string[]> =>
  (await arrangingPeopleRepository(db).concerned([bookingId])).map(({ personId }) => personId);

/** One more seat changes nothing for those who have theirs. */
export const isMovedBy = (changes: readonly WeightyChange[]): boolean =>
  changes.some((change) => change !== 'seats_up');

type Changed = {
  bookingId: string;
  /** Who was on it before. */
  fellows: readonly string[];
  status: BookingState;
  /** Another time, place or car: whoever stays hears of it. */
  isMoved: boolean;
  /** Who did it, and who hears of it otherwise. */
  by: string;
  informed?: ReadonlySet<string>;
  /** What it was before, for those who stay. */
  facts?: Readonly<Record<string, string>>;
};

/** Who rides from now on, who does so no longer, and who rides otherwise than they know. */
export const tellFellows = async (tools: Tools, changed: Changed): Promise<void> => {
  const { bookingId, fellows, status, isMoved, by, informed, facts = {} } = changed;
  const cause = tools.newId();
  const now = await fellowsOf(tools, bookingId);
  const others = (people: readonly string[]) =>
    people
      .filter((personId) => personId !== by && !informed?.has(personId))
      .map((personId) => ({ bookingId, personId }));
  const joined = status === 'arranged' ? 'arranged' : 'booked_for_you';
  const [came, stayed, left] = [
    now.filter((personId) => !fellows.includes(personId)),
    now.filter((personId) => fellows.includes(personId)),
    fellows.filter((personId) => !now.includes(personId)),
  ];
  await tellPeople(tools, { type: joined, cause }, others(came));
  await tellPeople(tools, { type: 'cancelled', cause, facts: { left: 'yes' } }, others(left));
  if (!isMoved) return;
  await tellPeople(tools, { type: 'changed', cause, facts }, others(stayed));
  if (now.includes(by))
    await tellOwnCalendar(tools, { type: 'changed', cause }, { bookingId, personId: by });
};
