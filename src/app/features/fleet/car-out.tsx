import { useState } from 'react';
import {
  addBlackout,
  blackoutTypeNames,
  bringBack,
  changeStatus,
  notOut,
  outSection,
  releasedNow,
} from '#words/fleet';
import { Absences } from '../../admin-kit/record/absences';
import { ReleasedTrips } from '../../admin-kit/record/broken-trips';
import classes from '../../admin-kit/record/record.module.css';
import { useTakeOut } from '../../admin-kit/record/use-take-out';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { BlackoutForm } from './blackout-form';
import type { CarPartProps } from './car-part-props';
import { CarStatusChip } from './car-status-chip';
import { StatusForm } from './status-form';

/** Whether the car can be used, and the times at which it cannot. */
export const CarOut = (props: CarPartProps) => {
  const { kind, car, onChanged } = props;
  const say = useSay();
  const { api } = useServices();
  const [open, setOpen] = useState<'status' | 'blackout' | null>(null);
  const params = { kind, id: car.id };
  const takeOut = useTakeOut((query) => api.call('listBrokenTrips', { params, query }));
  const close = () => setOpen(null);

  return (
    <section className={classes['part']} aria-labelledby="car-out">
      <h3 id="car-out">
        {say(outSection)} <CarStatusChip car={car} />
      </h3>
      {takeOut.released.length > 0 && <ReleasedTrips trips={takeOut.released} text={releasedNow} />}
      <Absences
        absences={car.blackouts.map(({ type, reason, ...blackout }) => ({
          ...blackout,
          note: `${say(blackoutTypeNames[type])} · ${reason}`,
        }))}
        none={say(notOut)}
        end={{
          label: say(bringBack),
          run: async (part, sent) =>
            onChanged(
              await api.call('endCarBlackout', { params: { ...params, ...part }, ...sent }),
            ),
        }}
      />
      {open === 'status' && <StatusForm {...props} takeOut={takeOut} onDone={close} />}
      {open === 'blackout' && <BlackoutForm {...props} takeOut={takeOut} onDone={close} />}
      {open === null && (
        <div className="row wrap fill">
          <button type="button" className="button accent" onClick={() => setOpen('status')}>
            {say(changeStatus)}
          </button>
          <button type="button" className="button accent" onClick={() => setOpen('blackout')}>
            {say(addBlackout)}
          </button>
        </div>
      )}
    </section>
  );
};
