import { carFields } from '#contract/car-fields';
import type { FleetOptions } from '#contract/fleet';
import type { KindId } from '#kinds/registry';
import { companyOwned, dueLabel } from '#words/fleet';
import { choiceFilter } from '../../admin-kit/list/choice-filter';
import { dueFilter } from '../../admin-kit/list/due-filter';
import type { Filter } from '../../admin-kit/list/list-definition';
import { ownerFilter } from '../../admin-kit/list/owner-filter';
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
    choiceFilter('status', carFields.status, say, { many: true }),
    choiceFilter('class', carFields.class, say),
    dueFilter(dueLabel, say),
    ownerFilter(
      { id: 'owner', title: carFields.providerId.label, own: companyOwned },
      options?.providers,
      say,
    ),
    choiceFilter('site', carFields.siteId, say),
  ];
};
