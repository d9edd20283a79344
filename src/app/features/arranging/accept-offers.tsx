import { Button } from '@mantine/core';
import { acceptOffers } from '#words/board';
import { useSay } from '../../ui/use-say';
import { useArranging } from './arranging-context';
import { isAtProvider, type Target } from './target';
import { useSeveral } from './use-several';

/** A provider's yes to all that it was offered with a car named; what has none yet is answered by choosing one. */
export const AcceptOffers = ({ targets }: { targets: readonly Target[] }) => {
  const say = useSay();
  const { day, isFrozen } = useArranging();
  const several = useSeveral();
  if (day.may.manage || !day.may.answer) return null;
  const offered = targets.filter(
    (target) => isAtProvider(target) && target.type === 'trip' && target.trip.carId !== null,
  );
  if (offered.length < 2) return null;
  return (
    // Narrow: a tablet's one line of tools ends with the menu.
    <Button px="sm" disabled={isFrozen} onClick={() => void several(offered, { action: 'accept' })}>
      {say(acceptOffers, { count: offered.length })}
    </Button>
  );
};
