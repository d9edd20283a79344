import { blackoutFields, carStatusFields } from '#contract/car-part-fields';
import { blackoutBody, carStatusBody } from '#contract/car-parts';
import {
  addBlackout,
  blackoutTypeNames,
  bringBack,
  notOut,
  outSection,
  releasedNow,
} from '#words/fleet';
import { AwayPart } from '../../admin-kit/record/away-part';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { carBreaks } from './car-breaks';
import type { CarPartProps } from './car-part-props';
import { CarStatusChip } from './car-status-chip';

export const CarOut = ({ kind, car, onChanged }: CarPartProps) => {
  const say = useSay();
  const { api } = useServices();
  const params = { kind, id: car.id };
  return (
    <AwayPart
      name={`car-out/${car.id}`}
      record={car}
      title={outSection}
      chip={<CarStatusChip car={car} />}
      absences={car.blackouts.map(({ type, reason, ...blackout }) => ({
        ...blackout,
        note: `${say(blackoutTypeNames[type])} · ${reason}`,
      }))}
      none={notOut}
      status={{
        fields: carStatusFields,
        schema: carStatusBody,
        usual: 'available',
        readAgain: () => api.call('readCar', { params }),
        save: (body, sent) => api.call('changeCarStatus', { params, body, ...sent }),
      }}
      absence={{
        add: addBlackout,
        fields: blackoutFields,
        schema: blackoutBody,
        begun: { type: 'blackout' },
        save: (body, sent) => api.call('addCarBlackout', { params, body, ...sent }),
        endLabel: bringBack,
        end: (part, sent) =>
          api.call('endCarBlackout', { params: { ...params, ...part }, ...sent }),
      }}
      broken={(query) => api.call('listBrokenTrips', { params, query })}
      words={carBreaks}
      released={releasedNow}
      onChanged={onChanged}
    />
  );
};
