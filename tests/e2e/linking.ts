import type { Browser, Page } from '@playwright/test';
import { apiOf, type Api } from './call-api';
import { dayAhead } from './dispatching';
import type { Product } from './product';

export const KIND = 'bookingwithdrivernava';
export const ADMIN = 'wichai@siamparts.example';

type Trip = {
  id: string;
  status: string;
  driverId: string | null;
  endedBy: string | null;
  assignments: { endKm: number | null }[];
};
export type Detail = {
  trip: Trip;
  bookings: { passengers: { name: string; attended: boolean | null }[] }[];
};

/** A driver who is on the road: the demo company always has some. */
export const underway = async (api: Api, not: readonly string[] = []): Promise<Trip> => {
  const { trips } = await api.call<{ trips: Trip[] }>(
    ADMIN,
    `/admin/${KIND}/arranging?from=${dayAhead(-1)}&to=${dayAhead(0)}`,
  );
  const found = trips.find(
    ({ id, status, driverId }) => status === 'underway' && driverId !== null && !not.includes(id),
  );
  if (!found) throw new Error('nobody is on the road');
  return found;
};

export const linkFor = async (api: Api, body: object): Promise<string> =>
  (
    await api.call<{ token: string }>(ADMIN, `/admin/${KIND}/links`, {
      method: 'POST',
      body: { days: 1, ...body },
    })
  ).token;

/** The link of a driver who is on the road. */
export const driverLink = async (api: Api): Promise<{ trip: Trip; token: string }> => {
  const trip = await underway(api);
  return { trip, token: await linkFor(api, { face: 'driver', driverId: trip.driverId }) };
};

/** A phone that knows nothing of the product, and nobody on it. */
export const bare = async (browser: Browser, product: Product, token: string): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(`${product.url}/go/${token}`);
  return page;
};

export const driverPage = async (browser: Browser, product: Product) => {
  const api = apiOf(product);
  const link = await driverLink(api);
  return { api, ...link, page: await bare(browser, product, link.token) };
};
