import { kindIds } from '#kinds/registry';
import type { AppServices } from '../../app-services';
import { optionsOf } from '../../booking-form/form-remotes';
import { bookingRows, type ListQuery } from '../../remote/booking-rows';
import { bookingOf } from '../../remote/bookings';
import { contactsIn } from '../../remote/contacts';
import { keepRemote } from '../../remote/open-remote';
import { ratingsOf } from '../../remote/ratings';
import type { Source } from '../../remote/remote';
import { flagsOf, isSupplier } from '../../session/admin-access';
import { keepBooking, whereToOf } from './booking-remotes';
import { isOfBookings } from './unsent-list';

type Services = Pick<
  AppServices,
  | 'api'
  | 'appUpdate'
  | 'cache'
  | 'connectivity'
  | 'language'
  | 'live'
  | 'memory'
  | 'outbox'
  | 'permission'
  | 'session'
  | 'userData'
>;

/** Places, timetables and terms change seldom, and every form that is opened reads its own afresh. */
const LONG_AGO_MS = 60 * 60_000;

/** So many earlier trips open, and are booked again, without a network. */
const EARLIER_TRIPS = 12;

type IsOld = (at: number) => boolean;

const keepFresh = <T>(services: Services, source: Source<T>, isOld: IsOld): Promise<T> =>
  keepRemote(services, source, ({ at }) => !isOld(at));

const keepForms = async (services: Services, isOld: IsOld) => {
  for (const kind of kindIds) await keepFresh(services, optionsOf(kind), isOld);
};

const keepTrips = async (services: Services, isOld: IsOld) => {
  const read = async (scope: ListQuery['scope']) =>
    (await keepFresh(services, bookingRows({ scope, role: 'mine' }), isOld)).bookings;
  const [upcoming, waiting, past] = [
    await read('upcoming'),
    await read('waiting'),
    await read('past'),
  ];
  const cards = [...upcoming, ...waiting, ...past.slice(0, EARLIER_TRIPS)];
  for (const card of cards) await keepBooking(services, card);
  // How a car changes hands: who has one to collect or to return needs that where the car stands.
  if (cards.some(({ handover }) => handover !== null))
    await services.appUpdate.ahead(() => import('./rental/rental-section'));
  // What a tap on a usual trip asks for once more, however long ago it was.
  const { trips } = await keepFresh(services, whereToOf(), isOld);
  for (const { bookingId } of trips) await keepRemote(services, bookingOf(bookingId), () => true);
};

/**
 * What the forms offer and what the own trips say, read before anybody asks for it: somebody installs the app where there
 * is a network and opens a form for the first time where there is none. One after the other, so that it never stands in
 * the way of what the person looks at.
 */
export const keepAtHand = (services: Services): void => {
  const { connectivity, language, outbox, session, userData, permission } = services;
  const countUnsent = () => outbox.items.get().filter(isOfBookings).length;
  let work = Promise.resolve();
  // Some may have waited on the phone before this began.
  let unsent = countUnsent();

  const isAsked = async () => {
    if (!connectivity.get() || session.state.get().status !== 'signed-in') return false;
    if (userData.isAdmin.get() === null) await permission.run();
    return true;
  };
  /** What could not be read now is read when the network is back. */
  const soon = (keep: () => Promise<void>) => {
    work = work
      .then(async () => {
        if (await isAsked()) await keep();
      })
      .catch(() => undefined);
  };
  const keepAll = (isOld: IsOld) =>
    soon(async () => {
      // Whom to call when a car breaks down where there is no data.
      await keepFresh(services, contactsIn(language.value.get()), isOld);
      // A supplier's dispatcher books nothing.
      if (isSupplier(flagsOf(services))) return;
      await keepForms(services, isOld);
      await keepTrips(services, isOld);
      await keepFresh(services, ratingsOf({ pages: 1 }), isOld);
    });
  const keepOld = () => keepAll((at) => Date.now() - at > LONG_AGO_MS);

  keepOld();
  session.state.subscribe(keepOld);
  connectivity.subscribe(keepOld);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') keepOld();
  });
  // Places and routes have two spellings.
  language.value.subscribe(() => keepAll(() => true));
  // What has just arrived is a trip like the others.
  outbox.items.subscribe(() => {
    const left = countUnsent();
    if (left < unsent) soon(() => keepTrips(services, () => true));
    unsent = left;
  });
};
