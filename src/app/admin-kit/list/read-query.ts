import * as v from 'valibot';
import type { ListDefinition, Query } from './list-definition';
import type { ListSearch } from './list-search';

/** What of the address this list understands, as the API is asked for it. An address is typed, shortened and pasted. */
export const readQuery = (
  { query }: Pick<ListDefinition<never>, 'query'>,
  search: ListSearch,
): Query =>
  Object.fromEntries(
    Object.entries(query.entries).flatMap(([name, schema]) => {
      const value = search[name];
      if (value === undefined || value === '') return [];
      const text = String(value);
      return v.safeParse(schema, text).success ? [[name, text]] : [];
    }),
  );

/** Whether anything is left out: then an empty list is no empty company. */
export const isFiltered = (query: Query): boolean =>
  Object.keys(query).some((name) => !['sort', 'page', 'size'].includes(name));

export const pageOf = (query: Query): number => Number(query['page'] ?? 1);
