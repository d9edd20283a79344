import { Menu } from '@mantine/core';
import { notifyAsk, notifyRiders } from '#words/arranging-notices';
import type { TripReach } from '#contract/reach';
import { willBeTold } from '#words/reach';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { useArranging } from './arranging-context';
import { sayHow } from './reach';
import { isTellable, useNotify } from './use-notify';

/** As many as one question about them names. */
const MOST_BOOKINGS = 100;

/** To all who ride in the days shown, after a question: what was sent cannot be called back. */
export const NotifyDay = () => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, ask, isFrozen } = useArranging();
  const notify = useNotify();
  if (!day.may.manage) return null;
  const trips = day.trips.filter(isTellable);
  const bookings = trips.flatMap((trip) =>
    trip.bookings.filter(({ status }) => status === 'arranged'),
  );
  /** Who is reached how; nothing where that cannot be asked. */
  const sayReach = async (): Promise<string> => {
    const people = new Map<string, TripReach[number]>();
    try {
      for (let first = 0; first < bookings.length; first += MOST_BOOKINGS) {
        const bookingIds = bookings.slice(first, first + MOST_BOOKINGS).map(({ id }) => id);
        const found = await api.call('foreseeReach', {
          params: { kind },
          query: { bookings: bookingIds.join(','), type: 'arranged' },
        });
        for (const person of found) people.set(person.id, person);
      }
    } catch {
      return '';
    }
    const how = sayHow([...people.values()], { soon: false, now: new Date() }, say, {
      hasNumbers: false,
    });
    return say(willBeTold, { count: people.size, how });
  };
  const askAndNotify = async () => {
    const question = {
      title: say(notifyRiders),
      text: say(notifyAsk, {
        trips: trips.length,
        bookings: bookings.length,
        how: await sayReach(),
      }),
      yes: say(notifyRiders),
    };
    if (await ask(question)) await notify(trips);
  };
  return (
    <Menu.Item h={44} disabled={trips.length === 0 || isFrozen} onClick={() => void askAndNotify()}>
      {say(notifyRiders)}
    </Menu.Item>
  );
};
