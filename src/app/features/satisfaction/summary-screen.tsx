import { useEffect, useMemo, type ReactNode } from 'react';
import * as v from 'valibot';
import { satisfaction, satisfactionFilterEntries, type Satisfaction } from '#contract/satisfaction';
import type { KindId } from '#kinds/registry';
import { satisfaction as satisfactionTitle } from '#words/menu';
import { lastDays, noRides, tooFewAnswers, tooFewHint, tripPeriod } from '#words/satisfaction';
import { ExportMenu } from '../../admin-kit/export/export-menu';
import { FilterRow } from '../../admin-kit/list/filter-row';
import type { ListDefinition } from '../../admin-kit/list/list-definition';
import { ListSkeleton } from '../../admin-kit/list/list-states';
import { PeriodFilter } from '../../admin-kit/list/period-filter';
import { SelectFilter } from '../../admin-kit/list/select-filter';
import { useList } from '../../admin-kit/list/use-list';
import { useServices } from '../../app-services';
import { Shown } from '../../remote/shown';
import { KindBadge } from '../../ui/kind-badge';
import { Notice } from '../../ui/notice';
import { Screen } from '../../ui/screen';
import { useSay } from '../../ui/use-say';
import { Charts } from './charts';
import { FigureHelp, Figures } from './figures';
import classes from './satisfaction.module.css';
import { usualPeriod, withPeriod } from './satisfaction-search';
import { summaryColumns, summaryRows } from './summary-rows';
import { useSatisfactionFilters } from './filters';

const PERIODS = [7, 30, 90, 365];

const pageOfOne = v.object({ rows: v.array(satisfaction), total: v.number(), asOf: v.string() });

/** The summary as a list of one: remembered, followed and filtered like every other list. */
const useSummary = (kind: KindId) => {
  const { api } = useServices();
  const definition = useMemo<ListDefinition<Satisfaction>>(
    () => ({
      name: `satisfaction-${kind}`,
      title: satisfactionTitle,
      columns: [],
      rowId: () => kind,
      rowName: () => kind,
      query: { entries: satisfactionFilterEntries },
      page: pageOfOne,
      read: async (query, signal) => {
        const found = await api.call('readSatisfaction', {
          params: { kind },
          query: withPeriod(query),
          signal,
          background: true,
        });
        return { rows: [found], total: 1, asOf: found.asOf };
      },
      topics: ['rating', 'trip'],
      emptyText: noRides,
    }),
    [api, kind],
  );
  return useList(definition);
};

type Props = {
  kind: KindId;
  tabs: ReactNode;
  /** How many low scores wait, once it is known. */
  onInbox: (waiting: number) => void;
};

export const SummaryScreen = ({ kind, tabs, onInbox }: Props) => {
  const say = useSay();
  const filters = useSatisfactionFilters(kind);
  const { remote, query, change } = useSummary(kind);
  const of = remote.value?.rows[0] ?? null;
  const period = withPeriod(query);
  const drill = (more: Record<string, string>) => ({
    ...query,
    from: period.from,
    to: period.to,
    view: 'answers',
    answered: 'yes',
    sort: '-day',
    ...more,
  });
  const exported = useMemo(
    () => ({
      name: `satisfaction-${kind}`,
      title: satisfactionTitle,
      columns: summaryColumns,
      rowId: ({ id }: { id: string }) => id,
      rowName: ({ name }: { name: string }) => name,
      read: () => {
        const rows = of ? summaryRows(of, say) : [];
        return Promise.resolve({ rows, total: rows.length, asOf: of?.asOf ?? '' });
      },
    }),
    [kind, of, say],
  );
  useEffect(() => {
    if (of) onInbox(of.inbox.open + of.inbox.in_progress);
  }, [of, onInbox]);
  const usual = PERIODS.find((days) => {
    const { from, to } = usualPeriod(days);
    return from === period.from && to === period.to;
  });
  const isEmpty = of !== null && of.sums.rides === 0;

  return (
    <Screen
      title={say(satisfactionTitle)}
      aside={
        <>
          <KindBadge kind={kind} />
          <div className="row wrap push screen-only">
            <ExportMenu
              definition={exported}
              query={{}}
              total={of && !of.isHidden && !isEmpty ? summaryRows(of, say).length : 0}
            />
          </div>
        </>
      }
    >
      {tabs}
      <div className="screen-only">
        <FilterRow
          inUse={
            (usual === undefined ? 1 : 0) +
            filters.filter(({ id }) => query[id] !== undefined).length
          }
          rare={
            <>
              <PeriodFilter
                title={say(tripPeriod)}
                from={period.from}
                to={period.to}
                onChange={change}
              />
              {filters.map((filter) => (
                <SelectFilter
                  key={filter.id}
                  title={say(filter.title)}
                  value={query[filter.id] ?? ''}
                  options={filter.options}
                  onChange={(value) => change({ [filter.id]: value === '' ? undefined : value })}
                />
              ))}
            </>
          }
        >
          <div role="group" aria-label={say(tripPeriod)} className="row wrap">
            {PERIODS.map((days) => (
              <button
                key={days}
                type="button"
                className="chip small nowrap"
                aria-pressed={days === usual}
                onClick={() => change(usualPeriod(days))}
              >
                {say(lastDays, { days })}
              </button>
            ))}
          </div>
        </FilterRow>
      </div>
      <Shown of={remote} skeleton={<ListSkeleton />}>
        {() => (
          <>
            {isEmpty && <Notice scene="lost" level={2} title={say(noRides)} />}
            {of?.isHidden && (
              <Notice scene="person" level={2} title={say(tooFewAnswers)}>
                <p>{say(tooFewHint)}</p>
              </Notice>
            )}
            {of && !isEmpty && !of.isHidden && (
              <div className={classes['body']} aria-busy={remote.shown.isAsking}>
                <Figures sums={of.sums} previous={of.previous} />
                <Charts of={of} drill={drill} />
              </div>
            )}
          </>
        )}
      </Shown>
      <FigureHelp />
    </Screen>
  );
};
