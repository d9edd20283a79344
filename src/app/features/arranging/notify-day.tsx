import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { cancel } from '#words/actions';
import { notifyAsk, notifyRiders } from '#words/arranging-notices';
import { Dialog } from '../../ui/dialog';
import { useSay } from '../../ui/use-say';
import classes from './arranging.module.css';
import { useArranging } from './arranging-context';
import { isTellable, useNotify } from './use-notify';

/** To all who ride in the days shown, after a question: what was sent cannot be called back. */
export const NotifyDay = () => {
  const say = useSay();
  const { day, isFrozen } = useArranging();
  const notify = useNotify();
  const [asks, setAsks] = useState(false);
  if (!day.may.manage) return null;
  const trips = day.trips.filter(isTellable);
  const bookings = trips.flatMap((trip) =>
    trip.bookings.filter(({ status }) => status === 'arranged'),
  ).length;
  return (
    <>
      <Button
        variant="default"
        disabled={trips.length === 0 || isFrozen}
        onClick={() => setAsks(true)}
      >
        {say(notifyRiders)}
      </Button>
      {asks && (
        <Dialog title={say(notifyRiders)} onClose={() => setAsks(false)}>
          <div className={classes['form']}>
            <p>{say(notifyAsk, { trips: trips.length, bookings })}</p>
            <Group gap="xs" grow>
              <Button variant="default" onClick={() => setAsks(false)}>
                {say(cancel)}
              </Button>
              <Button
                data-autofocus
                onClick={() => {
                  setAsks(false);
                  void notify(trips);
                }}
              >
                {say(notifyRiders)}
              </Button>
            </Group>
          </div>
        </Dialog>
      )}
    </>
  );
};
