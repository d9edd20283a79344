import { memo, useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { ActionIcon, Button, SegmentedControl, TextInput } from '@mantine/core';
import {
  boardView,
  columns as columnWords,
  filterNames,
  searchLabel,
  tableView,
  timesToConfirmCount,
  viewLabel,
} from '#words/arranging';
import { proposesDays, zoomIn, zoomOut } from '#words/board';
import { propose } from '#words/proposals';
import { find } from '#words/report-car-use';
import { FilterChips } from '../../admin-kit/list/filter-chips';
import type { RowsDefinition } from '../../admin-kit/list/list-definition';
import { useListKeys } from '../../admin-kit/list/use-list-keys';
import { useSay } from '../../ui/use-say';
import { useWide } from '../../ui/use-wide';
import { AcceptOffers } from './accept-offers';
import classes from './arranging.module.css';
import { useArranging } from './arranging-context';
import { BoardIcon, MinusIcon, PlusIcon, SearchIcon, TableIcon } from './arranging-icons';
import { filters, zooms, type ArrangingSearch } from './arranging-search';
import { Keys } from './keys';
import { focusOnProposal } from './focus-next';
import { MoreTools } from './more-tools';
import { isLost, isOpen, isUnconfirmed, type Target } from './target';
import { sayAllDone, sayOpen } from './texts';

type ToolsProps = {
  page: RefObject<HTMLElement | null>;
  dayTargets: readonly Target[];
  /** What of it is shown, and can be exported. */
  definition: RowsDefinition<Target>;
  count: number;
  view: 'table' | 'board';
  zoom: number;
  only: NonNullable<ArrangingSearch['only']>;
  q: string;
  canPropose: boolean;
  onChange: (next: Partial<ArrangingSearch>) => void;
};

/** How the day is looked at and what can be done with all of it; drawn anew only when one of these changes. */
export const ArrangingTools = memo((props: ToolsProps) => {
  const { page, dayTargets, definition, count, view, zoom, only, q, canPropose, onChange } = props;
  const say = useSay();
  const wide = useWide();
  const { day, hint, isFrozen } = useArranging();
  const search = useRef<HTMLInputElement>(null);
  const [helps, setHelps] = useState(false);
  const help = useCallback(() => setHelps(true), []);
  const proposeDay = useCallback(
    () => onChange({ proposal: true, open: undefined, details: undefined }),
    [onChange],
  );
  const proposeByKey = useCallback(() => {
    proposeDay();
    focusOnProposal();
  }, [proposeDay]);
  const zoomTo = useCallback(
    (next: number) => {
      const known = zooms.find((times) => times === next);
      if (known) onChange({ zoom: known === 1 ? undefined : known });
    },
    [onChange],
  );
  useListKeys(
    page,
    search,
    help,
    useMemo(
      () => ({
        ...(canPropose && !isFrozen && { KeyP: proposeByKey }),
        ...(!canPropose && day.may.manage && { KeyP: () => hint(say(proposesDays)) }),
        ...(view === 'board' && {
          Equal: () => zoomTo(zoom + 1),
          Minus: () => zoomTo(zoom - 1),
        }),
      }),
      [canPropose, day.may.manage, hint, isFrozen, proposeByKey, say, view, zoom, zoomTo],
    ),
  );

  const openCount = dayTargets.filter((target) => isOpen(target, day)).length;
  const isAnyLost = dayTargets.some(isLost);
  const unconfirmed = day.may.manage ? dayTargets.filter(isUnconfirmed).length : 0;
  return (
    <section className={`dense ${classes['tools']}`} aria-label={say(viewLabel)}>
      {wide && (
        <SegmentedControl
          aria-label={say(viewLabel)}
          value={view}
          onChange={(value) => onChange({ view: value === 'board' ? 'board' : undefined })}
          data={[
            { value: 'table', label: <ViewSign Icon={TableIcon} name={say(tableView)} /> },
            { value: 'board', label: <ViewSign Icon={BoardIcon} name={say(boardView)} /> },
          ]}
        />
      )}
      <div className={classes['search']}>
        <TextInput
          ref={search}
          type="search"
          leftSection={<SearchIcon size={18} />}
          aria-label={say(searchLabel)}
          placeholder={say(view === 'table' ? searchLabel : find)}
          value={q}
          onChange={({ currentTarget }) => onChange({ q: currentTarget.value || undefined })}
        />
      </div>
      {view === 'table' && (
        <FilterChips
          filter={{
            id: 'only',
            title: columnWords.status,
            compact: wide,
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
              ...(isAnyLost || only === 'lost'
                ? [{ value: 'lost', label: say(filterNames.lost) }]
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
        <strong
          role="status"
          // The list beside the board has it as its title.
          className={
            view === 'board'
              ? 'hidden'
              : `${openCount === 0 ? 'accent' : 'urgent'} ${classes['count']}`
          }
        >
          {openCount === 0 && dayTargets.length > 0 && !isAnyLost
            ? sayAllDone(say, day)
            : sayOpen(say, day, openCount)}
        </strong>
        {view === 'board' && (
          <ActionIcon.Group>
            <ActionIcon
              variant="default"
              size={40}
              aria-label={say(zoomOut)}
              disabled={zoom === 1}
              onClick={() => zoomTo(zoom - 1)}
            >
              <MinusIcon size={18} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={40}
              aria-label={say(zoomIn)}
              disabled={zoom === zooms.at(-1)}
              onClick={() => zoomTo(zoom + 1)}
            >
              <PlusIcon size={18} />
            </ActionIcon>
          </ActionIcon.Group>
        )}
        {canPropose && (
          <Button
            // The main thing to do only while something waits.
            variant={openCount > 0 ? 'filled' : 'default'}
            disabled={isFrozen || dayTargets.length === 0}
            onClick={proposeDay}
          >
            {say(propose)}
          </Button>
        )}
        <AcceptOffers targets={dayTargets} />
        <MoreTools definition={definition} count={count} onHelp={help} />
      </div>
      {helps && (
        <Keys isBoard={view === 'board'} canPropose={canPropose} onClose={() => setHelps(false)} />
      )}
    </section>
  );
});

const ViewSign = ({ Icon, name }: { Icon: typeof TableIcon; name: string }) => (
  <span className={classes['view']} title={name}>
    <Icon size={20} />
    <span className="hidden">{name}</span>
  </span>
);
