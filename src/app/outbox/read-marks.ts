import type { AppServices } from '../app-services';
import { ApiError } from '../api/errors';
import { readMarksRow } from '../storage-keys';

type Services = Pick<AppServices, 'api' | 'cache'>;

const kept = async ({ cache }: Services): Promise<readonly string[]> => {
  const row = await cache.read(readMarksRow);
  return Array.isArray(row?.value) ? row.value.map(String) : [];
};

const change = async (services: Services, of: (ids: readonly string[]) => readonly string[]) =>
  services.cache.write(readMarksRow, of(await kept(services)));

/** What the server refuses is no longer there to be read; without a network it stays kept. */
const send = async (services: Services, id: string): Promise<void> => {
  try {
    await services.api.call('readNotice', { params: { id }, background: true });
  } catch (error) {
    if (!(error instanceof ApiError)) return;
  }
  await change(services, (ids) => ids.filter((other) => other !== id));
};

/** Kept on the device first: a tap without a network is not lost. */
export const noteRead = async (services: Services, id: string): Promise<void> => {
  await change(services, (ids) => [...new Set([...ids, id])]);
  await send(services, id);
};

/** What was read without a network, once there is one. */
export const sendReadMarks = async (services: Services): Promise<void> => {
  for (const id of await kept(services)) await send(services, id);
};
