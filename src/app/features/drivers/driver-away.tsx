import { useState } from 'react';
import {
  addLeave,
  endLeave,
  leaveSection,
  leaveTypeNames,
  noLeave,
  takenOffNow,
} from '#words/drivers';
import { changeStatus } from '#words/fleet';
import { Absences } from '../../admin-kit/record/absences';
import { ReleasedTrips } from '../../admin-kit/record/broken-trips';
import classes from '../../admin-kit/record/record.module.css';
import { useTakeOut } from '../../admin-kit/record/use-take-out';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import type { DriverPartProps } from './driver-part-props';
import { DriverStatusChip } from './driver-status-chip';
import { DriverStatusForm } from './driver-status-form';
import { LeaveForm } from './leave-form';

/** Whether they drive at all, and when they are away. */
export const DriverAway = (props: DriverPartProps) => {
  const { driver, onChanged } = props;
  const say = useSay();
  const { api } = useServices();
  const [open, setOpen] = useState<'status' | 'leave' | null>(null);
  const params = { id: driver.id };
  const takeOut = useTakeOut((query) => api.call('listDriverTrips', { params, query }));
  const shared = { ...props, takeOut, onDone: () => setOpen(null) };

  return (
    <section className={classes['part']} aria-labelledby="driver-away">
      <h3 id="driver-away">
        {say(leaveSection)} <DriverStatusChip driver={driver} />
      </h3>
      {takeOut.released.length > 0 && <ReleasedTrips trips={takeOut.released} text={takenOffNow} />}
      <Absences
        absences={driver.leaves.map(({ type, reason, ...leave }) => ({
          ...leave,
          note: [type && say(leaveTypeNames[type]), reason].filter(Boolean).join(' · '),
        }))}
        none={say(noLeave)}
        end={{
          label: say(endLeave),
          run: async (part, sent) =>
            onChanged(
              await api.call('endDriverLeave', { params: { ...params, ...part }, ...sent }),
            ),
        }}
      />
      {open === 'leave' && <LeaveForm {...shared} />}
      {open === 'status' && <DriverStatusForm {...shared} />}
      {open === null && (
        <div className="row wrap fill">
          <button type="button" className="button accent" onClick={() => setOpen('leave')}>
            {say(addLeave)}
          </button>
          <button type="button" className="button accent" onClick={() => setOpen('status')}>
            {say(changeStatus)}
          </button>
        </div>
      )}
    </section>
  );
};
