import { driverStatusBody } from '#contract/driver-parts';
import { driverStatuses } from '#domain/people/driver';
import { driverStatusNames } from '#words/drivers';
import { RecordStatusForm } from '../../admin-kit/record/record-status-form';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { driverBreaks } from './driver-breaks';
import type { AwayFormProps } from './leave-form';

/** Whether they drive, from now on. */
export const DriverStatusForm = ({ driver, ...props }: AwayFormProps) => {
  const say = useSay();
  const { api } = useServices();
  const params = { id: driver.id };
  return (
    <RecordStatusForm
      {...props}
      name={`driver-status/${driver.id}`}
      schema={driverStatusBody}
      record={driver}
      choices={driverStatuses.map((value) => ({ value, label: say(driverStatusNames[value]) }))}
      usual="active"
      readAgain={() => api.call('readDriver', { params })}
      save={(body, sent) => api.call('changeDriverStatus', { params, body, ...sent })}
      words={driverBreaks}
    />
  );
};
