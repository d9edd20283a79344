import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ArrangeBooking } from '#contract/arranging';
import { callOff, callOffHint } from '#words/arranging-notices';
import { useServices } from '../../../app-services';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import classes from '../arranging.module.css';
import { ReasonForm } from '../reason-form';

const ahead = new Set(['waitlisted', 'approved', 'arranged']);

/** The company cancels a booking before it began, and says why. */
export const CallOff = ({ booking }: { booking: ArrangeBooking }) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, act, isFrozen } = useArranging();
  const [asks, setAsks] = useState(false);
  if (!day.may.manage || !ahead.has(booking.status)) return null;
  const { id, version, ref } = booking;
  const send = (reason: string) => {
    setAsks(false);
    void act(`${say(callOff)} ${ref}`, (idempotencyKey) =>
      api.call('callOffBooking', {
        params: { kind, id },
        body: { reason },
        version,
        idempotencyKey,
      }),
    );
  };
  if (!asks)
    return (
      <Button
        size="sm"
        variant="default"
        className={`${classes['small']} ${classes['callOff']}`}
        disabled={isFrozen}
        onClick={() => setAsks(true)}
      >
        {say(callOff)}
      </Button>
    );
  return (
    <div className={classes['asking']}>
      <ReasonForm
        doing={say(callOff)}
        hint={say(callOffHint)}
        reasons="callOff"
        isDangerous
        onCancel={() => setAsks(false)}
        onDone={send}
      />
    </div>
  );
};
