import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppServicesProvider } from './app-services';
import { composeDevice, composeServices } from './compose-services';
import { createAppRouter } from './create-app-router';
import { followLanguage } from './follow-language';
import { awaitConfig } from './read-config';
import { beginWork } from './session/begin-work';
import './theme/tokens.css';

const start = async () => {
  const device = composeDevice();
  const [config] = await Promise.all([awaitConfig(), device.language.restore()]);
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

  await services.serviceState.restore();
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <AppServicesProvider value={services}>
        <RouterProvider router={router} />
      </AppServicesProvider>
    </StrictMode>,
  );
  void installation.start();
  void appUpdate.start();
};

void start();
