import { useCallback } from 'react';
import type { KindId } from '#domain/booking/kind-id';
import { carClasses, carStatuses } from '#domain/fleet/car';
import { siteIds } from '#domain/site-id';
import {
  carStatusNames,
  classLabel,
  classNames,
  companyOwned,
  dueLabel,
  ownerLabel,
  siteLabel,
  statusLabel,
  urgencyNames,
} from '#words/fleet';
import { siteNames } from '#words/kinds';
import type { Filter } from '../../admin-kit/list/list-definition';
import { ownerFilter } from '../../admin-kit/list/owner-filter';
import { useLate } from '../../admin-kit/list/use-late';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';

export const useCarFilters = (kind: KindId): Filter[] => {
  const say = useSay();
  const { api } = useServices();
  const options = useLate(
    useCallback(
      (signal) => api.call('readFleetOptions', { params: { kind }, signal, background: true }),
      [api, kind],
    ),
  );
  return [
    {
      id: 'status',
      title: statusLabel,
      many: true,
      options: carStatuses.map((value) => ({ value, label: say(carStatusNames[value]) })),
    },
    {
      id: 'class',
      title: classLabel,
      compact: true,
      options: carClasses.map((value) => ({ value, label: say(classNames[value]) })),
    },
    {
      id: 'due',
      title: dueLabel,
      compact: true,
      options: [
        { value: 'lapsed', label: say(urgencyNames.lapsed) },
        { value: '7', label: say(urgencyNames.week) },
        { value: '30', label: say(urgencyNames.month) },
        { value: '60', label: say(urgencyNames.soon) },
      ],
    },
    ownerFilter({ id: 'owner', title: ownerLabel, own: companyOwned }, options?.providers, say),
    {
      id: 'site',
      title: siteLabel,
      compact: true,
      options: siteIds.map((value) => ({ value, label: say(siteNames[value]) })),
    },
  ];
};
