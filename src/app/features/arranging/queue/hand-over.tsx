import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { chooseProvider } from '#words/arranging-trip';
import { handAllOver, handedOver } from '#words/queue';
import { useServices } from '../../../app-services';
import { useSay } from '../../../ui/use-say';
import { useShownDay } from '../arranging-context';
import { declinerOf, type Target } from '../target';
import arranging from '../arranging.module.css';
import classes from './queue.module.css';
import type { Queue } from './use-queue';

/** All of one kind that no car was found for goes to one provider in one tap. */
export const HandOver = ({ left, queue }: { left: readonly Target[]; queue: Queue }) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, isFrozen } = useShownDay();
  const [chosen, choose] = useState<string>();
  // Who has just said no is not asked again with the same tap.
  const takers = day.providers
    .map((provider) => ({
      ...provider,
      takes: left.filter((target) => declinerOf(target)?.id !== provider.id),
    }))
    .filter(({ takes }) => takes.length > 0);
  const to = takers.find(({ id }) => id === chosen) ?? takers[0];
  if (!day.kind.withDriver || !to) return null;
  const { takes } = to;
  const read = ({ id, version }: { id: string; version: number }) => ({ id, version });
  const hand = () =>
    queue.carryOut(
      [
        {
          kind,
          change: (idempotencyKey) =>
            api.call('offerTrips', {
              params: { kind },
              body: {
                providerId: to.id,
                bookings: takes.flatMap((target) =>
                  target.type === 'booking' ? [read(target.booking)] : [],
                ),
                trips: takes.flatMap((target) =>
                  target.type === 'trip' ? [read(target.trip)] : [],
                ),
              },
              idempotencyKey,
            }),
        },
      ],
      () => say(handedOver, { count: takes.length, to: to.name }),
    );
  return (
    <div className={classes['handOver']}>
      {takers.length > 1 && (
        <Select
          aria-label={say(chooseProvider)}
          data={takers.map(({ id, name }) => ({ value: id, label: name }))}
          value={to.id}
          onChange={(id) => id && choose(id)}
          flex="1 0 16rem"
          maw="24rem"
          allowDeselect={false}
        />
      )}
      <Button
        data-next
        variant="default"
        h="auto"
        mih="var(--tap)"
        disabled={isFrozen}
        onClick={() => void hand()}
      >
        <span className={arranging['offer']}>
          {say(handAllOver, { count: takes.length, to: to.name })}
        </span>
      </Button>
    </div>
  );
};
