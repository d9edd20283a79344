import { Button, SegmentedControl, Select } from '@mantine/core';
import { useState } from 'react';
import type { ArrangeTrip } from '#contract/arranging';
import { cancel } from '#words/actions';
import { chooseTrip, swapNames, swapWith, whatToSwap } from '#words/arranging-trip';
import { useServices } from '../../../app-services';
import { useSay } from '../../../ui/use-say';
import classes from '../arranging.module.css';
import { useArranging } from '../arranging-context';
import { isMovable } from '../joining';
import { ReasonForm } from '../reason-form';
import { tripLabel } from '../texts';

type Props = { trip: ArrangeTrip; onDone: () => void };

/** Two trips exchange their cars or drivers: the other is chosen by name, without dragging. */
export const SwapForm = ({ trip, onDone }: Props) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, act } = useArranging();
  const [otherId, setOtherId] = useState<string | null>(null);
  const [what, setWhat] = useState<keyof typeof swapNames>('cars');
  const others = day.trips.filter(
    (one) => one.id !== trip.id && isMovable(one) && one.carId !== null,
  );
  const other = others.find(({ id }) => id === otherId);
  const read = ({ id, version }: ArrangeTrip) => ({ id, version });

  const swap = async (reason: string) => {
    if (!other) return;
    const done = await act(say(swapWith), (idempotencyKey) =>
      api.call('swapTrips', {
        params: { kind },
        body: { first: read(trip), second: read(other), what, reason },
        idempotencyKey,
      }),
    );
    if (done) onDone();
  };

  return (
    <div className={classes['form']}>
      <Select
        label={say(chooseTrip)}
        data={others.map((one) => ({ value: one.id, label: tripLabel(day, one, say) }))}
        value={otherId}
        onChange={setOtherId}
        searchable
        comboboxProps={{ zIndex: 950 }}
      />
      {day.kind.withDriver && (
        <SegmentedControl
          aria-label={say(whatToSwap)}
          value={what}
          onChange={(value) => setWhat(value as keyof typeof swapNames)}
          data={Object.entries(swapNames).map(([value, word]) => ({ value, label: say(word) }))}
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
