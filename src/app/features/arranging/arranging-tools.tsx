import { memo, useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import {
  allArranged,
  boardView,
  byCars,
  byDrivers,
  columns as columnWords,
  filterNames,
  rowsLabel,
  searchLabel,
  tableView,
  timesToConfirmCount,
  viewLabel,
  waitingTitle,
} from '#words/arranging';
import { propose, shortcutPropose } from '#words/proposals';
import { jobSheetsOfDay } from '#words/arranging-print';
import { ExportMenu } from '../../admin-kit/export/export-menu';
import { FilterChips } from '../../admin-kit/list/filter-chips';
import type { RowsDefinition } from '../../admin-kit/list/list-definition';
import { Shortcuts } from '../../admin-kit/list/shortcuts';
import { useListKeys } from '../../admin-kit/list/use-list-keys';
import { useSay } from '../../ui/use-say';
import { useWide } from '../../ui/use-wide';
import classes from './arranging.module.css';
import { useArranging } from './arranging-context';
import { PrintIcon } from './arranging-icons';
import { filters, type ArrangingSearch } from './arranging-search';
import { NotifyDay } from './notify-day';
import { usePrintDay } from './print/use-print-day';
import { ShareTomorrow } from './share-tomorrow';
import { isOpen, isUnconfirmed, type Target } from './target';

const noQuery = {};

type ToolsProps = {
  page: RefObject<HTMLElement | null>;
  dayTargets: readonly Target[];
  /** What of it is shown, and can be exported. */
  definition: RowsDefinition<Target>;
  count: number;
  view: 'table' | 'board';
  rows: NonNullable<ArrangingSearch['rows']>;
  only: NonNullable<ArrangingSearch['only']>;
  q: string;
  canPropose: boolean;
  onChange: (next: Partial<ArrangingSearch>) => void;
};

/** How the day is looked at and what can be done with all of it; drawn anew only when one of these changes. */
export const ArrangingTools = memo((props: ToolsProps) => {
  const { page, dayTargets, definition, count, view, rows, only, q, canPropose, onChange } = props;
  const say = useSay();
  const wide = useWide();
  const { day, isFrozen } = useArranging();
  const printDay = usePrintDay();
  const search = useRef<HTMLInputElement>(null);
  const [helps, setHelps] = useState(false);
  const proposeDay = useCallback(
    () => onChange({ proposal: true, open: undefined, details: undefined }),
    [onChange],
  );
  useListKeys(
    page,
    search,
    useCallback(() => setHelps(true), []),
    useMemo(
      () => (canPropose && !isFrozen ? { KeyP: proposeDay } : {}),
      [canPropose, isFrozen, proposeDay],
    ),
  );

  const openCount = dayTargets.filter((target) => isOpen(target, day)).length;
  const unconfirmed = day.may.manage ? dayTargets.filter(isUnconfirmed).length : 0;
  return (
    <section className={`dense ${classes['tools']}`} aria-label={say(viewLabel)}>
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
      {view === 'board' && day.kind.withDriver && (
        <SegmentedControl
          aria-label={say(rowsLabel)}
          value={rows}
          onChange={(value) => onChange({ rows: value === 'drivers' ? 'drivers' : undefined })}
          data={[
            { value: 'cars', label: say(byCars) },
            { value: 'drivers', label: say(byDrivers) },
          ]}
        />
      )}
      <TextInput
        ref={search}
        type="search"
        className={classes['search'] ?? ''}
        aria-label={say(searchLabel)}
        placeholder={say(searchLabel)}
        value={q}
        onChange={({ currentTarget }) => onChange({ q: currentTarget.value || undefined })}
      />
      {view === 'table' && (
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
            onChange({ only: filters.find((filter) => filter === value) ?? undefined })
          }
        />
      )}
      <div className={classes['toolsEnd']}>
        <strong role="status" className={classes['count']} data-done={openCount === 0 || undefined}>
          {openCount === 0 && dayTargets.length > 0
            ? say(allArranged)
            : say(waitingTitle, { count: openCount })}
        </strong>
        {canPropose && (
          <Button disabled={isFrozen || dayTargets.length === 0} onClick={proposeDay}>
            {say(propose)}
          </Button>
        )}
        <NotifyDay />
        <ShareTomorrow />
        <Button
          variant="default"
          leftSection={<PrintIcon size={18} />}
          loading={printDay.isRunning}
          disabled={day.trips.length === 0}
          onClick={printDay.run}
        >
          {say(jobSheetsOfDay)}
        </Button>
        <ExportMenu definition={definition} query={noQuery} total={count} />
      </div>
      {helps && (
        <Shortcuts
          isBoard={view === 'board'}
          own={canPropose ? [[['P'], shortcutPropose]] : []}
          onClose={() => setHelps(false)}
        />
      )}
    </section>
  );
});
