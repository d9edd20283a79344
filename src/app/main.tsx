import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AppServicesProvider } from './app-services';
import { composeDevice, composeServices } from './compose-services';
import { createAppRouter } from './create-app-router';
import { followLanguage } from './follow-language';
import { openConfig } from './read-config';
import { beginWork } from './session/begin-work';
import { readRememberedAccount } from './session/remembered-account';
import { BOOKING_LISTS, PERSON_ROW } from './storage-keys';
import './theme/tokens.css';
import './theme/parts.css';

/** A page whose code is slow to come, or whose guard asks the server, is awaited in the frame around it. */
const PATIENCE_MS = 1_000;

const start = async () => {
  const device = composeDevice();
  const [config] = await Promise.all([
    openConfig(device.memory, readRememberedAccount() !== null),
    device.language.restore(),
    device.signOutDebt.restore(),
  ]);
  const services = composeServices(config, device);
  const { session, drafts, cache, outbox, installation, appUpdate } = services;
  const router = createAppRouter(services);

  followLanguage(services);
  beginWork({
    ...services,
    onSignedIn: (owner) => {
      void drafts.enter(owner);
      void cache.enter(owner);
      void outbox.enter(owner);
    },
  });
  void session.start().then(() => {
    const to = session.takeReturnTo();
    if (to !== undefined) router.history.replace(to);
  });

  // The page with its rows takes the place of the skeleton at once: a frame drawn before them would move under the thumb.
  await Promise.all([
    services.serviceState.restore(),
    cache.recall(BOOKING_LISTS),
    cache.recall(PERSON_ROW),
    Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]),
  ]);
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <AppServicesProvider value={services}>
          <RouterProvider router={router} />
        </AppServicesProvider>
      </StrictMode>,
    ),
  );
  // Read anew while a sheet was open: its entry in the history goes.
  if (router.history.location.state.layers)
    void import('./ui/layers').then(({ layersOver }) => layersOver(router.history));
  void installation.start();
  await appUpdate.start();
  void import('./features/booking/keep-at-hand')
    .then(({ keepAtHand }) => keepAtHand(services))
    .catch(() => undefined);
  void import('./pwa/keep-push')
    .then(({ keepPush }) => keepPush(services, (href) => void router.navigate({ href })))
    .catch(() => undefined);
  // Until the worker keeps the app, the screen that says that a part is missing must not be missing itself.
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!worker?.controller) await import('./shell/broken-screen').catch(() => undefined);
};

void start();
