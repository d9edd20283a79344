import { isOpenLink, READ_NOTICE } from '#contract/worker-message';
import type { AppServices } from '../app-services';
import { noteRead, sendReadMarks } from '../outbox/read-marks';

type Services = Pick<
  AppServices,
  'api' | 'cache' | 'memory' | 'installation' | 'session' | 'connectivity'
>;

/** Follows taps on notifications, tells what was read without a network, and tells the server at each start that this device still wants them. */
export const keepPush = (services: Services, open: (link: string) => void): void => {
  const { session, connectivity } = services;
  if (!('serviceWorker' in navigator)) return;
  let keptFor = '';

  const markRead = (id: string) => noteRead(services, id).catch(() => undefined);

  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (!isOpenLink(data)) return;
    open(data.link);
    void markRead(data.noticeId);
  });

  const keep = async () => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    const { pushAnswer, subscribePush } = await import('./push');
    if ((await pushAnswer(services)) !== 'no') await subscribePush(services);
  };

  const begin = () => {
    const state = session.state.get();
    if (state.status !== 'signed-in' || !connectivity.get()) return;
    sendReadMarks(services).catch(() => undefined);
    if (state.account.oid === keptFor) return;
    keptFor = state.account.oid;
    const read = new URLSearchParams(location.search).get(READ_NOTICE);
    if (read !== null) void markRead(read);
    // What could not be said now is said at the next start, or when the network is back.
    keep().catch(() => (keptFor = ''));
  };
  begin();
  session.state.subscribe(begin);
  connectivity.subscribe(begin);
};
