import { describe, expect, it, vi } from 'vitest';
import { OfflineError } from '../api/errors';
import { createServiceStateStore } from './service-state-store';

const closed = { isClose: true, wording: 'ปิดปรับปรุง', wordingEn: 'Closed for now' };

const answering = (...answers: (Error | typeof closed)[]) => {
  const call = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error || !answer) throw answer ?? new Error('asked too often');
    return answer;
  });
  const kept = new Map<string, unknown>();
  const memory = {
    remember: async (key: string, value: unknown) => void kept.set(key, value),
    recall: async (key: string) => kept.get(key),
  };
  return { call, memory, store: createServiceStateStore({ call }, memory) };
};

describe('§3 Global service state', () => {
  it('§3.4 §3.5 before it was read, counts as open, with the default wording', () => {
    expect(answering().store.value.get()).toMatchObject({
      isClose: false,
      wording: 'ปิดให้บริการชั่วคราว',
      status: 'unknown',
    });
  });

  it('when a later reading fails, the last one stands', async () => {
    const { store } = answering(closed, new OfflineError());
    await store.load();
    expect(store.value.get()).toEqual({ ...closed, status: 'known' });
    await store.load();
    expect(store.value.get()).toEqual({ ...closed, status: 'stale' });
  });

  it('when the first reading fails, or takes too long, counts as open and waits no longer', async () => {
    const failing = answering(new OfflineError());
    await failing.store.load();
    expect(failing.store.value.get()).toMatchObject({ isClose: false, status: 'stale' });

    vi.useFakeTimers();
    const silent = createServiceStateStore(
      { call: () => new Promise<never>(() => undefined) },
      { remember: async () => undefined, recall: async () => undefined },
    );
    void silent.load();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(silent.value.get().status).toBe('unknown');
    await vi.advanceTimersByTimeAsync(200);
    expect(silent.value.get()).toMatchObject({ isClose: false, status: 'stale' });
    vi.useRealTimers();
  });

  it('when the app starts again, what was read last stands until the answer comes', async () => {
    const { store, memory, call } = answering(closed);
    await store.load();
    const next = createServiceStateStore({ call }, memory);
    await next.restore();
    expect(next.value.get()).toEqual({ ...closed, status: 'stale' });
  });

  it('when the answer comes first, what was kept does not undo it', async () => {
    const { store, memory, call } = answering(closed, { ...closed, isClose: false });
    await store.load();
    const next = createServiceStateStore({ call }, memory);
    await next.load();
    await next.restore();
    expect(next.value.get()).toMatchObject({ isClose: false, status: 'known' });
  });

  it('when what is kept cannot be read, counts as open', async () => {
    const { store, memory } = answering();
    await memory.remember('service-state', 'nonsense');
    await store.restore();
    expect(store.value.get().status).toBe('unknown');
  });

  it('when many ask at once, reads once', async () => {
    const { store, call } = answering(closed);
    await Promise.all([store.load(), store.load()]);
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('§4 Service open/closed', () => {
  it('§4.15 is toggled by an admin call, whose answer is the new state', async () => {
    const { store, call } = answering(closed);
    await store.change({ isClose: true });
    expect(call).toHaveBeenCalledWith('changeServiceState', { body: { isClose: true } });
    expect(store.value.get()).toEqual({ ...closed, status: 'known' });
  });

  it('when the change is refused, the error reaches the admin and nothing changes', async () => {
    const { store } = answering(new OfflineError());
    await expect(store.change({ isClose: true })).rejects.toThrow(OfflineError);
    expect(store.value.get().status).toBe('unknown');
  });
});
