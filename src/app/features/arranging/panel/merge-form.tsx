import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import type { ArrangeTrip } from '#contract/arranging';
import { seatsCount } from '#words/arranging';
import { chooseToMerge, mergeWith, noMerge } from '#words/arranging-trip';
import { inFront } from '../../../ui/in-front';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { canJoin, mergeOf, minutesMore } from '../joining';
import { targetKey, targetSeats, targetsOf, type Target } from '../target';
import { targetLabel } from '../texts';
import { useMerge } from '../use-merge';
import { FormEnds } from './form-ends';

type Props = { trip: ArrangeTrip; onDone: () => void };

/** What a drop on the trip would do: another trip, or a booking that waits, joins it; or it joins one that has a car. */
export const MergeForm = ({ trip, onDone }: Props) => {
  const say = useSay();
  const { day, isFrozen } = useArranging();
  const merge = useMerge();
  const [key, setKey] = useState<string | null>(null);
  const longer = (other: Target) => {
    const { target, into } = mergeOf(trip, other);
    return minutesMore(target, into);
  };
  const others = targetsOf(day)
    .filter((other) => {
      const { target, into } = mergeOf(trip, other);
      return canJoin(target, into, day);
    })
    .toSorted((a, b) => longer(a) - longer(b));
  const other = others.find((target) => targetKey(target) === key);
  return (
    <div className="grid">
      <Select
        label={say(chooseToMerge)}
        data={others.map((target) => ({
          value: targetKey(target),
          label: `${targetLabel(day, target, say)} · ${say(seatsCount, { count: targetSeats(target) })}`,
        }))}
        value={key}
        onChange={setKey}
        searchable
        comboboxProps={inFront}
        disabled={others.length === 0}
        description={others.length === 0 ? say(noMerge) : undefined}
      />
      <FormEnds onCancel={onDone}>
        <Button
          disabled={!other || isFrozen}
          onClick={() => {
            if (!other) return;
            const { target, into } = mergeOf(trip, other);
            void merge(target, into, true).then((done) => done && onDone());
          }}
        >
          {say(mergeWith)}
        </Button>
      </FormEnds>
    </div>
  );
};
