import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import type { ArrangeTrip } from '#contract/arranging';
import { chooseProvider, handToProvider } from '#words/arranging-trip';
import { inFront } from '../../../ui/in-front';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { useHandOver } from '../use-hand-over';
import { FormEnds } from './form-ends';

/** The trip is offered; it counts as arranged when the provider has said yes. */
export const OfferForm = ({ trip, onDone }: { trip: ArrangeTrip; onDone: () => void }) => {
  const say = useSay();
  const { day } = useArranging();
  const handOver = useHandOver();
  const [providerId, setProviderId] = useState<string | null>(trip.provider?.id ?? null);
  const provider = day.providers.find(({ id }) => id === providerId);
  const offer = async (to: { id: string; name: string }) => {
    if (await handOver({ type: 'trip', id: trip.id, trip }, to)) onDone();
  };
  return (
    <div className="grid">
      <Select
        label={say(chooseProvider)}
        data={day.providers.map(({ id, name }) => ({ value: id, label: name }))}
        value={providerId}
        onChange={setProviderId}
        comboboxProps={inFront}
      />
      <FormEnds onCancel={onDone}>
        <Button disabled={!provider} onClick={() => provider && void offer(provider)}>
          {say(handToProvider)}
        </Button>
      </FormEnds>
    </div>
  );
};
