import { carStatusBody } from '#contract/car-parts';
import { carStatuses } from '#domain/fleet/car';
import { carStatusNames } from '#words/fleet';
import { RecordStatusForm } from '../../admin-kit/record/record-status-form';
import type { TakeOut } from '../../admin-kit/record/use-take-out';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { carBreaks } from './car-breaks';
import type { CarPartProps } from './car-part-props';

type StatusFormProps = CarPartProps & {
  takeOut: TakeOut;
  onDone: () => void;
};

/** Available, in repair or retired, from now on. */
export const StatusForm = ({ kind, car, ...props }: StatusFormProps) => {
  const say = useSay();
  const { api } = useServices();
  const params = { kind, id: car.id };
  return (
    <RecordStatusForm
      {...props}
      name={`car-status/${car.id}`}
      schema={carStatusBody}
      record={car}
      choices={carStatuses.map((value) => ({ value, label: say(carStatusNames[value]) }))}
      usual="available"
      readAgain={() => api.call('readCar', { params })}
      save={(body, sent) => api.call('changeCarStatus', { params, body, ...sent })}
      words={carBreaks}
    />
  );
};
