import { useCallback, useState } from 'react';
import type { BrokenTrips } from '#contract/car-parts';
import type { CarDetail, FleetOptions } from '#contract/fleet';
import type { KindId } from '#kinds/registry';
import { carTitle, newCarTitle } from '#words/fleet';
import { OpenRecord } from '../../admin-kit/form/open-record';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { CarForm } from './car-form';

type CarPanelProps = {
  kind: KindId;
  /** `new` for one that does not exist yet. */
  id: string;
  onClose: () => void;
  onSaved: (car: CarDetail) => void;
  onChanged: () => void;
};

type Opened = { car: CarDetail | null; options: FleetOptions };

const Loaded = ({ opened, ...props }: Omit<CarPanelProps, 'id'> & { opened: Opened }) => {
  const [car, setCar] = useState(opened.car);
  const [released, setReleased] = useState<BrokenTrips>([]);
  return (
    <CarForm
      {...props}
      // A form of what was saved, begun from it.
      key={released.map(({ id }) => id).join(' ')}
      car={car}
      released={released}
      onReleased={(next, trips) => {
        setReleased(trips);
        setCar(next);
        props.onChanged();
      }}
      options={opened.options}
      onChanged={(next) => {
        setCar(next);
        props.onChanged();
      }}
    />
  );
};

export const CarPanel = ({ id, ...props }: CarPanelProps) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, onClose } = props;
  const read = useCallback(
    async (signal: AbortSignal): Promise<Opened> => {
      const [options, car] = await Promise.all([
        api.call('readFleetOptions', { params: { kind }, signal }),
        id === 'new' ? null : api.call('readCar', { params: { kind, id }, signal }),
      ]);
      return { options, car };
    },
    [api, kind, id],
  );
  return (
    <OpenRecord
      title={id === 'new' ? say(newCarTitle) : say(carTitle, { plate: '' }).trim()}
      read={read}
      onClose={onClose}
    >
      {(opened) => <Loaded {...props} opened={opened} />}
    </OpenRecord>
  );
};
