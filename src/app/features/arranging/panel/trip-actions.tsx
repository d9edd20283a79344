import { Button, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ArrangeTrip } from '#contract/arranging';
import type { TripDetail } from '#contract/arranging-trips';
import { formatDateTime } from '#domain/dates/format-bangkok';
import type { Message } from '#words/message';
import {
  acceptedNow,
  declinedNow,
  departedNow,
  earlyQuestion,
  pinnedNow,
  releasedNow,
  takenBackNow,
  unpinnedNow,
} from '#words/arranging-done';
import { notifyRiders } from '#words/arranging-notices';
import { manifest } from '#words/arranging-print';
import {
  accept,
  complete,
  confirmTimes,
  decline,
  depart,
  handToProvider,
  lock,
  mergeWith,
  moreActions,
  notesAndCost,
  notesOnly,
  pinnedByCompany,
  pinnedHint,
  recordTimes,
  release,
  swapWith,
  takeBack,
  unlock,
} from '#words/arranging-trip';
import { sendNewCar } from '#words/new-car';
import { useServices } from '../../../app-services';
import { useDropdown } from '../../../ui/use-dropdown';
import { useSay } from '../../../ui/use-say';
import { useArranging, type Arranging } from '../arranging-context';
import { linksFor } from '../print/links-for';
import { printManifest } from '../print/print';
import { ReasonForm } from '../reason-form';
import { targetName } from '../texts';
import { isTellable, useNotify } from '../use-notify';
import { MergeForm } from './merge-form';
import { NewCarForm } from './new-car-form';
import { NotesForm } from './notes-form';
import { OfferForm } from './offer-form';
import { SwapForm } from './swap-form';
import { TimesForm } from './times-form';
import { Unfolded, useUnfold } from './unfold';

/** Above the panel that it opens from; see section 9 of the specification. */
const OVERLAY_LAYER = 950;

/** Who leaves so long before the plan is asked: it may be another trip that was meant. */
const EARLY_MS = 60 * 60_000;

const ended = new Set(['done', 'cancelled']);

type Asking =
  | 'release'
  | 'withdraw'
  | 'decline'
  | 'newCar'
  | 'offer'
  | 'swap'
  | 'merge'
  | 'notes'
  | 'times';

type Props = { trip: ArrangeTrip; detail: TripDetail };

const endings = {
  release: ['releaseTrip', releasedNow],
  withdraw: ['withdrawTrip', takenBackNow],
  decline: ['declineTrip', declinedNow],
} as const;

const useTripChanges = (trip: ArrangeTrip, { kind, act, ask, open }: Arranging) => {
  const say = useSay();
  const { id, version } = trip;
  const what = targetName({ type: 'trip', id, trip }, say);
  const { api } = useServices();
  const params = { kind, id };
  return {
    accept: () =>
      act(say(acceptedNow, { what }), (idempotencyKey) =>
        api.call('acceptTrip', { params, body: {}, version, idempotencyKey }),
      ),
    lock: (locked: boolean) =>
      act(say(locked ? pinnedNow : unpinnedNow, { what }), (idempotencyKey) =>
        api.call('lockTrip', { params, body: { locked }, version, idempotencyKey }),
      ),
    depart: async () => {
      const early = Date.parse(trip.startsAt) - Date.now() > EARLY_MS;
      const at = formatDateTime(trip.startsAt);
      const question = { title: say(depart), text: say(earlyQuestion, { at }), yes: say(depart) };
      if (early && !(await ask(question))) return;
      await act(say(departedNow, { what }), (idempotencyKey) =>
        api.call('departTrip', { params, body: {}, version, idempotencyKey }),
      );
    },
    /** Afterwards it is no trip of whoever did it any more, or waits for a car like a new one. */
    withReason: async (how: keyof typeof endings, reason: string) => {
      const [name, sentence] = endings[how];
      const done = await act(say(sentence, { what }), (idempotencyKey) =>
        api.call(name, { params, body: { reason }, version, idempotencyKey }),
      );
      if (done) open(null);
    },
  };
};

