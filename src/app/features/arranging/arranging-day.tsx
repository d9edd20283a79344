import { useDeferredValue, useMemo, useRef } from 'react';
import { Button } from '@mantine/core';
import type { ArrangeDay } from '#contract/arranging';
import { type Day, dayOf } from '#domain/dates/bangkok-time';
import {
  clearFilters,
  dayIsCut,
  nothingThisDay,
  nothingThisDayHint,
  openIsGone,
} from '#words/arranging';
import { close } from '#words/actions';
import { arrangeCars } from '#words/menu';
import type { RowsDefinition } from '../../admin-kit/list/list-definition';
import { Notice } from '../../ui/notice';
import { CloseButton } from '../../ui/close-button';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { useWide } from '../../ui/use-wide';
import classes from './arranging.module.css';
import { useArranging } from './arranging-context';
import type { ArrangingSearch, filters } from './arranging-search';
import { ArrangingTools } from './arranging-tools';
import { Board } from './board/board';
import { TargetPanel } from './panel/target-panel';
import { changeOf } from './proposal/difference';
import { ProposalBar } from './proposal/proposal-bar';
import { ProposalSheet } from './proposal/proposal-sheet';
import { ProposedPart } from './proposal/proposed-part';
import { useProposal } from './proposal/use-proposal';
import { targetColumns } from './table/columns';
import { ArrangingTable } from './table/arranging-table';
import { isLost, isOpen, isUnconfirmed, rowsOf, targetKey, type Target } from './target';
import { targetName, targetWhen } from './texts';

const passes: Record<(typeof filters)[number], (target: Target, day: ArrangeDay) => boolean> = {
  all: () => true,
  open: isOpen,
  arranged: (target, day) => !isOpen(target, day) && !isLost(target),
  running: (target) => target.type === 'trip' && target.trip.status === 'underway',
  unconfirmed: isUnconfirmed,
  lost: isLost,
};

type Props = {
  period: { from: Day; to: Day };
  at: number;
  isFresh: boolean;
  target: Target | null;
  search: ArrangingSearch;
  onChange: (next: Partial<ArrangingSearch>) => void;
};

/** The tools, then the table or the board, then what is open beside it. */
export const ArrangingDay = ({ period, at, isFresh, target, search, onChange }: Props) => {
  const say = useSay();
  const wide = useWide();
  const { kind, day, open } = useArranging();
  const today = dayOf(useNow());
  // Of days that are over nothing can be arranged, and a week is proposed day by day.
  const canPropose = day.may.manage && period.from === period.to && period.from >= today;
  const closeProposal = () => onChange({ proposal: undefined, details: undefined });
  const proposal = useProposal(search.proposal === true && canPropose, closeProposal);
  const change = target && changeOf(proposal.open, target);
  const page = useRef<HTMLDivElement>(null);

  const { only = 'all', q = '', rows = 'cars', zoom = 1 } = search;
  // A phone gets the list and its suggestions: a board needs room.
  const view = wide ? (search.view ?? 'table') : 'table';
  const dayTargets = useMemo(() => rowsOf(day), [day]);
  const goesTo = proposal.isShown && wide ? proposal.open : null;
  const columns = useMemo(() => targetColumns(day, goesTo), [day, goesTo]);
  // A letter stands in its field at once, and what is found comes right behind.
  const wanted = useDeferredValue(q).toLocaleLowerCase('th');
  const found = useMemo(() => {
    // The same list whatever the columns say: all that is reckoned from it stands.
    if (wanted === '') return dayTargets;
    const has = (text: string | number | null) =>
      String(text ?? '')
        .toLocaleLowerCase('th')
        .includes(wanted);
    return dayTargets.filter((row) => columns.some(({ value }) => has(value(row, say))));
  }, [dayTargets, columns, wanted, say]);
  const targets = useMemo(
    () => found.filter((row) => (view === 'board' ? !isLost(row) : passes[only](row, day))),
    [found, view, only, day],
  );
  const definition = useMemo<RowsDefinition<Target>>(
    () => ({
      name: `arrange-${kind}-${period.from}`,
      title: arrangeCars,
      columns,
      rowId: targetKey,
      rowName: (row) => `${targetWhen(row, day)} ${targetName(row, say)}`,
      read: (query) => {
        const size = Number(query['size']);
        const first = (Number(query['page']) - 1) * size;
        return Promise.resolve({
          rows: targets.slice(first, first + size),
          total: targets.length,
          asOf: new Date(at).toISOString(),
        });
      },
    }),
    [kind, period.from, columns, day, say, targets, at],
  );

  return (
    <div
      ref={page}
      className={classes['page']}
      data-view={view}
      data-panel={target ? '' : undefined}
    >
      <ArrangingTools
        page={page}
        dayTargets={dayTargets}
        definition={definition}
        count={targets.length}
        view={view}
        zoom={zoom}
        only={only}
        q={q}
        canPropose={canPropose}
        onChange={onChange}
      />
      <div className={classes['below']}>
        {search.open && !target && isFresh && (
          <p role="status" className="note calls row between">
            {say(openIsGone)}
            <CloseButton label={say(close)} onClick={() => open(null)} />
          </p>
        )}
        {day.isCut && <p className="note calls">{say(dayIsCut)}</p>}
        {wide && view === 'table' && proposal.isShown && !target && !search.details && (
          <ProposalBar
            of={proposal}
            lies="bar"
            onLines={() => onChange({ details: true })}
            onClose={closeProposal}
          />
        )}
        {view === 'board' ? (
          <Board
            {...period}
            by={day.kind.withDriver ? rows : 'cars'}
            zoom={zoom}
            onTurn={() => onChange({ rows: rows === 'cars' ? 'drivers' : undefined })}
            targets={targets}
            searched={wanted}
            target={target && isLost(target) ? null : target}
            isDetailed={search.details === true}
            onDetails={() => onChange({ details: true })}
            proposal={proposal}
            onProposalClose={closeProposal}
          />
        ) : dayTargets.length === 0 ? (
          <Notice scene="soon" level={2} title={say(nothingThisDay)}>
            {say(nothingThisDayHint)}
          </Notice>
        ) : (
          <ArrangingTable definition={definition} targets={targets} target={target} />
        )}
        {view === 'table' && targets.length === 0 && dayTargets.length > 0 && (
          <Button variant="default" onClick={() => onChange({ q: undefined, only: undefined })}>
            {say(clearFilters)}
          </Button>
        )}
      </div>
      {target && (view === 'table' || search.details) && (
        <TargetPanel
          target={target}
          lead={change && <ProposedPart change={change} of={proposal} goesOn={view === 'board'} />}
          // On the board it stays picked: its dock is there again.
          onClose={() => (view === 'board' ? onChange({ details: undefined }) : open(null))}
        />
      )}
      {!target && proposal.isShown && (!wide || search.details) && (
        <ProposalSheet
          of={proposal}
          onOpen={(next) => onChange({ open: targetKey(next), details: true })}
          onClose={wide ? () => onChange({ details: undefined }) : closeProposal}
        />
      )}
    </div>
  );
};
