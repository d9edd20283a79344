import { driverStatusFields, LAST_MINUTE, leaveFields, MIDNIGHT } from '#contract/driver-fields';
import { driverStatusBody, leaveBody } from '#contract/driver-parts';
import { atMinute, dayOf } from '#domain/dates/bangkok-time';
import {
  addLeave,
  endLeave,
  leaveSection,
  leaveTypeNames,
  noLeave,
  takenOffNow,
} from '#words/drivers';
import { AwayPart } from '../../admin-kit/record/away-part';
import { useServices } from '../../app-services';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { driverBreaks } from './driver-breaks';
import type { DriverPartProps } from './driver-part-props';
import { DriverStatusChip } from './driver-status-chip';

export const DriverAway = ({ driver, onChanged }: DriverPartProps) => {
  const say = useSay();
  const { api } = useServices();
  const params = { id: driver.id };
  const today = dayOf(useNow());
  return (
    <AwayPart
      name={`driver-away/${driver.id}`}
      record={driver}
      title={leaveSection}
      chip={<DriverStatusChip driver={driver} />}
      absences={driver.leaves.map(({ type, reason, ...leave }) => ({
        ...leave,
        note: [type && say(leaveTypeNames[type]), reason].filter(Boolean).join(' · '),
      }))}
      none={noLeave}
      status={{
        fields: driverStatusFields,
        schema: driverStatusBody,
        usual: 'active',
        readAgain: () => api.call('readDriver', { params }),
        save: (body, sent) => api.call('changeDriverStatus', { params, body, ...sent }),
      }}
      absence={{
        add: addLeave,
        fields: leaveFields,
        schema: leaveBody,
        // Whoever falls ill is away today, and the cars wait.
        begun: {
          from: atMinute(today, MIDNIGHT),
          until: atMinute(today, LAST_MINUTE),
        },
        save: (body, sent) => api.call('addDriverLeave', { params, body, ...sent }),
        endLabel: endLeave,
        end: (part, sent) =>
          api.call('endDriverLeave', { params: { ...params, ...part }, ...sent }),
      }}
      broken={(query) => api.call('listDriverTrips', { params, query })}
      words={driverBreaks}
      released={takenOffNow}
      onChanged={onChanged}
    />
  );
};
