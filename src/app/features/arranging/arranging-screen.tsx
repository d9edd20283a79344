import { useCallback, useDeferredValue, useMemo } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import type { KindId } from '#kinds/registry';
import { dayOf } from '#domain/dates/bangkok-time';
import { dayFailed } from '#words/arranging';
import { useServices } from '../../app-services';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { useStore } from '../../ui/store';
import { useNow } from '../../ui/use-now';
import { useWide } from '../../ui/use-wide';
import classes from './arranging.module.css';
import { ArrangingDay } from './arranging-day';
import { ArrangingProvider, type Arranging } from './arranging-context';
import { arrangingSearch, type ArrangingSearch } from './arranging-search';
import { ChangeBar } from './change-bar';
import { Cockpit } from './cockpit';
import { DayControl, periodOf } from './day-control';
import { dayOfKind } from './day-remote';
import { focusOn, nextAfter } from './focus-next';
import { findTarget, targetKey } from './target';
import { useAct } from './use-act';
import { useLanding } from './use-landing';
import { useQuestion } from './use-question';

/** The dispatcher's day of one kind: table and board of the same rows, and what is open beside them. */
export const ArrangingScreen = ({ kind }: { kind: KindId }) => {
  const wide = useWide();
  const address = useSearch({ from: '/admin/$type/arrangecartable' });
  const search = useMemo(() => v.parse(arrangingSearch, address), [address]);
  const navigate = useNavigate({ from: '/admin/$type/arrangecartable' });
  const online = useStore(useServices().connectivity);
  const today = dayOf(useNow());
  const { day = today, span = 'day' } = search;
  // The day's name answers the tap, and what lies on that day comes right behind.
  const period = periodOf(useDeferredValue(day), span);
  const opened = useRemote(dayOfKind, { kind, ...period });
  const { act, tell, hint, undo, notice, answers, hush, isBusy } = useAct(kind, opened);
  const { ask, askWhy, dialog } = useQuestion();

  const change = useCallback(
    (next: Partial<ArrangingSearch>) =>
      // The router would put every place to where it is scrolled already, and have the board laid out for it.
      void navigate({ search: (now) => ({ ...now, ...next }), replace: true, resetScroll: false }),
    [navigate],
  );
  useLanding({ kind, today, search }, change);
  const open = useCallback<Arranging['open']>(
    (target) => change({ open: target ? targetKey(target) : undefined, details: undefined }),
    [change],
  );
  const { shown } = opened;
  const known = shown.status === 'known' ? shown : null;
  const target = useMemo(() => known && findTarget(known.value, search.open), [known, search.open]);
  const isBoard = wide && search.view === 'board';
  const isPicked = isBoard && !search.details;
  const isProposed = search.proposal && span === 'day' && (!wide || search.details);
  const besideDay = isProposed ? 'panel' : undefined;
  const beside = target ? (isPicked ? 'bar' : 'panel') : besideDay;
  // On the board the next one is picked, elsewhere it only has the focus: a panel that opens by itself is in the way.
  const goOn = useCallback<Arranging['goOn']>(
    (placed) => {
      const next = known && nextAfter(placed, known.value);
      open(isBoard ? next : null);
      if (next) focusOn(next.id);
    },
    [known, isBoard, open],
  );
  const isFrozen = !online || isBusy || known?.is !== 'fresh';
  const arranging = useMemo(
    () =>
      known && {
        kind,
        day: known.value,
        open,
        goOn,
        act,
        tell,
        hint,
        answers,
        ask,
        askWhy,
        isFrozen,
      },
    [known, kind, open, goOn, act, tell, hint, answers, ask, askWhy, isFrozen],
  );

  // A tap on what lies on the day draws nothing of it anew.
  const days = useMemo(
    () => (
      <DayControl
        day={day}
        span={span}
        onDay={(next) => change({ day: next, open: undefined, proposal: undefined })}
        onSpan={(next) => change({ span: next === 'day' ? undefined : next })}
      />
    ),
    [day, span, change],
  );

  return (
    <Cockpit kind={kind} isBoard={isBoard} days={days}>
      <Shown
        of={opened}
        skeleton={<div className={classes['dayLoading']} aria-busy />}
        whyFailed={() => dayFailed}
      >
        {(_, { at, is }) =>
          arranging && (
            <ArrangingProvider value={arranging}>
              <ArrangingDay
                period={period}
                at={at}
                isFresh={is === 'fresh'}
                target={target}
                search={search}
                onChange={change}
              />
            </ArrangingProvider>
          )
        }
      </Shown>
      {dialog}
      <ChangeBar
        notice={notice}
        beside={beside}
        onUndo={(changeId, isUndone) => void undo(changeId, isUndone)}
        onClose={hush}
      />
    </Cockpit>
  );
};
