import type { ApiClient, CallOptions } from '../api/client';
import type { DeviceDb } from '../drafts/device-db';
import { isSameOwner, type Owner } from '../drafts/owner';
import { openTabChannel } from '../drafts/tab-channel';
import { handOver } from '../files/hand-over';
import { createKeptFiles, type KeptFiles } from '../files/kept-files';
import { createStore, type ReadableStore } from '../ui/store';
import { carryOn } from './carry-on';
import { judge, type Later } from './judge';
import type { Letter, Outbox, Reason, SendableEndpoint, Sent } from './outbox';
import type { OutboxEntry } from './outbox-entry';
import { createOutboxRecords, entryOf, isHeld, isRemovable } from './outbox-records';
import { createOutboxView } from './outbox-view';
import { pauseAfter } from './pause';
import { isSendable } from './sendable';
import type { SenderLock } from './sender-lock';
import { waitedSeconds } from './waited-seconds';

/** How long a form waits before it says "will be sent". */
const PATIENCE_MS = 8_000;
const MOST_TROUBLES = 8;

/** What became of one request; null when only the list has changed. */
type TabMessage = { key: string; sent: Sent } | null;

type Deps = {
  db: DeviceDb;
  lock: SenderLock;
  api: ApiClient;
  connectivity: ReadableStore<boolean>;
  now?: () => number;
  random?: () => number;
};

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

