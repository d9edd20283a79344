import { blackoutBody, type BlackoutBody } from '#contract/car-parts';
import type { CarDetail } from '#contract/fleet';
import { blackoutTypes } from '#domain/fleet/car';
import {
  blackoutFrom,
  blackoutTypeLabel,
  blackoutTypeNames,
  blackoutUntil,
  reasonLabel,
} from '#words/fleet';
import { forNew, useAdminForm } from '../../admin-kit/form/use-admin-form';
import { MomentField } from '../../admin-kit/record/moment-field';
import { TakeOutForm } from '../../admin-kit/record/take-out-form';
import type { TakeOut } from '../../admin-kit/record/use-take-out';
import { useServices } from '../../app-services';
import { ChipsField } from '../../form/chips-field';
import { TextField } from '../../form/text-field';
import { useSay } from '../../ui/use-say';
import { carBreaks } from './car-breaks';
import type { CarPartProps } from './car-part-props';

const MORNING = 8 * 60;
const EVENING = 18 * 60;

type BlackoutValues = {
  type: BlackoutBody['type'];
  from: string | null;
  until: string | null;
  reason: string | null;
};

const nothing: BlackoutValues = { type: 'blackout', from: null, until: null, reason: null };

type BlackoutFormProps = CarPartProps & {
  takeOut: TakeOut;
  onDone: () => void;
};

/** A time at which the car is out; what it would break is shown before anything happens. */
export const BlackoutForm = ({ kind, car, takeOut, onChanged, onDone }: BlackoutFormProps) => {
  const say = useSay();
  const { api } = useServices();
  const form = useAdminForm<BlackoutValues, BlackoutBody, CarDetail>({
    name: `blackout/${car.id}`,
    schema: blackoutBody,
    ...forNew(nothing),
    save: (body, { idempotencyKey }) =>
      api.call('addCarBlackout', {
        params: { kind, id: car.id },
        body: { ...body, releases: takeOut.releases() },
        idempotencyKey,
      }),
    onSaved: (next) => {
      takeOut.done();
      onDone();
      onChanged(next);
    },
    onRefused: (error, { from, until }) => {
      return from !== null && takeOut.ask(error, { from, until });
    },
  });
  const { field } = form;

  return (
    <TakeOutForm form={form} takeOut={takeOut} words={carBreaks} onDone={onDone}>
      <ChipsField
        field={field('type')}
        label={say(blackoutTypeLabel)}
        choices={blackoutTypes.map((value) => ({ value, label: say(blackoutTypeNames[value]) }))}
      />
      <MomentField field={field('from')} label={say(blackoutFrom)} usualMinute={MORNING} />
      <MomentField
        field={field('until')}
        label={say(blackoutUntil)}
        usualMinute={EVENING}
        optional
      />
      <TextField field={field('reason')} label={say(reasonLabel)} long />
    </TakeOutForm>
  );
};
