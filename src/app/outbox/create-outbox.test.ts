// Long, because each way in which a phone fails is told of the same phone and server.
import { describe, expect, it, vi } from 'vitest';
import { createPhone, letter, malee, somchai } from '../../../tests/factories/outbox-phone';
import { brokenIndexedDb, useFreshDevice } from '../../../tests/setup/fresh-device';
import { ApiError } from '../api/errors';
import { NoTokensError } from '../session/session';

useFreshDevice();

const keysOf = (arrivals: { key: string }[]) => arrivals.map(({ key }) => key);

describe('What can never happen 3: one tap, two bookings', () => {
  it('when the network is there, the request is sent at once and its answer reported', async () => {
    const phone = createPhone();
    const page = await phone.openPageFor(somchai);
    expect(await page.send(letter('a'))).toEqual({ state: 'sent', answer: { id: 'answer to a' } });
    expect(page.items.get()).toEqual([]);
  });

  it('when offline, it waits untried and goes by itself when the network returns', async () => {
    const phone = createPhone();
    phone.online.set(false);
    const page = await phone.openPageFor(somchai);
    expect(await page.send(letter('a'))).toEqual({ state: 'waiting' });
    expect(page.waiting.get()).toBe(1);
    expect(phone.requests).toEqual([]);
    expect(page.settled.get().has('a')).toBe(false);
    phone.online.set(true);
    await vi.waitFor(() => expect(page.waiting.get()).toBe(0));
    expect(keysOf(phone.effects)).toEqual(['a']);
    await vi.waitFor(() =>
      expect(page.settled.get().get('a')).toEqual({
        state: 'sent',
        answer: { id: 'answer to a' },
      }),
    );
    // Nobody who comes after sees it.
    page.leave();
    expect(page.settled.get().size).toBe(0);
  });

  it('how long it waited is told with it, for what bears the time at which it was done', async () => {
    const phone = createPhone();
    phone.online.set(false);
    const page = await phone.openPageFor(somchai);
    await page.send(letter('a'));
    phone.setClock(90 * 60_000);
    phone.online.set(true);
    await vi.waitFor(() => expect(page.waiting.get()).toBe(0));
    await page.send(letter('b'));
    const [first, second] = phone.waits;
    expect(first).toBeGreaterThanOrEqual(5400);
    expect(second).toBeLessThan(60);
    // The server reads seven digits: a clock that is set forward by years is no reason to refuse.
    phone.online.set(false);
    await page.send(letter('c'));
    phone.setClock(20 * 365 * 86_400_000);
    phone.online.set(true);
    await vi.waitFor(() => expect(page.waiting.get()).toBe(0));
    expect(phone.waits.at(-1)).toBe(9_999_999);
  });

  it('when it is held, it waits and counts as nothing that waits, survives its page, and goes by itself', async () => {
    const phone = createPhone();
    const page = await phone.openPageFor(somchai);
    void page.send({ ...letter('a'), heldUntil: Date.now() + 400 });
    await vi.waitFor(() => expect(page.items.get()).toMatchObject([{ key: 'a', isHeld: true }]));
    expect(page.waiting.get()).toBe(0);
    page.leave();
    const next = await phone.openPageFor(somchai);
    expect(phone.requests).toEqual([]);
    await vi.waitFor(() => expect(keysOf(phone.effects)).toEqual(['a']), { timeout: 4_000 });
    await vi.waitFor(() => expect(next.items.get()).toEqual([]));
  });

  it('when it is held offline, it is shown as waiting once it is held no more', async () => {
    const phone = createPhone();
    phone.online.set(false);
    const page = await phone.openPageFor(somchai);
    void page.send({ ...letter('a'), heldUntil: Date.now() + 300 });
    await vi.waitFor(() => expect(page.items.get()).toMatchObject([{ key: 'a', isHeld: true }]));
    await vi.waitFor(() => expect(page.waiting.get()).toBe(1));
    expect(page.items.get()[0]?.isHeld).toBeUndefined();
    phone.online.set(true);
    await vi.waitFor(() => expect(keysOf(phone.effects)).toEqual(['a']));
  });

  it('when it is held, whoever handed it in hears what became of it, not that it waits', async () => {
    const page = await createPhone().openPageFor(somchai);
    const sent = page.send({ ...letter('a'), heldUntil: Date.now() + 300 });
    expect(await sent).toEqual({ state: 'sent', answer: { id: 'answer to a' } });
  });

  it('when it is held, it can be taken back, or sent at once', async () => {
    const phone = createPhone();
    const page = await phone.openPageFor(somchai);
    for (const key of ['a', 'b'])
      void page.send({ ...letter(key), heldUntil: Date.now() + 60_000 });
    await vi.waitFor(() => expect(page.items.get()).toHaveLength(2));
    await page.remove('a');
    await page.retry('b');
    expect(keysOf(phone.effects)).toEqual(['b']);
    expect(page.items.get()).toEqual([]);
  });

  it('when the answer is cut off, the same key and body go again and nothing is done twice', async () => {
    const phone = createPhone();
    const page = await phone.openPageFor(somchai);
    phone.weather('cut');
    expect(await page.send(letter('a'))).toEqual({ state: 'waiting' });
    phone.weather('fine');
    await page.retry('a');
    expect(phone.requests).toEqual([phone.requests[0], phone.requests[0]]);
    expect(keysOf(phone.effects)).toEqual(['a']);
    expect(page.items.get()).toEqual([]);
  });

  it.each([
    ['back', -3],
    ['forward', 3],
  ])(
    'when the clock of the phone is set %s while it waits, it goes by itself, once',
    async (_, days) => {
      const phone = createPhone();
      const page = await phone.openPageFor(somchai);
      phone.weather('cut');
      expect(await page.send(letter('a'))).toEqual({ state: 'waiting' });
      phone.weather('fine');
      phone.setClock(days * 86_400_000);
      await vi.waitFor(() => expect(page.waiting.get()).toBe(0), { timeout: 4_000 });
      expect(keysOf(phone.effects)).toEqual(['a']);
    },
  );

  it('when the page dies in the middle of sending, the next one sends it again under its key', async () => {
    const phone = createPhone();
    const first = await phone.openPageFor(somchai);
    phone.weather('hangs');
    void first.send(letter('a'));
    await vi.waitFor(() => expect(first.items.get()[0]?.state).toBe('sending'));
    first.kill();
    phone.weather('fine');
    const second = await phone.openPageFor(somchai);
    await vi.waitFor(() => expect(second.items.get()).toEqual([]));
    expect(keysOf(phone.requests)).toEqual(['a', 'a']);
    expect(keysOf(phone.effects)).toEqual(['a']);
  });

  it('when it may have arrived, it can neither be taken back nor be given another content', async () => {
    const phone = createPhone();
    const page = await phone.openPageFor(somchai);
    phone.weather('cut');
    await page.send(letter('a', 'first'));
    expect(page.items.get()).toMatchObject([{ isRemovable: false }]);
    await page.remove('a');
    phone.weather('fine');
    expect(await page.send(letter('a', 'second'))).toMatchObject({ state: 'sent' });
    expect(phone.effects).toEqual([{ key: 'a', message: 'first' }]);
  });

  it('when it has not been tried yet, it can be replaced and taken back', async () => {
    const phone = createPhone();
    phone.online.set(false);
    const page = await phone.openPageFor(somchai);
    await page.send(letter('a', 'first'));
    await page.send(letter('a', 'second'));
    await page.send(letter('b'));
    await page.remove('b');
    phone.online.set(true);
    await vi.waitFor(() => expect(page.waiting.get()).toBe(0));
    expect(phone.effects).toEqual([{ key: 'a', message: 'second' }]);
  });
});

