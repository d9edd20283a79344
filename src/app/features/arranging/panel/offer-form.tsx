import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import type { ArrangeTrip } from '#contract/arranging';
import { sentToProvider } from '#words/arranging-done';
import { chooseProvider, handToProvider } from '#words/arranging-trip';
import { useServices } from '../../../app-services';
import { inFront } from '../../../ui/in-front';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { targetName } from '../texts';
import { FormEnds } from './form-ends';

/** The trip is offered; it counts as arranged when the provider has said yes. */
export const OfferForm = ({ trip, onDone }: { trip: ArrangeTrip; onDone: () => void }) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, act } = useArranging();
  const [providerId, setProviderId] = useState<string | null>(trip.provider?.id ?? null);
  const offer = async (to: string) => {
    const what = targetName({ type: 'trip', id: trip.id, trip }, say);
    const name = day.providers.find(({ id }) => id === to)?.name ?? '';
    const done = await act(say(sentToProvider, { what, to: name }), (idempotencyKey) =>
      api.call('offerTrip', {
        params: { kind, id: trip.id },
        body: { providerId: to },
        version: trip.version,
        idempotencyKey,
      }),
    );
    if (done) onDone();
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
        <Button
          disabled={providerId === null}
          onClick={() => providerId !== null && void offer(providerId)}
        >
          {say(handToProvider)}
        </Button>
      </FormEnds>
    </div>
  );
};
