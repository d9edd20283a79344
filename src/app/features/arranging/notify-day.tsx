import { Menu } from '@mantine/core';
import { notifyAsk, notifyRiders } from '#words/arranging-notices';
import { useSay } from '../../ui/use-say';
import { useArranging } from './arranging-context';
import { isTellable, useNotify } from './use-notify';

/** To all who ride in the days shown, after a question: what was sent cannot be called back. */
export const NotifyDay = () => {
  const say = useSay();
  const { day, ask, isFrozen } = useArranging();
  const notify = useNotify();
  if (!day.may.manage) return null;
  const trips = day.trips.filter(isTellable);
  const bookings = trips.flatMap((trip) =>
    trip.bookings.filter(({ status }) => status === 'arranged'),
  ).length;
  const askAndNotify = async () => {
    const question = {
      title: say(notifyRiders),
      text: say(notifyAsk, { trips: trips.length, bookings }),
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