describe('Answers that are not yes', () => {
  it('when the server refuses, it needs attention with the reason, and the next one goes', async () => {
    const phone = createPhone();
    const page = await phone.openPageFor(somchai);
    phone.weather(new ApiError('invalid_input', 422, '', { fields: { message: 'too_long' } }));
    const reason = { code: 'invalid_input', fields: { message: 'too_long' } };
    expect(await page.send(letter('a'))).toEqual({ state: 'needs-attention', reason });
    expect(page.items.get()).toMatchObject([{ key: 'a', state: 'needs-attention', reason }]);
    phone.weather('fine');
    expect(await page.send(letter('b'))).toMatchObject({ state: 'sent' });
    expect(page.items.get()).toMatchObject([{ key: 'a', isRemovable: true }]);
    await page.retry('a');
    expect(page.items.get()).toEqual([]);
  });

  it.each([
    ['401', new ApiError('not_signed_in', 401, '')],
    ['no tokens', new NoTokensError()],
    ['service closed', new ApiError('service_closed', 503, '')],
    ['503', new ApiError('temporarily_unavailable', 503, '', { retryAfter: 60 })],
    ['429', new ApiError('rate_limited', 429, '')],
  ])('when the answer is %s, it stays waiting', async (_, answer) => {
    const phone = createPhone();
    const page = await phone.openPageFor(somchai);
    phone.weather(answer);
    expect(await page.send(letter('a'))).toEqual({ state: 'waiting' });
    expect(page.waiting.get()).toBe(1);
  });

  it('when a quota is used up for long, it asks for attention and holds up nothing behind it', async () => {
    const phone = createPhone();
    const page = await phone.openPageFor(somchai);
    phone.weather(new ApiError('uploads_used_up', 429, '', { retryAfter: 900 }));
    expect(await page.send(letter('a'))).toMatchObject({ state: 'needs-attention' });
    phone.weather('fine');
    expect(await page.send(letter('b'))).toMatchObject({ state: 'sent' });
  });

  it('when the server asks for patience, a sign of life does not hurry it', async () => {
    const phone = createPhone();
    const page = await phone.openPageFor(somchai);
    phone.weather(new ApiError('temporarily_unavailable', 503, '', { retryAfter: 60 }));
    await page.send(letter('a'));
    phone.weather('fine');
    page.wake();
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(phone.requests).toHaveLength(1);
  });

  it('when the server fails again and again on one request, it asks for attention', async () => {
    const phone = createPhone();
    const page = await phone.openPageFor(somchai);
    phone.weather(new ApiError('internal_error', 500, ''));
    await page.send(letter('a'));
    for (let time = 2; time <= 8; time += 1) {
      await page.enter(somchai);
      await vi.waitFor(() => expect(phone.requests).toHaveLength(time));
    }
    await vi.waitFor(() =>
      expect(page.items.get()).toMatchObject([
        { state: 'needs-attention', reason: { code: 'internal_error' } },
      ]),
    );
  });
});

