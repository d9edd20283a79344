import { useState } from 'react';
import { driverStatusBody } from '#contract/driver-parts';
import type { DriverDetail } from '#contract/drivers';
import { type DriverStatus, driverStatuses } from '#domain/people/driver';
import { driverStatusNames } from '#words/drivers';
import { reasonLabel, statusLabel } from '#words/fleet';
import { useAdminForm } from '../../admin-kit/form/use-admin-form';
import { TakeOutForm } from '../../admin-kit/record/take-out-form';
import { useServices } from '../../app-services';
import { ChipsField } from '../../booking-form/chips-field';
import { TextField } from '../../booking-form/text-field';
import { useSay } from '../../ui/use-say';
import { driverBreaks } from './driver-breaks';
import type { AwayFormProps } from './leave-form';

type StatusValues = { status: DriverStatus; reason: string | null };

const read = ({ status, version }: DriverDetail) => ({
  values: { status, reason: null } as StatusValues,
  version,
});

/** Whether they drive, from now on. */
export const DriverStatusForm = ({ driver, takeOut, onChanged, onDone }: AwayFormProps) => {
  const say = useSay();
  const { api } = useServices();
  const [from] = useState(() => new Date().toISOString());
  const params = { id: driver.id };
  const form = useAdminForm({
    name: `driver-status/${driver.id}`,
    schema: driverStatusBody,
    read: read(driver),
    readAgain: async () => read(await api.call('readDriver', { params })),
    save: (body, sent) =>
      api.call('changeDriverStatus', {
        params,
        body: { ...body, releases: takeOut.releases() },
        ...sent,
      }),
    onSaved: (next) => {
      takeOut.done();
      onDone();
      onChanged(next);
    },
    onRefused: (error) => takeOut.ask(error, { from, until: null }),
  });
  const nameOf = (status: DriverStatus) => say(driverStatusNames[status]);
  return (
    <TakeOutForm
      form={form}
      takeOut={takeOut}
      words={driverBreaks}
      sayValue={(name, value) =>
        name === 'status' ? { label: say(statusLabel), value: nameOf(value as DriverStatus) } : null
      }
      onDone={onDone}
    >
      <ChipsField
        field={form.field('status')}
        label={say(statusLabel)}
        choices={driverStatuses.map((value) => ({ value, label: nameOf(value) }))}
      />
      <TextField
        field={form.field('reason')}
        label={say(reasonLabel)}
        optional={form.values.status === 'active'}
        long
      />
    </TakeOutForm>
  );
};