/** Everything that can be done with the trip as it stands; what asks for more unfolds in its place. */
export const TripActions = ({ trip, detail }: Props) => {
  const say = useSay();
  const arranging = useArranging();
  const { api } = useServices();
  const { kind, day, isFrozen } = arranging;
  const changes = useTripChanges(trip, arranging);
  const notify = useNotify();
  const { unfolded: asking, unfold: setAsking, fold, button } = useUnfold<Asking>();
  const dropdown = useDropdown();
  const { may } = detail;

  const reasoned = (how: keyof typeof endings, word: Message) =>
    [
      word,
      <ReasonForm
        key={how}
        doing={say(word)}
        reasons={how === 'decline' ? 'decline' : 'change'}
        isDangerous
        onCancel={fold}
        onDone={(reason) => {
          fold();
          void changes.withReason(how, reason);
        }}
      />,
    ] as const;
  const notesWord = day.kind.costsInDetail ? notesAndCost : notesOnly;
  const formProps = { trip, onDone: fold };
  const forms: Record<Asking, readonly [label: Message, form: ReactNode]> = {
    release: reasoned('release', release),
    withdraw: reasoned('withdraw', takeBack),
    decline: reasoned('decline', decline),
    newCar: [sendNewCar, <NewCarForm key="newCar" {...formProps} />],
    offer: [handToProvider, <OfferForm key="offer" {...formProps} />],
    swap: [swapWith, <SwapForm key="swap" {...formProps} />],
    merge: [mergeWith, <MergeForm key="merge" {...formProps} />],
    notes: [notesWord, <NotesForm key="notes" {...formProps} />],
    times: [recordTimes, <TimesForm key="times" {...formProps} detail={detail} />],
  };
  if (asking) {
    const [label, form] = forms[asking];
    return <Unfolded label={say(label)}>{form}</Unfolded>;
  }

  const isCompany = day.may.manage;
  // Whose answer it is; afterwards only while it has named no car.
  const isProviders =
    day.may.answer &&
    !trip.locked &&
    (may.accept || (trip.status === 'accepted' && trip.carId === null));
  type Action = readonly [isShown: boolean, word: Message, run: () => unknown];
  const main: readonly Action[] = [
    [day.may.answer && may.accept, accept, changes.accept],
    [day.may.answer && may.decline, decline, () => setAsking('decline')],
    [isProviders && !isCompany, sendNewCar, () => setAsking('newCar')],
    [may.depart, depart, changes.depart],
    [may.complete, complete, () => setAsking('times')],
    [may.recordTimes, trip.unconfirmed ? confirmTimes : recordTimes, () => setAsking('times')],
  ];
  const print = async () => {
    const links = isCompany
      ? await linksFor([trip.driverId], { api, kind, until: day.to })
      : new Map<string, string>();
    printManifest(detail, { day, links, say });
  };
  const more: readonly Action[] = [
    [isProviders && isCompany, sendNewCar, () => setAsking('newCar')],
    [may.offer && day.providers.length > 0, handToProvider, () => setAsking('offer')],
    [may.withdraw, takeBack, () => setAsking('withdraw')],
    [may.assign && trip.carId !== null && !trip.locked, swapWith, () => setAsking('swap')],
    [
      isCompany && may.assign && day.kind.pools && !trip.locked,
      mergeWith,
      () => setAsking('merge'),
    ],
    [may.lock, trip.locked ? unlock : lock, () => changes.lock(!trip.locked)],
    [isCompany && isTellable(trip), notifyRiders, () => notify([trip])],
    [isCompany, notesWord, () => setAsking('notes')],
    [true, manifest, () => void print()],
    [may.release && !trip.locked, release, () => setAsking('release')],
  ];
  return (
    <>
      {trip.locked && !ended.has(trip.status) && (
        <div className="card asks urgent grid gap-2 start">
          <p>{say(isCompany ? pinnedHint : pinnedByCompany)}</p>
          {may.lock && (
            <Button variant="default" disabled={isFrozen} onClick={() => void changes.lock(false)}>
              {say(unlock)}
            </Button>
          )}
        </div>
      )}
      <div className="flow">
        {main.map(
          ([isShown, word, run]) =>
            isShown && (
              <Button
                key={word.en}
                variant={word === accept && !isCompany ? 'filled' : 'default'}
                disabled={isFrozen}
                onClick={() => void run()}
              >
                {say(word)}
              </Button>
            ),
        )}
        <Menu
          {...dropdown}
          position="bottom-start"
          zIndex={OVERLAY_LAYER}
          transitionProps={{ duration: 0 }}
          // A menu may hold nothing but its items.
          withInitialFocusPlaceholder={false}
        >
          <Menu.Target>
            <Button ref={button} variant="default">
              {say(moreActions)}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {more.map(
              ([isShown, word, run]) =>
                isShown && (
                  <Menu.Item
                    key={word.en}
                    h={44}
                    disabled={isFrozen && word !== manifest}
                    onClick={() => void run()}
                  >
                    {say(word)}
                  </Menu.Item>
                ),
            )}
          </Menu.Dropdown>
        </Menu>
      </div>
    </>
  );
};
