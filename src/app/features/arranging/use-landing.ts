import { useEffect } from 'react';
import type { KindId } from '#kinds/registry';
import type { Day } from '#domain/dates/bangkok-time';
import { useServices } from '../../app-services';
import { useRemote } from '../../remote/use-remote';
import { flagsOf, isSupplier } from '../../session/admin-access';
import type { ArrangingSearch } from './arranging-search';
import { waitingOf } from './waiting-badge';

type Landing = { kind: KindId; today: Day; search: ArrangingSearch };

/** What a provider is handed is rarely for today: its dispatcher begins on the first day on which something waits. */
export const useLanding = (
  { kind, today, search }: Landing,
  change: (next: Partial<ArrangingSearch>) => void,
): void => {
  const services = useServices();
  const isAwaited = search.day === undefined && isSupplier(flagsOf(services));
  const first = useRemote(waitingOf, isAwaited ? kind : null).value?.firstDay;
  useEffect(() => {
    // Kept in the address even when it is today: nothing jumps by itself later.
    if (isAwaited && first !== undefined)
      change({ day: first !== null && first > today ? first : today });
  }, [isAwaited, first, today, change]);
};
