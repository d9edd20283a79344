import { useState } from 'react';
import type { CarDetail } from '#contract/fleet';
import { formatDateTime } from '#domain/dates/format-bangkok';
import {
  addBlackout,
  blackoutTypeNames,
  bringBack,
  changeStatus,
  notOut,
  openEnd,
  outSection,
  periodOf,
} from '#words/fleet';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { BlackoutForm } from './blackout-form';
import { ReleasedTrips } from './broken-trips';
import type { CarPartProps } from './car-parts';
import { CarStatusChip } from './car-status-chip';
import classes from './fleet.module.css';
import { StatusForm } from './status-form';
import { useAttempt } from './use-attempt';
import { useTakeOut } from './use-take-out';

type Blackout = CarDetail['blackouts'][number];

/** Whether the car can be used, and the times at which it cannot. */
export const CarOut = (props: CarPartProps) => {
  const { kind, car, onChanged } = props;
  const say = useSay();
  const { api } = useServices();
  const { busy, trouble, attempt } = useAttempt();
  const [open, setOpen] = useState<'status' | 'blackout' | null>(null);
  const takeOut = useTakeOut({ kind, id: car.id });
  const close = () => setOpen(null);

  const end = ({ id, version }: Blackout) =>
    attempt(async () =>
      onChanged(
        await api.call('endCarBlackout', {
          params: { kind, id: car.id, partId: id },
          version,
          idempotencyKey: crypto.randomUUID(),
        }),
      ),
    );

  return (
    <section className={classes['part']} aria-labelledby="car-out">
      <h3 id="car-out">
        {say(outSection)} <CarStatusChip car={car} />
      </h3>
      {takeOut.released.length > 0 && <ReleasedTrips trips={takeOut.released} />}
      {car.blackouts.length === 0 && <p className={classes['soft']}>{say(notOut)}</p>}
      <ul className={classes['rows']}>
        {car.blackouts.map((blackout) => (
          <li key={blackout.id}>
            <div>
              <strong>
                {say(periodOf, {
                  from: formatDateTime(blackout.from),
                  until: blackout.until === null ? say(openEnd) : formatDateTime(blackout.until),
                })}
              </strong>
              <small>
                {say(blackoutTypeNames[blackout.type])} · {blackout.reason}
              </small>
            </div>
            <button
              type="button"
              className={classes['quiet']}
              disabled={busy}
              onClick={() => void end(blackout)}
            >
              {say(bringBack)}
            </button>
          </li>
        ))}
      </ul>
      {trouble && (
        <p role="alert" className={classes['trouble']}>
          {say(trouble)}
        </p>
      )}
      {open === 'status' && <StatusForm {...props} takeOut={takeOut} onDone={close} />}
      {open === 'blackout' && <BlackoutForm {...props} takeOut={takeOut} onDone={close} />}
      {open === null && (
        <div className={classes['buttons']}>
          <button type="button" className={classes['add']} onClick={() => setOpen('status')}>
            {say(changeStatus)}
          </button>
          <button type="button" className={classes['add']} onClick={() => setOpen('blackout')}>
            {say(addBlackout)}
          </button>
        </div>
      )}
    </section>
  );
};
