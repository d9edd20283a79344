import { kindIds } from '#domain/booking/kind-id';
import type { AppServices } from '../../app-services';
import { readOptions, recallOptions } from '../../booking-form/kept-options';
import { readContacts, recallContacts } from '../../cache/kept-contacts';
import { isSupplier } from '../../shell/admin-access';
import { flagsOf } from '../../shell/guards';
import { keepDetail } from './open-detail';
import { keepList, type ListQuery } from './open-rows';
import { isOfBookings } from './unsent-list';

type Services = Pick<
  AppServices,
  | 'api'
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

/** Whom to call when a car breaks down where there is no data. */
const keepContacts = async (services: Services, isOld: (at: number) => boolean) => {
  const language = services.language.value.get();
  const kept = await recallContacts(services, language);
  if (!kept || isOld(kept.at)) await readContacts(services, language);
};

const keepForms = async (services: Services, isOld: (at: number) => boolean) => {
  for (const kind of kindIds) {
    const kept = await recallOptions(services, kind);
    if (!kept || isOld(kept.at)) await readOptions(services, kind);
  }
};

const keepTrips = async (services: Services, isOld: (at: number) => boolean) => {
  const read = (scope: ListQuery['scope']) => keepList(services, { scope, role: 'mine' }, isOld);
  const [upcoming, waiting, past] = [
    await read('upcoming'),
    await read('waiting'),
    await read('past'),
  ];
  for (const card of [...upcoming, ...waiting, ...past.slice(0, EARLIER_TRIPS)])
    await keepDetail(services, card);
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
  const keepAll = (isOld: (at: number) => boolean) =>
    soon(async () => {
      await keepContacts(services, isOld);
      // A supplier's dispatcher books nothing.
      if (isSupplier(flagsOf(services))) return;
      await keepForms(services, isOld);
      await keepTrips(services, isOld);
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
