import * as v from 'valibot';
import { type KindId, kindIds } from '#kinds/registry';
import { DRAFT_LAST_OWNER_KEY } from '../storage-keys';
import { createStore } from '../ui/store';
import type { DeviceDb } from './device-db';
import { newest, type DraftEnvelope } from './draft-envelope';
import type { DraftsState, DraftStore } from './draft-store';
import { createLocalHome } from './local-home';
import { createMirror } from './mirror';
import { isSameOwner, owner as ownerSchema, ownerId, type Owner } from './owner';
import { openTabChannel } from './tab-channel';

type TabMessage = { owner: string; kind: KindId; discarded?: string };

type Deps = {
  db: DeviceDb;
  storage?: () => Storage;
  now?: () => number;
  newId?: () => string;
};

/** The specification's four local-storage keys first, IndexedDB as mirror and refuge. */
export const createDeviceDraftStore = ({
  db,
  storage = () => localStorage,
  now = Date.now,
  newId = () => crypto.randomUUID(),
}: Deps): DraftStore => {
  const local = createLocalHome(storage);
  const mirror = createMirror(db, now, newId);
  const tabs = openTabChannel<TabMessage>('carpool-drafts');
  const state = createStore<DraftsState>({ drafts: [], problem: null });
  const drafts = new Map<KindId, DraftEnvelope>();
  /** Ids of drafts thrown away or sent: a home that still has one must not bring it back. */
  const discarded = new Set<string>();
  let owner: Owner | null = null;
  /** Between `leave` and the next `enter`, local storage is not ours to write. */
  let present = false;
  let queue: Promise<unknown> = Promise.resolve();

  /** One after the other, so that an older write never lands on a newer one. */
  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };

  const ownLocal = (kind: KindId, mine: Owner): DraftEnvelope | null => {
    const envelope = local.read(kind)?.envelope;
    return envelope && isSameOwner(envelope.owner, mine) ? envelope : null;
  };

  const problem = (): DraftsState['problem'] => {
    const unmirrored = [...drafts].filter(([kind, { owner: of }]) => mirror.isRefused(of, kind));
    if (unmirrored.length === 0) return null;
    const isInLocal = ([kind, { owner: of, savedAt }]: [KindId, DraftEnvelope]) =>
      ownLocal(kind, of)?.savedAt === savedAt;
    return unmirrored.every(isInLocal) ? 'until-sign-out' : 'memory-only';
  };

  const publish = () => {
    const shown = present ? [...drafts] : [];
    state.set({
      drafts: shown
        .map(([kind, { savedAt }]) => ({ kind, savedAt }))
        .toSorted((a, b) => b.savedAt - a.savedAt),
      problem: problem(),
    });
  };

  /** Never over another person's draft or over what nobody can read: `moveOut` goes first. */
  const writeLocal = (kind: KindId, envelope: DraftEnvelope) => {
    const isFree = !local.read(kind) || ownLocal(kind, envelope.owner);
    if (present && isFree) local.write(kind, envelope);
  };

  const moveOut = async (kind: KindId, mine: Owner) => {
    const there = local.read(kind);
    if (!there || ownLocal(kind, mine)) return;
    const isSafe = there.envelope
      ? await mirror.write(kind, there.envelope)
      : await mirror.keepAside(kind, there.raw);
    if (isSafe) local.remove(kind, there.raw);
  };

  /** Brings this page and both homes to the newest draft of the person. */
  const settle = async (kind: KindId, mine: Owner) => {
    await moveOut(kind, mine);
    const inMirror = await mirror.read(mine, kind);
    if (owner !== mine) return;
    const inLocal = ownLocal(kind, mine);
    const best = newest(
      ...[drafts.get(kind), inLocal, inMirror].filter(
        (draft) => draft && !discarded.has(draft.clientRequestId),
      ),
    );
    if (!best) return;
    drafts.set(kind, best);
    if (best.savedAt !== inLocal?.savedAt) writeLocal(kind, best);
    if (best.savedAt !== inMirror?.savedAt) await mirror.write(kind, best);
  };

  const enter = (next: Owner): Promise<void> => {
    if (!owner || !isSameOwner(owner, next)) {
      drafts.clear();
      owner = next;
    }
    present = true;
    publish();
    const mine = owner;
    return inOrder(async () => {
      await db.write(DRAFT_LAST_OWNER_KEY, mine);
      for (const kind of kindIds) await settle(kind, mine);
      publish();
    });
  };

  const forget = (kind: KindId, clientRequestId: string) => {
    discarded.add(clientRequestId);
    if (drafts.get(kind)?.clientRequestId === clientRequestId) drafts.delete(kind);
  };

  const discard = (kind: KindId) => {
    const mine = owner;
    if (!mine) return;
    const gone = newest(drafts.get(kind), ownLocal(kind, mine));
    if (!gone) return;
    forget(kind, gone.clientRequestId);
    const there = local.read(kind);
    if (there && ownLocal(kind, mine)) local.remove(kind, there.raw);
    publish();
    void inOrder(async () => {
      await mirror.remove(mine, kind, gone.clientRequestId);
      tabs.tell({ owner: ownerId(mine), kind, discarded: gone.clientRequestId });
    });
  };

  /** Who was here last: so that the offline screen can show the drafts before anybody can sign in. */
  const restore = async () => {
    const stored = v.safeParse(ownerSchema, await db.read(DRAFT_LAST_OWNER_KEY));
    const inLocal = newest(...kindIds.map((kind) => local.read(kind)?.envelope))?.owner;
    const last = stored.success ? stored.output : inLocal;
    if (!owner && last) await enter(last);
  };

  const restored = restore();

  db.isFailing.subscribe(publish);

  tabs.listen((message) => {
    const mine = owner;
    if (!mine || !present || ownerId(mine) !== message.owner) return;
    if (message.discarded) forget(message.kind, message.discarded);
    void inOrder(() => settle(message.kind, mine)).then(publish);
  });

  return {
    state,
    enter,
    discard,
    flush: () => inOrder(async () => {}),

    leave: () => {
      present = false;
      publish();
      return inOrder(async () => {
        await db.remove(DRAFT_LAST_OWNER_KEY);
      });
    },

    load: async (kind, schema) => {
      if (!owner) await restored;
      const mine = owner;
      if (!mine) return null;
      await inOrder(() => settle(kind, mine));
      publish();
      const draft = drafts.get(kind);
      if (!draft) return null;
      const content = v.safeParse(schema, draft.content);
      if (content.success) {
        const { savedAt, clientRequestId } = draft;
        return { content: content.output, savedAt, clientRequestId };
      }
      if (await mirror.keepAside(kind, draft)) discard(kind);
      return null;
    },

    save: (kind, content) => {
      const mine = owner;
      if (!mine) throw new Error('A draft needs its owner: enter() comes first');
      const before = newest(drafts.get(kind), ownLocal(kind, mine));
      const envelope: DraftEnvelope = {
        v: 1,
        owner: mine,
        // Also when the phone's clock was set back: what was typed last wins.
        savedAt: Math.max(now(), (before?.savedAt ?? 0) + 1),
        clientRequestId: before?.clientRequestId ?? newId(),
        content,
      };
      drafts.set(kind, envelope);
      writeLocal(kind, envelope);
      publish();
      void inOrder(async () => {
        await mirror.write(kind, envelope);
        publish();
        tabs.tell({ owner: ownerId(mine), kind });
      });
    },
  };
};
