import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ArrangeBooking } from '#contract/arranging';
import { earlierBy, laterBy, moveTime, otherTime } from '#words/move-time';
import { useNow } from '../../../ui/use-now';
import { useSay } from '../../../ui/use-say';
import { WholeParts } from '../../../ui/whole-words';
import classes from '../arranging.module.css';
import { useArranging } from '../arranging-context';
import { boardRowsOf } from '../board/board-rows';
import { nextOf } from '../board/fits';
import { movedText, useMove } from '../use-move';

const STEP = 15;
const MOST = 180;

/** In quarters of an hour; nothing of 0 minutes. */
const stepped = (minutes: number, step: number): number =>
  Math.max(-MOST, Math.min(MOST, minutes + step || step));

/** Earlier or later, as the traveller agreed on the telephone. */
export const MoveForm = ({ booking }: { booking: ArrangeBooking }) => {
  const say = useSay();
  const { day, isFrozen } = useArranging();
  const move = useMove();
  const now = useNow().getTime();
  const [minutes, setMinutes] = useState(() => {
    const rows = { cars: boardRowsOf(day, 'cars'), drivers: boardRowsOf(day, 'drivers') };
    return nextOf(day, rows, { type: 'booking', id: booking.id, booking }, now);
  });
  if (!day.may.manage || booking.status !== 'approved') return null;
  const button = (step: number) => (
    <Button
      variant="default"
      aria-label={say(step < 0 ? earlierBy : laterBy, { minutes: STEP })}
      onClick={() => setMinutes(stepped(minutes, step))}
    >
      {step < 0 ? `−${STEP}` : `+${STEP}`}
    </Button>
  );
  return (
    <section className="grid gap-2">
      <h3>{say(otherTime)}</h3>
      <div className="flow">
        {button(-STEP)}
        <Button
          variant="default"
          className="grow"
          h="auto"
          mih="var(--tap)"
          disabled={isFrozen}
          onClick={() => void move(booking, minutes)}
        >
          {/* Of several days it takes two lines. */}
          <span className={classes['offer']}>
            <WholeParts of={say(moveTime, { to: movedText(booking, minutes) })} />
          </span>
        </Button>
        {button(STEP)}
      </div>
    </section>
  );
};
