import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { whichCar } from '#words/check-booking';
import { checkBooking, followGroup } from '#words/navigation';
import { useServices } from '../../app-services';
import { useStore } from '../../ui/store';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { usePassed } from '../../ui/use-settled';
import { Screen } from '../../ui/screen';
import { BookingList } from './booking-list';
import { chooseTrip } from './choose-trip';
import { KindTiles } from './kind-tiles';
import { ListChoice } from './list-choice';
import { NeedsYou } from './needs-you';
import { NextTrip } from './next-trip';
import { OverdueTrip } from './overdue-trip';
import { keepBooking, whereToOf } from './booking-remotes';
import { UnsentList } from './unsent-list';
import { rowsOf, useRows } from './use-rows';
import { WhereTo } from './where-to';
import { useApprovalCount } from '../../remote/approvals';
import { dueOf } from '../../remote/ratings';
import { useRemote } from '../../remote/use-remote';
import classes from './home.module.css';

const BookingSheet = lazy(() => import('./booking-sheet'));

/** What there is to decide and to rate is worth a moment, as it would move the trip; not more. */
const PATIENCE_MS = 1_000;

/** What left the outbox has arrived: the lists have something new. */
const useReadAfterSending = (readAll: () => void) => {
  const { outbox } = useServices();
  const count = useStore(outbox.items).length;
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) readAll();
    before.current = count;
  }, [count, readAll]);
};

/** Where to, what needs this person, the next trip, then everything of theirs in four lists. */
const CheckBookingScreen = ({ needs }: { needs?: ReactNode }) => {
  const say = useSay();
  const services = useServices();
  const router = useRouter();
  const navigate = useNavigate({ from: '/checkbooking' });
  const search = useSearch({ from: '/_employee/checkbooking' });
  const { scope = 'upcoming', kind, role = 'mine', booking, handover } = search;
  const upcoming = useRows({ scope: 'upcoming', role: 'mine' });
  const waiting = useRows({ scope: 'waiting', role: 'mine' });
  const due = useRemote(dueOf, 'mine');
  const toDecide = useApprovalCount();
  const likely = useRemote(whereToOf, 'mine');
  const isFiltered = kind !== undefined || role !== 'mine';
  const unfiltered = { upcoming, waiting, past: null, cancelled: null }[scope];
  const own = useRows(isFiltered || !unfiltered ? { scope, kind, role } : null);
  const chosen = isFiltered || !unfiltered ? own : unfiltered;

  const readAll = () => {
    for (const rows of new Set([upcoming, waiting, chosen, likely])) void rows.read();
  };
  useReadAfterSending(readAll);

  const now = useNow();
  const coming = rowsOf(upcoming);
  const { next, cars, overdue } = chooseTrip(coming, now);
  useEffect(() => {
    if (next) void keepBooking(services, next);
  }, [services, next]);

  // Together: what waits stands above the trip and would move it.
  const hasWaited = usePassed(PATIENCE_MS);
  const isLoading =
    [upcoming, waiting].some(({ shown }) => shown.status === 'loading') ||
    (!hasWaited && (due.shown.status === 'loading' || toDecide.isLoading));
  // Drawn before its rows: whatever comes takes the skeleton's place, so that the lists below do not move under a thumb.
  const [isReserved] = useState(isLoading);

  const close = () => {
    if (router.history.canGoBack()) router.history.back();
    else
      void navigate({
        search: (known) => ({ ...known, booking: undefined, handover: undefined }),
        replace: true,
      });
  };
  const card = [...coming, ...rowsOf(waiting), ...rowsOf(chosen)].find(({ id }) => id === booking);

  return (
    <Screen title={say(checkBooking)} isQuiet>
      <div className="stack">
        <WhereTo likely={likely} now={now} />
        <h2 className="hidden">{say(whichCar)}</h2>
        <KindTiles />
      </div>
      <div className={classes['now']} data-reserved={isReserved || undefined}>
        {isLoading ? (
          <div className={`skeleton ${classes['trip']}`} aria-busy />
        ) : (
          <>
            <NeedsYou
              next={next}
              cars={cars}
              waiting={waiting}
              due={due.value?.trips ?? []}
              toDecide={toDecide.count}
              now={now}
              onAnswered={({ id }) => {
                readAll();
                // What was got is shown: the seat, and the code to board with.
                void navigate({
                  search: (known) => ({ ...known, booking: id }),
                  resetScroll: false,
                });
              }}
            >
              {needs}
            </NeedsYou>
            {/* Where they could not be read, nobody knows whether there is one. */}
            {upcoming.value && <NextTrip trip={next} now={now} />}
            {overdue.map((trip) => (
              <OverdueTrip key={trip.id} trip={trip} now={now} />
            ))}
          </>
        )}
      </div>
      {/* Below what is still coming, it would move. */}
      {(!isReserved || !isLoading) && (
        <section aria-labelledby="my-bookings" className="stack">
          <h2 id="my-bookings" className="large">
            {say(followGroup)}
          </h2>
          <UnsentList />
          <ListChoice search={search} waiting={rowsOf(waiting).length} />
          <BookingList rows={chosen} scope={scope} isFiltered={isFiltered} />
        </section>
      )}
      {booking !== undefined && (
        <Suspense>
          <BookingSheet
            key={booking}
            id={booking}
            card={card ?? null}
            handover={handover}
            onClose={close}
            onChanged={readAll}
          />
        </Suspense>
      )}
    </Screen>
  );
};

export default CheckBookingScreen;
