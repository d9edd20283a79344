import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearch } from '@tanstack/react-router';
import type { ApprovalCard } from '#contract/approvals';
import type { Verdict } from '#domain/booking/decide-approval';
import { undone } from '#words/approvals';
import { approve } from '#words/menu';
import { useServices } from '../../app-services';
import { useRemote } from '../../remote/use-remote';
import { useNews } from '../../ui/news-bar';
import { Screen } from '../../ui/screen';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import { approvalOf } from './approval-remotes';
import { ApprovalTabs } from './approval-tabs';
import { DecidedList } from './decided-list';
import { Delegated } from './delegated';
import { type Decisions, isGone, openDecisions } from './open-decisions';
import { changedSince } from './open-shown';
import { ReasonSheet } from './reason-sheet';
import { TakenList } from './taken-list';
import { UndoBar } from './undo-bar';
import { unsentDecisions } from './unsent-decisions';
import { RefusedList, UnsentList } from './unsent-list';
import { useWaiting } from './use-approvals';
import { WaitingList } from './waiting-list';

/** Decisions can be undone as long as this screen is looked at; whoever leaves it or the app has them sent. */
const useDecisions = (onSettled: () => void): Decisions => {
  const { outbox, cache, language } = useServices();
  const decisions = useMemo(
    () => openDecisions({ outbox, cache, language, onSettled }),
    [outbox, cache, language, onSettled],
  );
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') decisions.flush();
    };
    const stop = decisions.start();
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', decisions.flush);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', decisions.flush);
      decisions.flush();
      stop();
    };
  }, [decisions]);
  return decisions;
};

type Asking = { card: ApprovalCard; verdict: Exclude<Verdict, 'approve'> };

/** What waits for this approver, what they have decided, and who stands in for whom. */
const ApproveScreen = () => {
  const say = useSay();
  const { outbox } = useServices();
  const { tab = 'waiting', booking } = useSearch({ from: '/_employee/_mantine/approve' });
  const waiting = useWaiting();
  const { value: named } = useRemote(approvalOf, booking ?? null);
  const [news, tell] = useNews();
  /** Taken by others, and read here. */
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const dismiss = (bookingId: string) => setDismissed((before) => [...before, bookingId]);
  const [asking, setAsking] = useState<Asking | null>(null);
  const status = useRef<HTMLDivElement>(null);
  const decisions = useDecisions(waiting.read);
  const gone = useStore(decisions.gone);
  const unsent = unsentDecisions(useStore(outbox.items));

  const { value: list } = waiting;
  const onItsWay = new Set(unsent.map(({ bookingId }) => bookingId));
  const listed = list?.approvals ?? [];
  const isElsewhere = named !== null && listed.every(({ id }) => id !== named.id);
  const cards = [...(isElsewhere && named.isWaiting ? [named] : []), ...listed].filter(
    (card) => !isGone(gone, card) && !onItsWay.has(card.id),
  );
  const taken = (list?.taken ?? []).filter(({ id }) => id !== named?.id);

  const { look, cards: known } = waiting.atFirst;
  const shownFirst = useStore(known);
  // It may change while a reason is being written.
  const current = asking && (cards.find(({ id }) => id === asking.card.id) ?? asking.card);

  const decide = (chosen: readonly ApprovalCard[], verdict: Verdict, reason?: string) => {
    decisions.decide(chosen, verdict, reason);
    tell(null);
    // The card is gone: whoever works by keyboard goes on from here.
    status.current?.focus({ preventScroll: true });
  };

  const takeBack = (bookingId: string, card?: ApprovalCard) => {
    if (card) look(card);
    decisions.forget(bookingId, card);
    dismiss(bookingId);
    void waiting.read();
  };

  return (
    <Screen title={say(approve)}>
      <UndoBar
        ref={status}
        decisions={decisions}
        news={news}
        onUndone={() => tell({ text: say(undone) })}
        onClose={() => tell(null)}
      />
      <ApprovalTabs
        tab={tab}
        waiting={cards.length}
        hasMore={list !== null && list.next !== null}
        onChoose={() => tell(null)}
      />
      <TakenList
        taken={named && !named.isWaiting ? [named, ...taken] : taken}
        without={new Set([...onItsWay, ...gone.keys(), ...dismissed])}
        onDismiss={dismiss}
      />
      <RefusedList unsent={unsent} onTakenBack={takeBack} />
      {tab === 'waiting' && (
        <WaitingList
          waiting={waiting}
          cards={cards}
          named={booking}
          onApprove={(chosen) => decide(chosen, 'approve')}
          onAsk={(card, verdict) => {
            tell(null);
            setAsking({ card, verdict });
          }}
        />
      )}
      {tab === 'decided' && <DecidedList />}
      {tab === 'delegated' && <Delegated />}
      <UnsentList unsent={unsent.filter(({ item }) => !item.isHeld)} onTakenBack={takeBack} />
      {asking && current && (
        <ReasonSheet
          card={current}
          before={changedSince(shownFirst, current)}
          verdict={asking.verdict}
          onLooked={() => look(current)}
          onClose={() => setAsking(null)}
          onSend={(reason) => {
            setAsking(null);
            decide([current], asking.verdict, reason);
          }}
        />
      )}
    </Screen>
  );
};

export default ApproveScreen;
