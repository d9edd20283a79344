import { useState } from 'react';
import type { BrokenTrips } from '#contract/car-parts';
import type { DriverDetail, DriverOptions } from '#contract/drivers';
import { driverTitle, newDriverTitle } from '#words/drivers';
import { OpenRecord } from '../../admin-kit/form/open-record';
import type { Source } from '../../remote/remote';
import { useSay } from '../../ui/use-say';
import { DriverForm } from './driver-form';

type DriverPanelProps = {
  /** `new` for one that does not exist yet. */
  id: string;
  onClose: () => void;
  onSaved: (driver: DriverDetail) => void;
  onChanged: () => void;
};

type Opened = { driver: DriverDetail | null; options: DriverOptions };

const Loaded = ({ opened, ...props }: Omit<DriverPanelProps, 'id'> & { opened: Opened }) => {
  const [driver, setDriver] = useState(opened.driver);
  const [released, setReleased] = useState<BrokenTrips>([]);
  return (
    <DriverForm
      {...props}
      // A form of what was saved, begun from it.
      key={released.map(({ id }) => id).join(' ')}
      driver={driver}
      released={released}
      onReleased={(next, trips) => {
        setReleased(trips);
        setDriver(next);
        props.onChanged();
      }}
      options={opened.options}
      onChanged={(next) => {
        setDriver(next);
        props.onChanged();
      }}
    />
  );
};

/** A driver and what can be chosen for them. */
const driverPanelOf = (id: string): Source<Opened> => ({
  read: async (api, signal) => {
    const [options, driver] = await Promise.all([
      api.call('readDriverOptions', { signal }),
      id === 'new' ? null : api.call('readDriver', { params: { id }, signal }),
    ]);
    return { options, driver };
  },
  topics: ['driver', 'site', 'provider'],
});

export const DriverPanel = ({ id, ...props }: DriverPanelProps) => {
  const say = useSay();
  return (
    <OpenRecord
      title={say(id === 'new' ? newDriverTitle : driverTitle)}
      define={driverPanelOf}
      about={id}
      onClose={props.onClose}
    >
      {(opened) => <Loaded {...props} opened={opened} />}
    </OpenRecord>
  );
};
