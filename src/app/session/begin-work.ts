import { refreshTopic } from '#contract/live-event';
import type { Live } from '../live/live';
import type { ReadableStore } from '../ui/store';
import type { ServiceStateStore } from '../service-state/service-state-store';
import { afterFirstPaint } from './after-first-paint';
import type { PermissionCheck } from './check-permission';
import type { Session } from './session';
import { hasName, type UserDataStore } from './user-data';

type Services = {
  session: Pick<Session, 'state' | 'start' | 'signIn'>;
  permission: Pick<PermissionCheck, 'run'>;
  serviceState: Pick<ServiceStateStore, 'load'>;
  userData: Pick<UserDataStore, 'watch' | 'value'>;
  connectivity: ReadableStore<boolean>;
  live: Live;
  /** Somebody is known to be signed in: drafts and outbox are theirs from now on. */
  onSignedIn: (owner: { tid: string; oid: string }) => void;
  /** Whether this device remembers rows of theirs, which are drawn before anything is asked. */
  hasRows: () => Promise<boolean>;
  /** Where it does not, they are asked for while the screen is still being drawn, once it is known whose they are. */
  askForRows: (checked: Promise<unknown>) => void;
};

/** At startup, and after each gap, asks what the person may do and whether the service is open. */
export const beginWork = (services: Services): void => {
  const { session, permission, serviceState, userData, connectivity, live } = services;
  let owner = '';

  const ask = (): Promise<unknown> => {
    const checked = permission.run();
    void serviceState.load();
    return checked;
  };

  /** News come after what they are news of: their part is no part of the first screen. */
  const listen = async () => {
    await afterFirstPaint();
    live.subscribe(({ topic }) => {
      // Rights may be others as well: the server ends the stream of whoever has them.
      if (topic === refreshTopic) void ask();
      else if (topic === 'service_state') void serviceState.load();
    });
  };

  const greet = async () => {
    const state = session.state.get();
    if (state.status !== 'signed-in') return;
    const { tid, oid } = state.account;
    if (owner === `${tid}.${oid}`) return;
    owner = `${tid}.${oid}`;
    services.onSignedIn({ tid, oid });
    // Of whom nothing is known, nothing can be drawn before the answer.
    const isKnown = hasName(userData.value.get()) && (await services.hasRows());
    // What the device remembers is drawn first: the answers take the phone's time too.
    if (isKnown) await afterFirstPaint();
    const checked = ask();
    void listen();
    if (!isKnown) services.askForRows(checked);
  };

  userData.watch();
  session.state.subscribe(() => void greet());
  connectivity.subscribe(() => {
    if (!connectivity.get()) return;
    const state = session.state.get();
    if (state.status === 'signed-in') void ask();
    // What the logout still owes the provider; to sign in takes a tap there.
    if (state.status === 'signed-out' && state.owed) void session.signIn();
  });
  void session.start();
};
