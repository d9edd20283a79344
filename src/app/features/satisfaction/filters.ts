import type { SatisfactionOptions } from '#contract/satisfaction';
import type { KindId } from '#kinds/registry';
import { NONE } from '#domain/reports/filter';
import { carFilter, driverFilter, ownCars, providerFilter, siteFilter } from '#words/satisfaction';
import type { Filter } from '../../admin-kit/list/list-definition';
import type { Source } from '../../remote/remote';
import { useRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';

const nothing: SatisfactionOptions = { sites: [], providers: [], cars: [], drivers: [] };

const optionsOf = (kind: KindId): Source<SatisfactionOptions> => ({
  read: (api, signal) => api.call('readSatisfactionOptions', { params: { kind }, signal }),
  topics: ['site', 'provider', 'car', 'driver'],
});

/** What the figures can be narrowed to; until it has come, the period alone. */
export const useSatisfactionFilters = (kind: KindId): Filter[] => {
  const say = useSay();
  const options = useRemote(optionsOf, kind).value ?? nothing;
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
