import { fonts } from './load-fonts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type AppServices, AppServicesProvider } from './app-services';
import { composeDevice, composeServices } from './compose-services';
import { createAppRouter } from './create-app-router';
import { followLanguage } from './follow-language';
import { openConfig } from './read-config';
import { atRest } from './session/after-first-paint';
import { beginWork } from './session/begin-work';
import { readRememberedAccount } from './session/remembered-account';
import { BOOKING_LISTS, bookingListRow, PERSON_ROW } from './storage-keys';
import './theme/tokens.css';
import './theme/parts.css';

/** A page whose code is slow to come, or whose guard asks the server, is awaited in the frame around it. */
const PATIENCE_MS = 1_000;

/** Whether the service is open: as the device knows it, else as the server says. Of nobody it is not asked. */
const openService = async ({ session, serviceState }: AppServices) => {
  await serviceState.restore();
  const { status } = await session.start();
  if (status === 'signed-in' && serviceState.value.get().status === 'unknown')
    await serviceState.load();
};

const start = async () => {
  // What every call needs has come with the entry, and is made ready while the device is asked what it remembers.
  import('./api/send').catch(() => undefined);
  const device = composeDevice();
  const [config] = await Promise.all([
    openConfig(device.memory, readRememberedAccount() !== null),
    device.language.restore(),
    device.signOutDebt.restore(),
  ]);
  const services = composeServices(config, device);
  const { session, drafts, cache, outbox, installation, appUpdate } = services;
  let rows: Promise<unknown> | undefined;

  beginWork({
    ...services,
    onSignedIn: (owner) => {
      void drafts.enter(owner);
      void cache.enter(owner);
      void outbox.enter(owner);
    },
    hasRows: async () => {
      await cache.recall(BOOKING_LISTS);
      return cache.peek(bookingListRow('upcoming', 'all', 'mine')) !== null;
    },
    askForRows: (checked) => {
      rows = import('./features/booking/booking-remotes')
        .then(({ askForLists }) => askForLists(services, checked))
        .catch(() => undefined);
    },
  });
  const router = createAppRouter(services);
  followLanguage(services);
  void session.start().then(() => {
    const to = session.takeReturnTo();
    // By the router: before its first screen nobody else hears of another address, and home was drawn under it.
    if (to !== undefined) void router.navigate({ href: to, replace: true });
  });

  // The page with its rows takes the place of the skeleton at once: a frame drawn before them would move under the thumb.
  await Promise.all([
    cache.recall(BOOKING_LISTS),
    cache.recall(PERSON_ROW),
    // Letters that come after what is written in others would move it.
    Promise.race([
      Promise.all([router.load(), openService(services).then(() => rows), fonts]),
      new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
    ]),
  ]);
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  // At once, in one go: cut into slices for the thumb's sake it came a tenth of a second later, and nobody taps a skeleton.
  createRoot(root).render(
    <StrictMode>
      <AppServicesProvider value={services}>
        <RouterProvider router={router} />
      </AppServicesProvider>
    </StrictMode>,
  );
  // Read anew while a sheet was open: its entry in the history goes.
  if (router.history.location.state.layers)
    void import('./ui/layers').then(({ layersOver }) => layersOver(router.history));
  void installation.start();
  await atRest();
  await appUpdate.start();
  void import('./features/booking/keep-at-hand')
    .then(({ keepAtHand }) => keepAtHand(services))
    .catch(() => undefined);
  void import('./pwa/keep-push')
    .then(({ keepPush }) => keepPush(services, (href) => void router.navigate({ href })))
    .catch(() => undefined);
  // Until the worker keeps the app, what says that the network or a part is missing must not be missing itself.
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!worker?.controller)
    await Promise.allSettled([
      import('./shell/broken-screen'),
      import('./shell/connectivity-pill'),
    ]);
};

void start();
