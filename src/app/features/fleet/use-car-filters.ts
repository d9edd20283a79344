import { carFields } from '#contract/car-fields';
import type { FleetOptions } from '#contract/fleet';
import type { KindId } from '#kinds/registry';
import { carClasses, carStatuses } from '#domain/fleet/car';
import { carStatusNames, classNames, companyOwned, dueLabel } from '#words/fleet';
import { dueFilter } from '../../admin-kit/list/due-filter';
import type { Filter } from '../../admin-kit/list/list-definition';
import { ownerFilter } from '../../admin-kit/list/owner-filter';
import { siteFilter } from '../../admin-kit/list/site-filter';
import type { Source } from '../../remote/remote';
import { useRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';

const fleetOptionsOf = (kind: KindId): Source<FleetOptions> => ({
  read: (api, signal) => api.call('readFleetOptions', { params: { kind }, signal }),
  topics: ['provider', 'site'],
});

export const useCarFilters = (kind: KindId): Filter[] => {
  const say = useSay();
  const { value: options } = useRemote(fleetOptionsOf, kind);
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
