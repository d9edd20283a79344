import { Button } from '@mantine/core';
import type { ArrangeBooking } from '#contract/arranging';
import { calledOffNow } from '#words/arranging-done';
import { callOff, callOffHint } from '#words/arranging-notices';
import { useServices } from '../../../app-services';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { ReasonForm } from '../reason-form';
import { Unfolded, useUnfold } from './unfold';

const ahead = new Set(['waitlisted', 'approved', 'arranged']);

type CallOffProps = {
  booking: ArrangeBooking;
  /** Nothing is left to look at. */
  onGone?: (() => void) | undefined;
};

/** The company cancels a booking before it began, and says why. */
export const CallOff = ({ booking, onGone }: CallOffProps) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, act, isFrozen } = useArranging();
  const { unfolded, unfold, fold, button } = useUnfold<true>();
  if (!day.may.manage || !ahead.has(booking.status)) return null;
  const { id, version, ref } = booking;
  const send = async (reason: string) => {
    fold();
    const done = await act(say(calledOffNow, { what: ref }), (idempotencyKey) =>
      api.call('callOffBooking', {
        params: { kind, id },
        body: { reason },
        version,
        idempotencyKey,
      }),
    );
    if (done) onGone?.();
  };
  if (!unfolded)
    return (
      <Button
        ref={button}
        size="sm"
        variant="default"
        className="wrong"
        disabled={isFrozen}
        onClick={() => unfold(true)}
      >
        {say(callOff)}
      </Button>
    );
  return (
    <Unfolded label={`${say(callOff)} ${ref}`}>
      <ReasonForm
        doing={say(callOff)}
        hint={say(callOffHint)}
        reasons="callOff"
        isDangerous
        onCancel={fold}
        onDone={(reason) => void send(reason)}
      />
    </Unfolded>
  );
};
