import { describe, expect, it, vi } from 'vitest';
import { createStore } from '../ui/store';
import { createLateOutbox } from './create-late-outbox';
import type { Outbox, OutboxItem } from './outbox';

const owner = { tid: 't', oid: 'o' };

const fakeOutbox = () => {
  const order: string[] = [];
  const items = createStore<readonly OutboxItem[]>([]);
  const waiting = createStore(0);
  const note = (name: string) => async () => void order.push(name);
  const outbox: Outbox = {
    items,
    waiting,
    settled: createStore(new Map()),
    enter: note('enter'),
    leave: () => void order.push('leave'),
    send: async () => ({ state: 'waiting' }),
    wake: () => void order.push('wake'),
    files: () => Promise.reject(new Error('none')),
    retry: note('retry'),
    remove: note('remove'),
  };
  return { outbox, order, waiting };
};

describe('the outbox that comes late', () => {
  it('when called before it is there, does everything in order once it is', async () => {
    const { outbox, order, waiting } = fakeOutbox();
    const load = vi.fn(async () => outbox);
    const late = createLateOutbox(load);
    await Promise.all([late.enter(owner), late.retry('key'), late.remove('key')]);
    late.leave();
    await late.enter(owner);
    expect(order).toEqual(['enter', 'retry', 'remove', 'leave', 'enter']);
    expect(load).toHaveBeenCalledOnce();
    waiting.set(2);
    expect(late.waiting.get()).toBe(2);
  });

  it('when nobody has entered, is not loaded for a sign-out or a wake-up', () => {
    const load = vi.fn(async () => fakeOutbox().outbox);
    const late = createLateOutbox(load);
    late.wake();
    late.leave();
    expect(load).not.toHaveBeenCalled();
  });

  it('when it could not be loaded, enters at the next call', async () => {
    const { outbox, order } = fakeOutbox();
    const load = vi
      .fn<() => Promise<Outbox>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(outbox);
    const late = createLateOutbox(load);
    await late.enter(owner);
    expect(order).toEqual([]);
    await late.retry('key');
    expect(order).toEqual(['enter', 'retry']);
  });
});
