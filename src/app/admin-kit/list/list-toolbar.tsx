import type { RefObject } from 'react';
import {
  clearFilters,
  forgetFilter,
  savedFilter,
  saveFilter,
  searchLabel,
  sortFalling,
  sortLabel,
  sortRising,
} from '#words/admin-kit';
import { CloseButton } from '../../ui/close-button';
import { useSay } from '../../ui/use-say';
import { useWide } from '../../ui/use-wide';
import { FilterChips } from './filter-chips';
import { FilterRow } from './filter-row';
import type { Filter, ListDefinition, Query } from './list-definition';
import classes from './list.module.css';
import { PeriodFilter } from './period-filter';
import { isFiltered } from './read-query';
import { SearchInput } from './search-input';
import type { ShownList } from './use-list';
import { useSavedFilter } from './use-saved-filter';

type ToolbarProps = {
  definition: Pick<ListDefinition<never>, 'name' | 'columns' | 'period' | 'sort'>;
  list: Pick<ShownList, 'query' | 'chosen' | 'change' | 'replaceAll' | 'open'>;
  filters: readonly Filter[];
  searchRef: RefObject<HTMLInputElement | null>;
};

/** On cards there are no headings to sort by. */
const SortChoice = ({
  columns,
  sort,
  onSort,
}: {
  columns: ToolbarProps['definition']['columns'];
  sort: string;
  onSort: (sort: string) => void;
}) => {
  const say = useSay();
  const sortable = columns.flatMap(({ sort: key, title }) => (key ? [{ key, title }] : []));
  return (
    <label className={classes['select']}>
      <span className="soft firm">{say(sortLabel)}</span>
      <select value={sort} onChange={(event) => onSort(event.currentTarget.value)}>
        {sortable.flatMap(({ key, title }) => [
          <option key={key} value={key}>{`${say(title)}, ${say(sortRising)}`}</option>,
          <option key={`-${key}`} value={`-${key}`}>{`${say(title)}, ${say(sortFalling)}`}</option>,
        ])}
      </select>
    </label>
  );
};

const asText = (query: Query) =>
  JSON.stringify(Object.entries(query).toSorted(([a], [b]) => a.localeCompare(b)));

const isSame = (a: Query, b: Query) => asText(a) === asText(b);

const withoutPage = ({ page: _, size: __, ...rest }: Query): Query => rest;

/** How many are set; a period is one. */
const countOf = (query: Query, inRow: readonly string[]) =>
  new Set(
    Object.keys(query)
      .filter((key) => !['sort', 'q', ...inRow].includes(key))
      .map((key) => (key === 'to' ? 'from' : key)),
  ).size;

/** All that narrows and orders the list; everything of it stands in the address. */
export const ListToolbar = ({ definition, list, filters, searchRef }: ToolbarProps) => {
  const say = useSay();
  const wide = useWide();
  const { name, columns, period } = definition;
  const { query, chosen, change, replaceAll, open } = list;
  const saved = useSavedFilter(name);
  const present = withoutPage(chosen);
  const isSaved = saved.filter !== null && isSame(saved.filter, present);
  const filtered = isFiltered(chosen);
  const firstSort = definition.sort ?? columns.find(({ sort }) => sort !== undefined)?.sort ?? '';

  // The first filter is the one that is used daily; where there is none, the period is.
  const daily = wide ? filters.slice(0, 1) : [];
  const rare = filters.slice(daily.length);
  const isPeriodDaily = wide && filters.length === 0;
  const dailyKeys = isPeriodDaily ? ['from', 'to'] : daily.map(({ id }) => id);
  const asksPeriod = period && (
    <PeriodFilter title={say(period)} from={query['from']} to={query['to']} onChange={change} />
  );
  const asksSort = !wide || columns.some(({ below, sort }) => below && sort);

  const draw = (filter: Filter) => (
    <FilterChips
      key={filter.id}
      filter={filter}
      value={query[filter.id] ?? ''}
      onChange={(value) => change({ [filter.id]: value === '' ? undefined : value })}
    />
  );

  return (
    <FilterRow
      inUse={countOf(present, dailyKeys)}
      rare={
        (rare.length > 0 ||
          (asksPeriod && !isPeriodDaily) ||
          asksSort ||
          saved.filter ||
          filtered) && (
          <>
            {!isPeriodDaily && asksPeriod}
            {rare.map(draw)}
            {asksSort && (
              <SortChoice
                columns={columns}
                sort={query['sort'] ?? firstSort}
                onSort={(sort) => change({ sort })}
              />
            )}
            {saved.filter && (
              <button
                type="button"
                className="chip small nowrap"
                aria-pressed={isSaved}
                onClick={() => replaceAll({ ...saved.filter, open })}
              >
                ★ {say(savedFilter)}
              </button>
            )}
            {isSaved ? (
              <button type="button" className="quiet" onClick={() => saved.keep(null)}>
                {say(forgetFilter)}
              </button>
            ) : (
              filtered && (
                <button type="button" className="quiet" onClick={() => saved.keep(present)}>
                  {say(saveFilter)}
                </button>
              )
            )}
          </>
        )
      }
    >
      <SearchInput
        className={classes['search']}
        label={searchLabel}
        q={query['q'] ?? ''}
        onSearch={(q) => change({ q: q === '' ? undefined : q })}
        inputRef={searchRef}
      />
      {daily.length > 0 && <div className={classes['daily']}>{daily.map(draw)}</div>}
      {isPeriodDaily && asksPeriod}
      {filtered && <CloseButton label={say(clearFilters)} onClick={() => replaceAll({ open })} />}
    </FilterRow>
  );
};