describe('Order, tabs and owners', () => {
  it('when several wait, they go one by one in the order of their making', async () => {
    const phone = createPhone();
    phone.online.set(false);
    const page = await phone.openPageFor(somchai);
    for (const key of ['c', 'a', 'b']) await page.send(letter(key));
    phone.online.set(true);
    await vi.waitFor(() => expect(page.waiting.get()).toBe(0));
    expect(keysOf(phone.requests)).toEqual(['c', 'a', 'b']);
  });

  it('when the first cannot go, the ones behind it wait', async () => {
    const phone = createPhone();
    const page = await phone.openPageFor(somchai);
    phone.weather('unreachable');
    await page.send(letter('a'));
    phone.weather('fine');
    await page.send(letter('b'));
    expect(keysOf(phone.effects)).toEqual(['a', 'b']);
  });

  it('when two tabs wake at once, each request leaves once and both show the same', async () => {
    const phone = createPhone();
    phone.online.set(false);
    const one = await phone.openPageFor(somchai);
    const two = await phone.openPageFor(somchai);
    await one.send(letter('a'));
    await two.send(letter('b'));
    await vi.waitFor(() => expect(one.waiting.get()).toBe(2));
    phone.online.set(true);
    await vi.waitFor(() => expect([one.waiting.get(), two.waiting.get()]).toEqual([0, 0]));
    expect(keysOf(phone.requests).toSorted()).toEqual(['a', 'b']);
  });

  it('when another person signs in, what waits is neither shown to them nor sent as theirs', async () => {
    const phone = createPhone();
    phone.online.set(false);
    const before = await phone.openPageFor(somchai);
    await before.send(letter('a'));
    before.leave();
    localStorage.clear();
    phone.online.set(true);

    const other = await phone.openPageFor(malee);
    await other.send(letter('b'));
    expect(other.items.get()).toEqual([]);
    expect(keysOf(phone.requests)).toEqual(['b']);
    other.leave();

    const again = await phone.openPageFor(somchai);
    await vi.waitFor(() => expect(again.waiting.get()).toBe(0));
    expect(keysOf(phone.effects)).toEqual(['b', 'a']);
  });
});

describe('A device that fails', () => {
  it.each([
    ['refuses', () => vi.stubGlobal('indexedDB', brokenIndexedDb())],
    [
      'is not there',
      () => ['indexedDB', 'IDBKeyRange'].map((name) => vi.stubGlobal(name, undefined)),
    ],
  ])('when IndexedDB %s, it is sent from memory as long as the page lives', async (_, breakIt) => {
    breakIt();
    const phone = createPhone();
    const page = await phone.openPageFor(somchai);
    phone.weather('unreachable');
    await page.send(letter('a'));
    expect(page.waiting.get()).toBe(1);
    phone.weather('fine');
    await page.retry('a');
    expect(keysOf(phone.effects)).toEqual(['a']);
    expect(page.waiting.get()).toBe(0);
  });

  it('when an entry is of another version of the app, it stays where it lies', async () => {
    const phone = createPhone();
    const page = phone.openPage();
    await page.db.write('outbox/tenant.somchai/x', { v: 2, key: 'x' });
    await page.enter(somchai);
    expect(await page.send(letter('a'))).toMatchObject({ state: 'sent' });
    expect(await page.db.read('outbox/tenant.somchai/x')).toEqual({ v: 2, key: 'x' });
  });

  it('when this version does not know its endpoint any more, it needs attention', async () => {
    const phone = createPhone();
    phone.online.set(false);
    const page = await phone.openPageFor(somchai);
    await page.send(letter('a'));
    await page.db.update<unknown>('outbox/tenant.somchai/a', (old) => ({
      ...(old as object),
      endpoint: 'bookAMule',
    }));
    phone.online.set(true);
    await vi.waitFor(() =>
      expect(page.items.get()).toMatchObject([{ reason: { code: 'not_found' } }]),
    );
  });
});
