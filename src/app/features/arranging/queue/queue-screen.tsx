import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import * as v from 'valibot';
import { kinds as allKinds } from '#kinds/registry';
import { addDays, dayOf } from '#domain/dates/bangkok-time';
import {
  acceptAll,
  acceptAllHired,
  isOutOfDate as isOutOfDateText,
  proposalFailed,
  proposeAgain,
  proposing,
} from '#words/proposals';
import { arrangeDayTitle } from '#words/queue';
import { useServices } from '../../../app-services';
import { Shown } from '../../../remote/shown';
import { adminKinds, flagsOf } from '../../../session/admin-access';
import { Screen } from '../../../ui/screen';
import { useStore } from '../../../ui/store';
import { useNow } from '../../../ui/use-now';
import { useSay } from '../../../ui/use-say';
import { ChangeBar } from '../change-bar';
import { DayControl } from '../day-control';
import { Proposing } from '../proposal/proposing';
import { QueueKind } from './queue-kind';
import { queueSearch } from './queue-search';
import classes from './queue.module.css';
import { openOf, useQueue } from './use-queue';

/** A whole day over all kinds of the dispatcher: proposed, taken in one tap, and what is left explained. */
export const QueueScreen = () => {
  const say = useSay();
  const services = useServices();
  const search = v.parse(queueSearch, useSearch({ from: '/admin/day' }));
  const navigate = useNavigate({ from: '/admin/day' });
  const online = useStore(services.connectivity);
  useStore(services.userData.value);
  const today = dayOf(useNow());
  const { day = addDays(today, 1) } = search;
  const kinds = adminKinds(flagsOf(services));
  const queue = useQueue({ kinds, day });
  const { proposed, notice, isBusy, isProposing } = queue;
  const page = useRef<HTMLDivElement>(null);
  const open = (proposed.value ?? []).map(({ kind, proposal }) => ({
    kind,
    isOutOfDate: proposal.isOutOfDate,
    changes: openOf(proposal.changes),
  }));
  const count = open.reduce((sum, { changes }) => sum + changes.length, 0);
  // Of a car that the traveller drives its provider is not asked.
  const hired = open
    .filter(({ kind }) => allKinds[kind].withDriver)
    .reduce((sum, { changes }) => sum + changes.filter(({ isHired }) => isHired).length, 0);
  const isOutOfDate = open.some((of) => of.isOutOfDate && of.changes.length > 0);
  const isFrozen = !online || isBusy;
  const isRemade = isProposing && !isBusy;

  // Whoever works by keys goes on with Enter: what comes next has the focus. While it is made anew, that is to come. What
  // somebody else did moves nobody's page.
  const isOwn = useRef(false);
  const focusNext = useCallback(() => {
    if (isRemade) return;
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches('main, h1, nav a');
    const next = page.current?.querySelector<HTMLElement>('[data-next]:enabled');
    if (!isLost) return;
    if (next) next.focus({ preventScroll: !isOwn.current });
    // Nothing is left to be done, or it is to come: within the page at least, and nothing moves.
    else if (activeElement === document.body && !isBusy)
      page.current?.closest('main')?.focus({ preventScroll: true });
    if (next) isOwn.current = false;
  }, [isRemade, isBusy]);
  useEffect(() => {
    if (isBusy) isOwn.current = true;
    focusNext();
  });

  return (
    <Screen
      title={say(arrangeDayTitle)}
      aside={<DayControl day={day} onDay={(next) => void navigate({ search: { day: next } })} />}
    >
      <Shown
        of={proposed}
        whyFailed={() => proposalFailed}
        skeleton={<Proposing look={classes['loading']} />}
      >
        {(value) => (
          <div ref={page} className={classes['queue']}>
            {isRemade && (
              <p role="status" className="soft small">
                {say(proposing)}
              </p>
            )}
            {!isRemade && (isOutOfDate || count > 0) && (
              <div className={classes['bar']}>
                {isOutOfDate ? (
                  <>
                    <p role="status" className="urgent small">
                      {say(isOutOfDateText)}
                    </p>
                    <Button
                      data-next
                      size="md"
                      loading={isBusy}
                      disabled={isFrozen}
                      onClick={() => void queue.again()}
                    >
                      {say(proposeAgain)}
                    </Button>
                  </>
                ) : (
                  <>
                    {hired > 0 && (
                      <p className="urgent small">{say(acceptAllHired, { count: hired })}</p>
                    )}
                    <Button
                      data-next
                      size="md"
                      loading={isBusy}
                      disabled={isFrozen}
                      onClick={() => void queue.accept(open)}
                    >
                      {say(acceptAll, { count })}
                    </Button>
                  </>
                )}
              </div>
            )}
            {value.map(({ kind, proposal }) => (
              <QueueKind
                key={`${kind} ${day}`}
                kind={kind}
                proposal={proposal}
                queue={queue}
                day={day}
                onDrawn={focusNext}
              />
            ))}
          </div>
        )}
      </Shown>
      <ChangeBar
        notice={notice}
        beside={undefined}
        onUndo={() => {
          // Enter again is the next step, not this one.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          void queue.undo();
        }}
        onClose={queue.hush}
      />
    </Screen>
  );
};
