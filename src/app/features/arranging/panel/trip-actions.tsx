import { Button, Menu } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ArrangeTrip } from '#contract/arranging';
import type { TripDetail } from '#contract/arranging-trips';
import type { Message } from '#words/message';
import { notifyRiders } from '#words/arranging-notices';
import { manifest } from '#words/arranging-print';
import {
  accept,
  acceptLater,
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
  takeBackTimes,
  unlock,
} from '#words/arranging-trip';
import { linkForDriver } from '#words/links';
import { sendNewCar } from '#words/new-car';
import { useServices } from '../../../app-services';
import { useDropdown } from '../../../ui/use-dropdown';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { linksFor } from '../print/links-for';
import { printManifest } from '../print/print';
import { ReasonForm } from '../reason-form';
import { isTellable, useNotify } from '../use-notify';
import { type endings, useTripChanges } from './use-trip-changes';
import { MergeForm } from './merge-form';
import { NewCarForm } from './new-car-form';
import { NotesForm } from './notes-form';
import { OfferForm } from './offer-form';
import { SwapForm } from './swap-form';
import { TimesForm } from './times-form';
import { Unfolded, type useUnfold } from './unfold';

/** Above the panel that it opens from; see section 9 of the specification. */
const OVERLAY_LAYER = 950;

const ended = new Set(['done', 'cancelled']);

export type TripQuestion =
  | 'release'
  | 'withdraw'
  | 'decline'
  | 'newCar'
  | 'offer'
  | 'swap'
  | 'merge'
  | 'notes'
  | 'complete'
  | 'times';

type Props = {
  trip: ArrangeTrip;
  detail: TripDetail;
  asks: ReturnType<typeof useUnfold<TripQuestion>>;
};

/** Everything that can be done with the trip as it stands; what asks for more unfolds in its place. */
export const TripActions = ({ trip, detail, asks }: Props) => {
  const say = useSay();
  const arranging = useArranging();
  const { api } = useServices();
  const { kind, day, isFrozen } = arranging;
  const changes = useTripChanges(trip, arranging);
  const notify = useNotify();
  const { unfolded: asking, unfold: setAsking, fold, button } = asks;
  const dropdown = useDropdown();
  const navigate = useNavigate();
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
  const forms: Record<TripQuestion, readonly [label: Message, form: ReactNode]> = {
    release: reasoned('release', release),
    withdraw: reasoned('withdraw', takeBack),
    decline: reasoned('decline', decline),
    newCar: [sendNewCar, <NewCarForm key="newCar" {...formProps} />],
    offer: [handToProvider, <OfferForm key="offer" {...formProps} />],
    swap: [swapWith, <SwapForm key="swap" {...formProps} />],
    merge: [mergeWith, <MergeForm key="merge" {...formProps} />],
    notes: [notesWord, <NotesForm key="notes" {...formProps} />],
    complete: [complete, <TimesForm key="complete" {...formProps} ends />],
    times: [recordTimes, <TimesForm key="times" {...formProps} ends={trip.status === 'done'} />],
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
  // Without one, the car is named below.
  const hasCar = trip.carId !== null;
  type Action = readonly [isShown: boolean, word: Message, run: () => unknown];
  const { takeBack: wrong } = detail;
  const main: readonly Action[] = [
    [day.may.answer && may.accept, hasCar ? accept : acceptLater, changes.accept],
    [day.may.answer && may.decline, decline, () => setAsking('decline')],
    [isProviders && !isCompany, sendNewCar, () => setAsking('newCar')],
    [may.depart, depart, changes.depart],
    [may.complete, complete, () => setAsking('complete')],
    [may.recordTimes, trip.unconfirmed ? confirmTimes : recordTimes, () => setAsking('times')],
    ...(wrong
      ? [[true, takeBackTimes[wrong.action], () => changes.takeBack(wrong.changeId)] as const]
      : []),
  ];
  const print = async () => {
    const links = isCompany
      ? await linksFor([trip.driverId], { api, kind, until: day.to })
      : new Map<string, string>();
    printManifest(detail, { day, links, say });
  };
  const makeLink = () =>
    navigate({
      to: '/admin/$type/managecar',
      params: { type: kind },
      search: { tab: 'links', open: `new:${trip.driverId}` },
    });
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
    [isCompany && trip.driverId !== null, linkForDriver, makeLink],
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
          // Longer than what is left below its button, it covers the button: its last line is to release the trip.
          middlewares={{ flip: true, shift: { padding: 4, crossAxis: true } }}
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
