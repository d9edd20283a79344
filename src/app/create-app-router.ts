import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { lazy } from 'react';
import type { AppServices } from './app-services';
import { routeTree } from './route-tree.gen';

export const createAppRouter = (services: AppServices, history?: RouterHistory) => {
  const router = createRouter({
    routeTree,
    context: services,
    // By React itself: what the router makes lazy warns when nobody loaded it before.
    defaultNotFoundComponent: lazy(() => import('./shell/not-found-screen')),
    defaultErrorComponent: lazy(() => import('./shell/broken-screen')),
    defaultPreload: 'intent',
    scrollRestoration: true,
    ...(history && { history }),
  });

  // The guards look again when the person's rights have changed.
  const rights = () => {
    const { adminInfo, userInfo } = services.userData.value.get();
    return [
      services.userData.isAdmin.get(),
      userInfo.isApprover,
      ...(adminInfo?.flags ?? []),
    ].join();
  };
  let known = rights();
  const lookAgain = () => {
    if (rights() === known) return;
    known = rights();
    void router.invalidate();
  };
  services.userData.isAdmin.subscribe(lookAgain);
  services.userData.value.subscribe(lookAgain);
  return router;
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
