import { useCallback, useState } from 'react';
import type { DriverDetail, DriverOptions } from '#contract/drivers';
import { driverTitle, newDriverTitle } from '#words/drivers';
import { OpenRecord } from '../../admin-kit/form/open-record';
import { useServices } from '../../app-services';
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
  return (
    <DriverForm
      {...props}
      driver={driver}
      options={opened.options}
      onChanged={(next) => {
        setDriver(next);
        props.onChanged();
      }}
    />
  );
};

export const DriverPanel = ({ id, ...props }: DriverPanelProps) => {
  const say = useSay();
  const { api } = useServices();
  const read = useCallback(
    async (signal: AbortSignal): Promise<Opened> => {
      const [options, driver] = await Promise.all([
        api.call('readDriverOptions', { signal }),
        id === 'new' ? null : api.call('readDriver', { params: { id }, signal }),
      ]);
      return { options, driver };
    },
    [api, id],
  );
  return (
    <OpenRecord
      title={say(id === 'new' ? newDriverTitle : driverTitle)}
      read={read}
      onClose={props.onClose}
    >
      {(opened) => <Loaded {...props} opened={opened} />}
    </OpenRecord>
  );
};
