import { Button, SegmentedControl, Select } from '@mantine/core';
import { useState } from 'react';
import type { ArrangeTrip } from '#contract/arranging';
import type { Swapped } from '#domain/arranging/decide-swap';
import { cancel } from '#words/actions';
import { swappedNow } from '#words/arranging-done';
import { chooseTrip, noSwap, swapNames, swapWith, whatToSwap } from '#words/arranging-trip';
import { useServices } from '../../../app-services';
import { inFront } from '../../../ui/in-front';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { canSwap } from '../joining';
import { ReasonForm } from '../reason-form';
import { tripLabel } from '../texts';

const swaps: Swapped[] = ['cars', 'drivers', 'both'];

type Props = { trip: ArrangeTrip; onDone: () => void };

/** Two trips exchange their cars or drivers: the other is chosen by name, without dragging. */
export const SwapForm = ({ trip, onDone }: Props) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, act } = useArranging();
  const [otherId, setOtherId] = useState<string | null>(null);
  const [what, setWhat] = useState<Swapped>('cars');
  const others = day.trips.filter((other) => canSwap(trip, other, what, day));
  const other = others.find(({ id }) => id === otherId);
  const read = ({ id, version }: ArrangeTrip) => ({ id, version });

  const swap = async (reason: string) => {
    if (!other) return;
    const done = await act(say(swappedNow), (idempotencyKey) =>
      api.call('swapTrips', {
        params: { kind },
        body: { first: read(trip), second: read(other), what, reason },
        idempotencyKey,
      }),
    );
    if (done) onDone();
  };

  return (
    <div className="grid">
      <Select
        label={say(chooseTrip)}
        data={others.map((choice) => ({ value: choice.id, label: tripLabel(day, choice, say) }))}
        value={otherId}
        onChange={setOtherId}
        searchable
        comboboxProps={inFront}
        disabled={others.length === 0}
        description={others.length === 0 ? say(noSwap) : undefined}
      />
      {day.kind.withDriver && (
        <SegmentedControl
          aria-label={say(whatToSwap)}
          value={what}
          onChange={(value) => setWhat(value)}
          data={swaps.map((value) => ({ value, label: say(swapNames[value]) }))}
        />
      )}
      {other ? (
        <ReasonForm
          doing={say(swapWith)}
          onCancel={onDone}
          onDone={(reason) => void swap(reason)}
        />
      ) : (
        <Button variant="default" onClick={onDone}>
          {say(cancel)}
        </Button>
      )}
    </div>
  );
};
