import { useEffect, useState } from 'react';
import type { FleetOptions } from '#contract/fleet';
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
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';

/** Owners come when they come: the list does not wait for them. */
const useProviders = (kind: KindId) => {
  const { api } = useServices();
  const [providers, setProviders] = useState<FleetOptions['providers']>([]);
  useEffect(() => {
    const abort = new AbortController();
    api
      .call('readFleetOptions', { params: { kind }, signal: abort.signal, background: true })
      .then((options) => !abort.signal.aborted && setProviders(options.providers))
      .catch(() => undefined);
    return () => abort.abort();
  }, [api, kind]);
  return providers;
};

export const useCarFilters = (kind: KindId): Filter[] => {
  const say = useSay();
  const providers = useProviders(kind);
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
    {
      id: 'owner',
      title: ownerLabel,
      compact: true,
      options: [
        { value: 'company', label: say(companyOwned) },
        ...providers.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      id: 'site',
      title: siteLabel,
      compact: true,
      options: siteIds.map((value) => ({ value, label: say(siteNames[value]) })),
    },
  ];
};
