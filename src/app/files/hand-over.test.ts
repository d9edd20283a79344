import { describe, expect, it, vi } from 'vitest';
import { malee, somchai } from '../../../tests/factories/outbox-phone';
import { useFreshDevice } from '../../../tests/setup/fresh-device';
import type { ApiClient } from '../api/client';
import { ApiError, OfflineError } from '../api/errors';
import { createDeviceDb } from '../drafts/device-db';
import { createOutbox } from '../outbox/create-outbox';
import type { Letter } from '../outbox/outbox';
import { createStore } from '../ui/store';
import { createKeptFiles } from './kept-files';

useFreshDevice();

const HOUR = 60 * 60_000;
const paper = {
  name: 'ใบสั่งงาน.pdf',
  mediaType: 'application/pdf' as const,
  content: new TextEncoder().encode('%PDF-1.7'),
};

const asking = (key: string, attachmentIds: string[]): Letter<'createBooking'> => ({
  endpoint: 'createBooking',
  // What stands beside the attachments is the server's to judge.
  input: { body: { kind: 'bookingduringday', attachmentIds } } as never,
  label: { th: 'จองรถ', en: 'Booking' },
  key,
});

type Call = { name: string; body: Record<string, unknown> };

/** The app on a phone; a later one finds what the earlier has left. */
const openApp = async (online: boolean, answer: (call: Call) => unknown = () => ({ id: 'x' })) => {
  const calls: Call[] = [];
  const connectivity = createStore(online);
  const call = async (name: string, { body }: { body: Call['body'] }) => {
    calls.push({ name, body });
    return answer({ name, body });
  };
  const outbox = createOutbox({
    db: createDeviceDb(),
    lock: (work) => work(),
    api: { call } as unknown as ApiClient,
    connectivity,
    random: () => 0,
  });
  await outbox.enter(somchai);
  return { outbox, calls, connectivity };
};

const keep = async ({ outbox }: Awaited<ReturnType<typeof openApp>>) =>
  (await (await outbox.files()).keep(paper))!.id;

describe('the files of a request', () => {
  it('when kept offline and the phone is killed, go ahead of it and once for each booking', async () => {
    const before = await openApp(false);
    const id = await keep(before);
    await before.outbox.send(asking('key-one', [id, 'on-the-server']));
    await before.outbox.send(asking('key-two', [id]));

    const after = await openApp(true, ({ name, body }) =>
      name === 'uploadFile' ? { id: `stored ${String(body['clientId'])}` } : { id: 'booking' },
    );
    await vi.waitFor(() => expect(after.calls).toHaveLength(4));
    const clientId = `key-one.${id}`;
    expect(after.calls.slice(0, 2)).toEqual([
      { name: 'uploadFile', body: { clientId, name: paper.name, content: btoa('%PDF-1.7') } },
      {
        name: 'createBooking',
        body: { kind: 'bookingduringday', attachmentIds: [`stored ${clientId}`, 'on-the-server'] },
      },
    ]);
    expect(after.calls[3]?.body['attachmentIds']).toEqual([`stored key-two.${id}`]);
  });

  it('when the answer to the request is lost, are not sent a second time', async () => {
    let isLost = true;
    const app = await openApp(true, ({ name }) => {
      if (name === 'uploadFile') return { id: 'stored' };
      if (isLost) throw new OfflineError();
      return { id: 'booking' };
    });
    await app.outbox.send(asking('key-one', [await keep(app)]));
    isLost = false;
    await app.outbox.retry('key-one');
    expect(app.calls.map(({ name }) => name)).toEqual([
      'uploadFile',
      'createBooking',
      'createBooking',
    ]);
    expect(app.calls[2]).toEqual(app.calls[1]);
  });

  it('when one is lost on its way, the request can still be changed: it never left', async () => {
    const app = await openApp(true, () => {
      throw new OfflineError();
    });
    await app.outbox.send(asking('key-one', [await keep(app)]));
    expect(app.calls.map(({ name }) => name)).toEqual(['uploadFile']);
    expect(app.outbox.items.get()).toMatchObject([{ state: 'waiting', isRemovable: true }]);
  });

  it('when the server refuses one, it is said at that attachment and nothing is booked', async () => {
    const app = await openApp(true, () => {
      throw new ApiError('invalid_input', 400, '', { fields: { content: 'wrong_type' } });
    });
    const sent = await app.outbox.send(asking('key-one', ['on-the-server', await keep(app)]));
    expect(sent).toEqual({
      state: 'needs-attention',
      reason: { code: 'invalid_input', fields: { 'attachmentIds.1': 'wrong_type' } },
    });
    expect(app.calls).toHaveLength(1);
  });
});

describe('what lies on the device', () => {
  it('is removed after a while unless a draft or a request of its owner names it', async () => {
    const db = createDeviceDb();
    let now = 0;
    const [mine, theirs] = [somchai, malee].map((owner) => createKeptFiles(db, owner, () => now));
    const keepIn = async (files = mine) => (await files!.keep(paper))!.id;
    const [drafted, changed, waiting, forgotten, other] = [
      await keepIn(),
      await keepIn(),
      await keepIn(),
      await keepIn(),
      await keepIn(theirs),
    ];
    await db.write('draft/tenant.somchai/bookingnodriver', { content: [drafted] });
    await db.write('memory/change-draft/booking', { content: [changed] });
    await db.write('outbox/tenant.somchai/key', { input: [waiting] });

    await mine!.sweep();
    expect(await mine!.find(forgotten)).not.toBeNull();
    now += HOUR + 1;
    await mine!.sweep();
    expect(await mine!.find(forgotten)).toBeNull();
    for (const id of [drafted, changed, waiting]) expect(await mine!.find(id)).not.toBeNull();
    expect(await mine!.find(other)).toBeNull();
    expect(await theirs!.find(other)).toMatchObject({ name: paper.name });
  });

  it('when it is full, says so instead of promising', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The storage is full', 'QuotaExceededError');
    });
    const files = createKeptFiles(createDeviceDb(), somchai);
    expect(await files.keep(paper)).toBeNull();
    vi.restoreAllMocks();
  });
});