export const createOutbox = ({
  db,
  lock,
  api,
  connectivity,
  now = Date.now,
  random = Math.random,
}: Deps): Outbox => {
  const records = createOutboxRecords(db);
  const tabs = openTabChannel<TabMessage>('carpool-outbox');
  const view = createOutboxView(records, now);
  /** Forms that wait to hear what became of their request. */
  const asking = new Map<string, (sent: Sent) => void>();
  const settled = createStore<ReadonlyMap<string, Sent>>(new Map());
  let owner: Owner | null = null;
  let files: KeptFiles | null = null;
  let sending: string | null = null;
  let lastCreatedAt = 0;
  let failures = 0;
  let pausedUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let holdTimer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isWokenAgain = false;

  const tell = (key: string, sent: Sent) => {
    if (sent.state !== 'waiting') settled.set(new Map(settled.get()).set(key, sent));
    asking.get(key)?.(sent);
    asking.delete(key);
  };

  /** What is held is shown as waiting once it is held no more, with a network or without, and leaves by itself. */
  const refresh = async () => {
    const heldUntil = await view.show(owner, sending);
    if (heldUntil === undefined) return;
    clearTimeout(holdTimer);
    holdTimer = setTimeout(() => void refresh().then(wake), Math.max(0, heldUntil - now()));
  };

  const announce = async (message: TabMessage = null) => {
    await refresh();
    tabs.tell(message);
  };

  const pause = (milliseconds: number) => {
    pausedUntil = now() + milliseconds;
    clearTimeout(timer);
    timer = setTimeout(() => void wakeNow(), milliseconds);
  };

  const needsAttention = async (entry: OutboxEntry, reason: Reason): Promise<Sent> => {
    await records.change(entry.owner, entry.key, (current) => ({ ...current, refusal: reason }));
    return { state: 'needs-attention', reason };
  };

  const postpone = async (entry: OutboxEntry, verdict: Later): Promise<Sent> => {
    failures += 1;
    const troubles = entry.troubles + (verdict.isTrouble ? 1 : 0);
    if (troubles >= MOST_TROUBLES) return needsAttention(entry, { code: 'internal_error' });
    if (verdict.isTrouble) {
      await records.change(entry.owner, entry.key, (current) => ({ ...current, troubles }));
    }
    pause(verdict.retryAfterMs ?? pauseAfter(failures, random()));
    return { state: 'waiting' };
  };

  /** Noted as tried before it leaves, so that no crash makes it editable; its files have left before. */
  const attempt = async (entry: OutboxEntry, kept: KeptFiles): Promise<Sent | null> => {
    if (!isSendable(entry.endpoint)) return needsAttention(entry, { code: 'not_found' });
    try {
      const input = await handOver(entry, { files: kept, api });
      const tried = await records.change(entry.owner, entry.key, (current) =>
        current.createdAt === entry.createdAt
          ? { ...current, attempts: current.attempts + 1 }
          : current,
      );
      // Taken back or replaced while its files were on their way.
      if (tried?.createdAt !== entry.createdAt) return null;
      // Its type was checked when it was handed in, and the server parses it again.
      const options = {
        ...input,
        idempotencyKey: entry.key,
        background: true,
        waitedSeconds: waitedSeconds(entry.createdAt, now()),
      };
      const answer = await api.call(entry.endpoint, options as CallOptions<SendableEndpoint>);
      failures = 0;
      await carryOn(records, entry, answer);
      await records.remove(entry.owner, entry.key);
      return { state: 'sent', answer };
    } catch (error) {
      const verdict = judge(error);
      return verdict.is === 'refused'
        ? needsAttention(entry, verdict.reason)
        : postpone(entry, verdict);
    }
  };

  /** Answers whether the next may go; the oldest leaves first. */
  const sendFirst = async (): Promise<boolean> => {
    const mine = owner;
    if (!mine || !files || !connectivity.get() || now() < pausedUntil) return false;
    const first = (await records.list(mine)).find(
      (entry) => !entry.refusal && !isHeld(entry, now()),
    );
    if (!first) return false;
    sending = first.key;
    await announce();
    const sent = await attempt(first, files);
    sending = null;
    await announce(sent && { key: first.key, sent });
    if (sent?.state === 'waiting') return false;
    if (sent) tell(first.key, sent);
    return true;
  };

  const sendAll = async () => {
    try {
      while (await lock(sendFirst));
    } catch (error) {
      // An abort: another tab took the turn away from this one, which had been frozen.
      if (!isAbort(error)) console.error('The outbox could not send', error);
      pause(pauseAfter(1, random()));
    }
  };

  const run = async () => {
    while (isWokenAgain) {
      isWokenAgain = false;
      await sendAll();
    }
    running = null;
    const held = new Set(view.items.get().flatMap(({ key, isHeld: is }) => (is ? [key] : [])));
    for (const key of asking.keys()) if (!held.has(key)) tell(key, { state: 'waiting' });
  };

  const wake = (): Promise<void> => {
    isWokenAgain = true;
    running ??= run();
    return running;
  };

  const wakeNow = () => {
    clearTimeout(timer);
    pausedUntil = 0;
    return wake();
  };

  connectivity.subscribe(() => {
    if (connectivity.get()) void wake();
  });

  tabs.listen((message) => {
    if (message && message.sent.state !== 'waiting') tell(message.key, message.sent);
    void refresh();
  });

  return {
    items: { get: view.items.get, subscribe: view.items.subscribe },
    waiting: { get: view.waiting.get, subscribe: view.waiting.subscribe },
    settled: { get: settled.get, subscribe: settled.subscribe },
    wake: () => void wake(),

    enter: async (next) => {
      if (!owner || !isSameOwner(owner, next)) files = createKeptFiles(db, next, now);
      owner = next;
      await refresh();
      void wakeNow();
      void files?.sweep();
    },

    leave: () => {
      owner = null;
      files = null;
      settled.set(new Map());
      void refresh();
    },

    send: async <K extends SendableEndpoint>(letter: Letter<K>) => {
      if (!owner) throw new Error('A request needs its owner: enter() comes first');
      lastCreatedAt = Math.max(now(), lastCreatedAt + 1);
      await records.add(entryOf(letter, owner, lastCreatedAt));
      await announce();
      const sent = new Promise<Sent>((resolve) => {
        asking.set(letter.key, resolve);
        const heldMs = Math.max(0, (letter.heldUntil ?? 0) - now());
        setTimeout(() => tell(letter.key, { state: 'waiting' }), heldMs + PATIENCE_MS);
      });
      void wakeNow();
      return sent;
    },

    files: async () => {
      if (!files) throw new Error('A file needs its owner: enter() comes first');
      return files;
    },

    retry: async (key) => {
      if (!owner) return;
      await records.change(owner, key, ({ refusal: _, heldUntil: __, ...entry }) => ({
        ...entry,
        troubles: 0,
      }));
      await announce();
      await wakeNow();
    },

    remove: async (key) => {
      if (!owner) return;
      await records.change(owner, key, (entry) => (isRemovable(entry) ? undefined : entry));
      await announce();
    },
  };
};
