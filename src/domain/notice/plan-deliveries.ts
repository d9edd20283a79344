import { addMinutes, type Instant, isBefore, minutesBetween } from '../dates/bangkok-time';
import { afterTheNight, isNight, SOON_MINUTES } from '../dates/night';
import { channels, type Channel, type Muted, type NoticeType } from './notice-types';

/** An e-mail stays: it leaves when what it tells of cannot be taken back by its undo any more. */
const UNDO_MINUTES = 1.5;
/** How long a channel is given before the next one is tried. */
const RUNG_MINUTES = 5;

type Planning = {
  type: NoticeType;
  now: Date;
  params: Readonly<Record<string, string>>;
  /** On which channels the person can be reached, of those that are set up. */
  reach: readonly Channel[];
  quiet: boolean;
  muted: readonly Muted[];
};

export type Planned = { channel: Channel; dueAt: Instant; unlessRead: boolean };

/** Somebody waits for the answer. */
const waitsForAnswer: ReadonlySet<NoticeType> = new Set([
  'waiting_for_you',
  'approval_reminder',
  'seat_offered',
  'trip_offered',
]);
/** Somebody stands beside the road, waits for a car that does not come, or tries a channel: they are at their phone. */
const ignoresNight: ReadonlySet<NoticeType> = new Set(['trouble', 'trial', 'unserved']);
const cannotWaitSoon: ReadonlySet<NoticeType> = new Set([
  'arranged',
  'changed',
  'cancelled',
  'car_late',
  'no_car',
]);

/** LINE costs by the message: only where somebody must be reached. */
export const mayCarry = (channel: Channel, type: NoticeType): boolean =>
  channel !== 'line' || waitsForAnswer.has(type) || cannotWaitSoon.has(type);

/** What it tells of begins before anybody could look again. */
export const isSoon = ({ now, params: { startsAt } }: Pick<Planning, 'now' | 'params'>): boolean =>
  startsAt !== undefined &&
  minutesBetween(now, startsAt) >= 0 &&
  minutesBetween(now, startsAt) <= SOON_MINUTES;

/** In the morning, or in time before the start of what is told. */
const afterQuiet = ({ now, params: { startsAt } }: Pick<Planning, 'now' | 'params'>): Instant => {
  const morning = afterTheNight(now);
  const inTime = startsAt === undefined ? morning : addMinutes(startsAt, -SOON_MINUTES);
  return isBefore(inTime, morning) && minutesBetween(now, inTime) > 0 ? inTime : morning;
};

/** What is meant for one channel goes there only, and word of a dead channel not to that channel. */
const isMeant = ({ type, params }: Planning, channel: Channel): boolean => {
  if (params['only'] !== undefined) return channel === params['only'];
  if (type === 'trial') return channel === params['channel'];
  return type !== 'dead_letter' || channel !== params['channel'];
};

const holdOf = ({ params }: Planning, channel: Channel): number =>
  channel === 'email' && params['undoable'] !== undefined ? UNDO_MINUTES : 0;

/** Which channels one notice goes to, and when: all at once, or one after the other until it was read. */
export const planDeliveries = (planning: Planning): Planned[] => {
  const { type, now, reach, quiet, muted } = planning;
  const soon = isSoon(planning);
  // A site has one channel only, so there is nothing to wait for before it.
  const isLadder =
    !reach.includes('teams') && (waitsForAnswer.has(type) || (soon && cannotWaitSoon.has(type)));
  const isQuiet = quiet && isNight(now) && !soon && !ignoresNight.has(type);
  const from = isQuiet ? afterQuiet(planning) : now.toISOString();
  const isMuted = (channel: Channel) =>
    muted.some((wish) => wish.type === type && wish.channel === channel);
  // LINE costs by the message: only where somebody must be reached.
  const mayUse = (channel: Channel) => channel !== 'line' || isLadder || type === 'trial';
  return (isLadder ? (['push', 'line', 'email'] as const) : channels)
    .filter((channel) => reach.includes(channel) && !isMuted(channel))
    .filter((channel) => mayUse(channel) && isMeant(planning, channel))
    .map((channel, rung) => ({
      channel,
      dueAt: addMinutes(from, isLadder ? rung * RUNG_MINUTES : holdOf(planning, channel)),
      unlessRead: isLadder && rung > 0,
    }));
};
