import { useCallback, useMemo, useRef, useState } from 'react';
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import type { ArrangeDay } from '#contract/arranging';
import type { Day } from '#domain/dates/bangkok-time';
import { formatTime } from '#domain/dates/format-bangkok';
import {
  allArranged,
  boardView,
  byCars,
  byDrivers,
  clearFilters,
  columns as columnWords,
  dayAsOf,
  dayIsCut,
  filterNames,
  nothingThisDay,
  nothingThisDayHint,
  rowsLabel,
  searchLabel,
  tableView,
  timesToConfirmCount,
  viewLabel,
  waitingTitle,
} from '#words/arranging';
import { jobSheetsOfDay } from '#words/arranging-print';
import { arrangeCars } from '#words/menu';
import { ExportMenu } from '../../admin-kit/export/export-menu';
import { FilterChips } from '../../admin-kit/list/filter-chips';
import { Shortcuts } from '../../admin-kit/list/shortcuts';
import { useListKeys } from '../../admin-kit/list/use-list-keys';
import { Notice } from '../../ui/notice';
import { useSay } from '../../ui/use-say';
import { useWide } from '../../ui/use-wide';
import classes from './arranging.module.css';
import { useArranging } from './arranging-context';
import { PrintIcon } from './arranging-icons';
import { filters, type ArrangingSearch } from './arranging-search';
import { Board } from './board/board';
import { NotifyDay } from './notify-day';
import { TargetPanel } from './panel/target-panel';
import { usePrintDay } from './print/use-print-day';
import { targetColumns } from './table/columns';
import { ArrangingTable } from './table/arranging-table';
import { isOpen, isUnconfirmed, targetKey, targetsOf, type Target } from './target';
import { targetName, targetWhen } from './texts';

const passes: Record<(typeof filters)[number], (target: Target, day: ArrangeDay) => boolean> = {
  all: () => true,
  open: isOpen,
  arranged: (target, day) => !isOpen(target, day),
  running: (target) => target.type === 'trip' && target.trip.status === 'underway',
  unconfirmed: isUnconfirmed,
};

type Props = {
  period: { from: Day; to: Day };
  asOf: { at: number; isStale: boolean };
  search: ArrangingSearch;
  onChange: (next: Partial<ArrangingSearch>) => void;
};

