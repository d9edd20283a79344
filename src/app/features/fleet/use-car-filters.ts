import { useCallback } from 'react';
import { carFields } from '#contract/car-fields';
import type { KindId } from '#kinds/registry';
import { carClasses, carStatuses } from '#domain/fleet/car';
import { carStatusNames, classNames, companyOwned, dueLabel } from '#words/fleet';
import { dueFilter } from '../../admin-kit/list/due-filter';
import type { Filter } from '../../admin-kit/list/list-definition';
import { ownerFilter } from '../../admin-kit/list/owner-filter';
import { siteFilter } from '../../admin-kit/list/site-filter';
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
      title: carFields.status.label,
      many: true,
      options: carStatuses.map((value) => ({ value, label: say(carStatusNames[value]) })),
    },
    {
      id: 'class',
      title: carFields.class.label,
      compact: true,
      options: carClasses.map((value) => ({ value, label: say(classNames[value]) })),
    },
    dueFilter(dueLabel, say),
    ownerFilter(
      { id: 'owner', title: carFields.providerId.label, own: companyOwned },
      options?.providers,
      say,
    ),
    siteFilter(carFields.siteId.label, say),
  ];
};
