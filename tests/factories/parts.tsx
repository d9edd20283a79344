import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language';
import { AppServicesProvider, type AppServices } from '../../src/app/app-services';
import Mantine from '../../src/app/theme/mantine';
import { createStore } from '../../src/app/ui/store';

/** Parts of a page by themselves, in a language, on a page that has nothing else. */
export const renderParts = async (
  parts: ReactNode,
  language: Language,
  {
    address = '/',
    api,
    kept = null,
    write = async () => undefined,
  }: {
    address?: string;
    api?: Partial<AppServices['api']>;
    kept?: object | null;
    write?: (row: string, value: unknown) => Promise<undefined>;
  } = {},
) => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Mantine>{parts}</Mantine> }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  const cache = { read: async () => kept, write };
  const services = {
    language: { value: createStore(language) },
    cache,
    api,
  } as unknown as AppServices;
  await act(async () => {
    render(
      <AppServicesProvider value={services}>
        <RouterProvider router={router as never} />
      </AppServicesProvider>,
    );
  });
};
