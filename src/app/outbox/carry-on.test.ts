import { expect, it, vi } from 'vitest';
import { somchai } from '../../../tests/factories/outbox-phone';
import { useFreshDevice } from '../../../tests/setup/fresh-device';
import type { ApiClient } from '../api/client';
import { createDeviceDb } from '../drafts/device-db';
import { createStore } from '../ui/store';
import { createOutbox } from './create-outbox';
import type { Letter } from './outbox';

useFreshDevice();

const later = (key: string, id: string, version: number): Letter<'extendRental'> => ({
  endpoint: 'extendRental',
  input: { params: { id }, body: { endsAt: '2026-11-27T10:30:00+07:00' }, version },
  label: { th: 'ต่อเวลา', en: 'Extend' },
  key,
});

it('when one booking is changed twice without a network, the second goes on from where the first left it', async () => {
  const online = createStore(false);
  const versions = new Map<string, unknown>();
  const call = async (
    _: string,
    { idempotencyKey, version }: { idempotencyKey: string; version: number },
  ) => {
    versions.set(idempotencyKey, version);
    return { version: version + 1 };
  };
  const outbox = createOutbox({
    db: createDeviceDb(),
    lock: async (work) => work(),
    api: { call } as unknown as ApiClient,
    connectivity: online,
  });
  await outbox.enter(somchai);
  await outbox.send(later('first', 'a', 3));
  await outbox.send(later('of another booking', 'b', 3));
  await outbox.send(later('second', 'a', 3));
  await outbox.send(later('third', 'a', 3));
  await outbox.send(later('of what was read since', 'a', 9));
  online.set(true);
  await vi.waitFor(() => expect(outbox.items.get()).toEqual([]));
  expect(Object.fromEntries(versions)).toEqual({
    first: 3,
    'of another booking': 3,
    second: 4,
    third: 5,
    'of what was read since': 9,
  });
});
