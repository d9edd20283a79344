import { useEffect, useState } from 'react';
import type { SatisfactionOptions } from '#contract/satisfaction';
import type { KindId } from '#kinds/registry';
import { NONE } from '#domain/reports/filter';
import { carFilter, driverFilter, ownCars, providerFilter, siteFilter } from '#words/satisfaction';
import type { Filter } from '../../admin-kit/list/list-definition';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';

const nothing: SatisfactionOptions = { sites: [], providers: [], cars: [], drivers: [] };

/** What the figures can be narrowed to; until it has come, the period alone. */
export const useSatisfactionFilters = (kind: KindId): Filter[] => {
  const say = useSay();
  const { api } = useServices();
  const [options, setOptions] = useState(nothing);
  useEffect(() => {
    const abort = new AbortController();
    api
      .call('readSatisfactionOptions', {
        params: { kind },
        signal: abort.signal,
        background: true,
      })
      .then(setOptions, () => undefined);
    return () => abort.abort();
  }, [api, kind]);
  const asOptions = (named: SatisfactionOptions['sites']) =>
    named.map(({ id, name }) => ({ value: id, label: name }));
  return [
    { id: 'site', title: siteFilter, options: asOptions(options.sites) },
    {
      id: 'provider',
      title: providerFilter,
      options: [...asOptions(options.providers), { value: NONE, label: say(ownCars) }],
    },
    { id: 'car', title: carFilter, options: asOptions(options.cars) },
    { id: 'driver', title: driverFilter, options: asOptions(options.drivers) },
  ].filter((filter) => filter.options.length > 1);
};
