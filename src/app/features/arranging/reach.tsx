import type { TripReach } from '#contract/reach';
import { minutesBetween } from '#domain/dates/bangkok-time';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { isNight, SOON_MINUTES } from '#domain/dates/night';
import type { PersonalChannel } from '#domain/notice/notice-types';
import { formatThaiPhone, telHref } from '#domain/thai/phone';
import { call } from '#words/arranging-trip';
import type { Say } from '#words/message';
import { channelNames } from '#words/notice-names';
import {
  afterMorning,
  byPhoneOnly,
  countBy,
  countByPhone,
  countInApp,
  deliveredBy,
  notTold,
  onlyInBell,
  reachNow,
  reachTitle,
  readItAt,
  sentInTheMorning,
  willBeTold,
  withNumbers,
} from '#words/reach';
import type { KindId } from '#kinds/registry';
import type { Source } from '../../remote/remote';
import { useRemote } from '../../remote/use-remote';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { WholeParts } from '../../ui/whole-words';

type Rider = TripReach[number];

/** In this order each person is counted once. */
const order: readonly PersonalChannel[] = ['push', 'email', 'line'];

/** LINE costs by the message, and carries only what is soon. */
const firstChannel = ({ channels }: Rider, isSoon: boolean): PersonalChannel | undefined =>
  order.find((channel) => channels.includes(channel) && (channel !== 'line' || isSoon));

const isSoon = (startsAt: string, now: Date): boolean => {
  const minutes = minutesBetween(now, startsAt);
  return minutes >= 0 && minutes <= SOON_MINUTES;
};

/** Of whom no channel reaches, the numbers to call. */
const numbersOf = (people: readonly Rider[]): string =>
  people.flatMap(({ phone }) => (phone === null ? [] : formatThaiPhone(phone))).join(', ');

type When = { soon: boolean; now: Date };

/** Has quiet nights, and it is one. */
const sleeps = ({ quiet }: Rider, { soon, now }: When): boolean => quiet && !soon && isNight(now);

/** "2 by push, 1 by e-mail, 1 in the app only (081-…), 1 by phone only (082-…)"; a whole day's numbers would be no sentence. */
export const sayHow = (
  people: readonly Rider[],
  when: When,
  say: Say,
  { hasNumbers = true } = {},
): string => {
  const { soon } = when;
  const reached = order.map((channel) => ({
    people: people.filter((person) => firstChannel(person, soon) === channel),
    says: (count: number) => say(countBy, { count, channel: say(channelNames[channel]) }),
    numbers: '',
  }));
  const others = people.filter((person) => firstChannel(person, soon) === undefined);
  const inApp = others.filter(({ isGuest }) => !isGuest);
  const guests = others.filter(({ isGuest }) => isGuest);
  const groups = [
    ...reached,
    {
      people: inApp,
      says: (count: number) => say(countInApp, { count }),
      numbers: hasNumbers ? numbersOf(inApp) : '',
    },
    {
      people: guests,
      says: (count: number) => say(countByPhone, { count }),
      numbers: hasNumbers ? numbersOf(guests) : '',
    },
  ];
  const asleep = people.filter(
    (person) => firstChannel(person, soon) !== undefined && sleeps(person, when),
  );
  const how = groups
    .filter((group) => group.people.length > 0)
    .map(({ people: { length }, says, numbers }) =>
      numbers === '' ? says(length) : say(withNumbers, { count: says(length), numbers }),
    )
    .join(', ');
  return asleep.length > 0 ? say(afterMorning, { how, count: asleep.length }) : how;
};

type Meant = { kind: KindId; bookingIds: readonly string[] };

const reachOf = ({ kind, bookingIds }: Meant): Source<TripReach> => ({
  read: (api, signal) =>
    api.call('foreseeReach', {
      params: { kind },
      query: { bookings: bookingIds.join(',') },
      signal,
    }),
  topics: ['booking', 'notice_wish'],
  laterMs: 2_000,
  about: bookingIds.join(','),
});

/** Beside a button that changes what people were told: how many will hear of it, and how. */
export const WillBeTold = ({ startsAt, ...meant }: Meant & { startsAt: string }) => {
  const say = useSay();
  const now = useNow();
  const { value: people } = useRemote(reachOf, meant.bookingIds.length > 0 ? meant : null);
  if (!people || people.length === 0) return null;
  const how = sayHow(people, { soon: isSoon(startsAt, now), now }, say);
  return (
    <p className="soft small">
      <WholeParts of={say(willBeTold, { count: people.length, how })} />
    </p>
  );
};

type OfTrip = { kind: KindId; id: string; version: number };

const reachOfTrip = ({ kind, id, version }: OfTrip): Source<TripReach> => ({
  read: (api, signal) => api.call('readReach', { params: { kind, id }, signal }),
  topics: ['trip', 'booking', 'notice_wish'],
  laterMs: 2_000,
  about: `${id}/${version}`,
});

const sayTold = (rider: Rider, when: When, say: Say): string => {
  const { isGuest, toldAt, readAt, delivered, channels } = rider;
  if (isGuest) return say(byPhoneOnly);
  if (toldAt === null) return say(notTold);
  if (readAt !== null) return say(readItAt, { at: formatDateTime(readAt) });
  if (delivered.length === 0)
    return say(channels.length > 0 && sleeps(rider, when) ? sentInTheMorning : onlyInBell);
  const how = delivered.map((channel) => say(channelNames[channel])).join(', ');
  return say(deliveredBy, { how });
};

/** Who was told of a trip and by what it arrived; whom nothing reached is called. */
export const TripReachPart = ({ startsAt, ...trip }: OfTrip & { startsAt: string }) => {
  const say = useSay();
  const now = useNow();
  const { value: people } = useRemote(reachOfTrip, trip);
  if (!people || people.length === 0) return null;
  const soon = isSoon(startsAt, now);
  // The numbers stand beside the names.
  const how = sayHow(people, { soon, now }, say, { hasNumbers: false });
  return (
    <section className="stack gap-2">
      <h3>{say(reachTitle)}</h3>
      <p className="soft small">
        <WholeParts of={say(reachNow, { count: people.length, how })} />
      </p>
      <ul className="stack gap-2">
        {people.map((person) => (
          <li key={person.id} className="row wrap between">
            <span className="stack gap-0">
              {person.name}
              <span className="soft small">{sayTold(person, { soon, now }, say)}</span>
            </span>
            {person.phone !== null &&
              person.readAt === null &&
              firstChannel(person, soon) === undefined && (
                <a className="link strong" href={telHref(person.phone)}>
                  {say(call, { phone: formatThaiPhone(person.phone) })}
                </a>
              )}
          </li>
        ))}
      </ul>
    </section>
  );
};