/** The tools, then the table or the board, then what is open beside it. */
export const ArrangingDay = ({ period, asOf, search, onChange }: Props) => {
  const say = useSay();
  const wide = useWide();
  const { kind, day, target, open } = useArranging();
  const [helps, setHelps] = useState(false);
  const printDay = usePrintDay();
  const page = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  useListKeys(
    page,
    searchRef,
    useCallback(() => setHelps(true), []),
  );

  const { only = 'all', q = '', rows = 'cars' } = search;
  // A phone gets the list and its suggestions: a board needs room.
  const view = wide ? (search.view ?? 'table') : 'table';
  const needsDriver = day.kind.withDriver;
  const all = useMemo(() => targetsOf(day), [day]);
  const columns = useMemo(() => targetColumns(day), [day]);
  const wanted = q.toLocaleLowerCase('th');
  const targets = all.filter(
    (one) =>
      passes[only](one, day) &&
      (wanted === '' ||
        columns.some(({ value }) =>
          String(value(one, say) ?? '')
            .toLocaleLowerCase('th')
            .includes(wanted),
        )),
  );
  const definition = {
    name: `arrange-${kind}-${period.from}`,
    title: arrangeCars,
    columns,
    rowId: targetKey,
    rowName: (one: Target) => `${targetWhen(one, day)} ${targetName(one, say)}`,
    read: (query: Readonly<Record<string, string>>) => {
      const size = Number(query['size']);
      const first = (Number(query['page']) - 1) * size;
      return Promise.resolve({
        rows: targets.slice(first, first + size),
        total: targets.length,
        asOf: new Date(asOf.at).toISOString(),
      });
    },
    topics: [],
    emptyText: nothingThisDay,
  };
  const openCount = all.filter((one) => isOpen(one, day)).length;
  const unconfirmed = day.may.manage ? all.filter(isUnconfirmed).length : 0;

  return (
    <div
      ref={page}
      className={classes['page']}
      data-view={view}
      data-panel={target ? '' : undefined}
    >
      <section className={classes['tools']} aria-label={say(viewLabel)}>
        {wide && (
          <SegmentedControl
            aria-label={say(viewLabel)}
            value={view}
            onChange={(value) => onChange({ view: value === 'board' ? 'board' : undefined })}
            data={[
              { value: 'table', label: say(tableView) },
              { value: 'board', label: say(boardView) },
            ]}
          />
        )}
        {view === 'board' ? (
          needsDriver && (
            <SegmentedControl
              aria-label={say(rowsLabel)}
              value={rows}
              onChange={(value) => onChange({ rows: value === 'drivers' ? 'drivers' : undefined })}
              data={[
                { value: 'cars', label: say(byCars) },
                { value: 'drivers', label: say(byDrivers) },
              ]}
            />
          )
        ) : (
          <>
            <TextInput
              ref={searchRef}
              type="search"
              className={classes['search'] ?? ''}
              aria-label={say(searchLabel)}
              placeholder={say(searchLabel)}
              value={q}
              onChange={({ currentTarget }) => onChange({ q: currentTarget.value || undefined })}
            />
            <FilterChips
              filter={{
                id: 'only',
                title: columnWords.status,
                options: [
                  ...(['open', 'arranged', 'running'] as const).map((value) => ({
                    value,
                    label: say(filterNames[value]),
                  })),
                  ...(unconfirmed > 0 || only === 'unconfirmed'
                    ? [
                        {
                          value: 'unconfirmed',
                          label: say(timesToConfirmCount, { count: unconfirmed }),
                        },
                      ]
                    : []),
                ],
              }}
              value={only === 'all' ? '' : only}
              onChange={(value) =>
                onChange({ only: filters.find((one) => one === value) ?? undefined })
              }
            />
          </>
        )}
        <div className={classes['toolsEnd']}>
          <strong
            role="status"
            className={classes['count']}
            data-done={openCount === 0 || undefined}
          >
            {openCount === 0 && all.length > 0
              ? say(allArranged)
              : say(waitingTitle, { count: openCount })}
          </strong>
          <NotifyDay />
          <Button
            variant="default"
            leftSection={<PrintIcon size={18} />}
            loading={printDay.isRunning}
            disabled={day.trips.length === 0}
            onClick={printDay.run}
          >
            {say(jobSheetsOfDay)}
          </Button>
          <ExportMenu definition={definition} query={{}} total={targets.length} />
        </div>
      </section>
      {asOf.isStale && (
        <p role="status" className={classes['stale']}>
          {say(dayAsOf, { at: formatTime(asOf.at) })}
        </p>
      )}
      {day.isCut && <p className={classes['stale']}>{say(dayIsCut)}</p>}
      {view === 'board' ? (
        <Board
          {...period}
          by={needsDriver ? rows : 'cars'}
          isDetailed={search.details === true}
          onDetails={() => onChange({ details: true })}
        />
      ) : all.length === 0 ? (
        <Notice scene="soon" level={2} title={say(nothingThisDay)}>
          {say(nothingThisDayHint)}
        </Notice>
      ) : (
        <ArrangingTable definition={definition} targets={targets} />
      )}
      {view === 'table' && targets.length === 0 && all.length > 0 && (
        <Button variant="default" onClick={() => onChange({ q: undefined, only: undefined })}>
          {say(clearFilters)}
        </Button>
      )}
      {target && (view === 'table' || search.details) && (
        <TargetPanel target={target} onClose={() => open(null)} />
      )}
      {helps && <Shortcuts onClose={() => setHelps(false)} />}
    </div>
  );
};
