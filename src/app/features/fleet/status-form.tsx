import { useState } from 'react';
import { carStatusBody } from '#contract/car-parts';
import type { CarDetail } from '#contract/fleet';
import { carStatuses, type CarStatus } from '#domain/fleet/car';
import { carStatusNames, reasonLabel, statusLabel } from '#words/fleet';
import { useAdminForm } from '../../admin-kit/form/use-admin-form';
import { TakeOutForm } from '../../admin-kit/record/take-out-form';
import type { TakeOut } from '../../admin-kit/record/use-take-out';
import { useServices } from '../../app-services';
import { ChipsField } from '../../booking-form/chips-field';
import { TextField } from '../../booking-form/text-field';
import { useSay } from '../../ui/use-say';
import { carBreaks } from './car-breaks';
import type { CarPartProps } from './car-part-props';

type StatusValues = { status: CarStatus; reason: string | null };
const read = ({ status, version }: CarDetail) => ({
  values: { status, reason: null } as StatusValues,
  version,
});

type StatusFormProps = CarPartProps & {
  takeOut: TakeOut;
  onDone: () => void;
};

/** Available, in repair or retired, from now on. */
export const StatusForm = ({ kind, car, takeOut, onChanged, onDone }: StatusFormProps) => {
  const say = useSay();
  const { api } = useServices();
  const [from] = useState(() => new Date().toISOString());
  const params = { kind, id: car.id };
  const form = useAdminForm({
    name: `car-status/${car.id}`,
    schema: carStatusBody,
    read: read(car),
    readAgain: async () => read(await api.call('readCar', { params })),
    save: (body, sent) =>
      api.call('changeCarStatus', {
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
  const { field, values } = form;
  return (
    <TakeOutForm
      form={form}
      takeOut={takeOut}
      words={carBreaks}
      sayValue={(name, value) =>
        name === 'status'
          ? { label: say(statusLabel), value: say(carStatusNames[value as CarStatus]) }
          : null
      }
      onDone={onDone}
    >
      <ChipsField
        field={field('status')}
        label={say(statusLabel)}
        choices={carStatuses.map((value) => ({ value, label: say(carStatusNames[value]) }))}
      />
      <TextField
        field={field('reason')}
        label={say(reasonLabel)}
        optional={values.status === 'available'}
        long
      />
    </TakeOutForm>
  );
};
