import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { approvalCard } from '../../../../tests/factories/approval-data';
import type { RefusalCode } from '#domain/refusal';
import type { AppServices } from '../../app-services';
import type { Letter, OutboxItem, SendableEndpoint, Sent } from '../../outbox/outbox';
import { createStore } from '../../ui/store';
import { isGone, openDecisions, UNDO_MS } from './open-decisions';

const [first, second] = [approvalCard(1), approvalCard(2, { version: 7 })];

const open = (state: Sent['state'] = 'sent', code: RefusalCode = 'not_allowed') => {
  const sent: Letter<SendableEndpoint>[] = [];
  const removed: string[] = [];
  const released: string[] = [];
  const seen: unknown[] = [];
  const onSettled = vi.fn();
  const items = createStore<readonly OutboxItem[]>([]);
  const services = {
    outbox: {
      items,
      send: (letter: Letter<SendableEndpoint>) => {
        sent.push(letter);
        return Promise.resolve({ state, reason: { code } });
      },
      remove: (key: string) => Promise.resolve(void removed.push(key)),
      retry: (key: string) => Promise.resolve(void released.push(key)),
    },
    cache: {
      write: (_: string, card: unknown) => {
        seen.push(card);
        return Promise.resolve();
      },
    },
    language: { value: createStore('th') },
  };
  const decisions = openDecisions({ ...(services as unknown as AppServices), onSettled });
  return { decisions, items, sent, removed, released, seen, onSettled };
};

const hidden = (decisions: ReturnType<typeof open>['decisions']) => [
  ...decisions.gone.get().keys(),
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a decision', () => {
  it('leaves the list at once and lies in the outbox, held for five seconds, with the version that was seen', async () => {
    const { decisions, sent, seen, onSettled } = open();
    decisions.decide([second], 'approve');
    expect(hidden(decisions)).toEqual([second.id]);
    expect(sent).toMatchObject([
      {
        heldUntil: Date.now() + UNDO_MS,
        endpoint: 'approveBooking',
        input: { params: { id: second.id }, body: {}, version: 7 },
        label: { th: 'อนุมัติ สมชาย ใจดี NV-2611-0002', en: 'Approve สมชาย ใจดี NV-2611-0002' },
      },
    ]);
    expect(seen).toEqual([second]);
    await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
    expect(decisions.held.get()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(decisions.held.get()).toEqual([]);
    expect(onSettled).toHaveBeenCalledOnce();
  });

  it.each([
    ['reject', 'rejectBooking'],
    ['return', 'returnBooking'],
  ] as const)('to %s carries its reason', async (verdict, endpoint) => {
    const { decisions, sent } = open();
    decisions.decide([first], verdict, 'งบไม่พอ');
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    expect(sent).toMatchObject([{ endpoint, input: { body: { reason: 'งบไม่พอ' } } }]);
  });

  it('about many is one to undo, and one request each with a key of its own', async () => {
    const { decisions, sent } = open();
    decisions.decide([first, second], 'approve');
    expect(decisions.held.get()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });
});

describe('undo', () => {
  it('takes the latest back out of the outbox, and it stands in the list again', async () => {
    const { decisions, sent, removed } = open();
    decisions.decide([first], 'approve');
    await vi.advanceTimersByTimeAsync(2000);
    decisions.decide([second], 'reject', 'งบไม่พอ');
    decisions.undo();
    await vi.advanceTimersByTimeAsync(0);
    expect(hidden(decisions)).toEqual([first.id]);
    expect(removed).toEqual([sent[1]?.key]);
  });

  it('with nothing to undo, does nothing', () => {
    const { decisions } = open();
    decisions.undo();
    expect(decisions.held.get()).toEqual([]);
  });
});

describe('leaving', () => {
  it('sends at once what is held, and nothing twice', async () => {
    const { decisions, sent, released } = open();
    decisions.decide([first], 'approve');
    decisions.decide([second], 'approve');
    decisions.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(2);
    expect(released).toEqual(sent.map(({ key }) => key));
  });
});

describe('what comes back', () => {
  it('refused, stands in the list again', async () => {
    const { decisions } = open('needs-attention');
    decisions.decide([first], 'approve');
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    expect(hidden(decisions)).toEqual([]);
  });

  it('waiting for a connection, stays away until it is taken back', async () => {
    const { decisions } = open('waiting');
    decisions.decide([first], 'approve');
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    expect(hidden(decisions)).toEqual([first.id]);
    decisions.forget(first.id);
    expect(hidden(decisions)).toEqual([]);
  });

  it('refused because it changed, comes back as it is now, and never as it was', async () => {
    const { decisions } = open('needs-attention', 'changed_meanwhile');
    const changed = { ...second, version: second.version + 1 };
    decisions.decide([second], 'approve');
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    expect(isGone(decisions.gone.get(), second)).toBe(true);
    decisions.forget(second.id, changed);
    expect(isGone(decisions.gone.get(), second)).toBe(true);
    expect(isGone(decisions.gone.get(), changed)).toBe(false);
  });
});

describe('what was decided before the screen was opened', () => {
  const underWay = (state: OutboxItem['state']): OutboxItem => ({
    key: 'one-tap',
    endpoint: 'approveBooking',
    input: { params: { id: second.id }, body: {}, version: second.version },
    label: { th: '', en: '' },
    createdAt: 0,
    state,
    reason: state === 'needs-attention' ? { code: 'changed_meanwhile' } : null,
    isRemovable: true,
  });

  it('stays away also once it has arrived, until the list shows what has become of it', () => {
    const { decisions, items } = open();
    const stop = decisions.start();
    items.set([underWay('waiting')]);
    items.set([]);
    const gone = decisions.gone.get();
    expect(isGone(gone, second)).toBe(true);
    expect(isGone(gone, { ...second, version: second.version + 1 })).toBe(false);
    expect(isGone(gone, first)).toBe(false);
    stop();
  });

  it('comes back when it was taken back or refused', () => {
    const { decisions, items } = open();
    items.set([underWay('needs-attention')]);
    decisions.start();
    expect(hidden(decisions)).toEqual([]);
    items.set([underWay('sending')]);
    expect(hidden(decisions)).toEqual([second.id]);
    items.set([]);
    decisions.forget(second.id);
    expect(hidden(decisions)).toEqual([]);
  });
});
