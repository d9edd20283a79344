import { describe, expect, it, vi } from 'vitest';
import { cacheFirst, networkFirst } from './answer';

const request = new Request('https://cars.example/assets/a.js');

const shelf = (kept?: string) => {
  const content = new Map<string, Response>();
  if (kept !== undefined) content.set(request.url, new Response(kept));
  return {
    content,
    match: async (asked: RequestInfo | URL) => content.get((asked as Request).url)?.clone(),
    put: async (asked: RequestInfo | URL, response: Response) => {
      content.set((asked as Request).url, response);
    },
  };
};

const never = () => new Promise<Response>(() => {});

describe('cacheFirst', () => {
  it('when kept, does not ask the network', async () => {
    const fetch = vi.fn(never);
    const response = await cacheFirst(request, shelf('kept'), fetch);
    expect(await response.text()).toBe('kept');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('when new, keeps what came', async () => {
    const cache = shelf();
    await cacheFirst(request, cache, async () => new Response('new'));
    expect(await cache.content.get(request.url)?.text()).toBe('new');
  });

  it.each([
    ['a failure', new Response('', { status: 404 })],
    ['a page in its place', new Response('', { headers: { 'content-type': 'text/html' } })],
  ])('does not keep %s', async (_, response) => {
    const cache = shelf();
    await cacheFirst(request, cache, async () => response);
    expect(cache.content.size).toBe(0);
  });
});

describe('networkFirst', () => {
  it('when the network answers in time, takes and keeps its answer', async () => {
    const cache = shelf('old');
    const response = await networkFirst(request, cache, async () => new Response('new'), 50);
    expect(await response.text()).toBe('new');
    expect(await cache.content.get(request.url)?.text()).toBe('new');
  });

  it.each([
    ['slow', never],
    ['away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['broken', async () => new Response('', { status: 502 })],
  ])('when the network is %s, takes the last answer', async (_, fetch) => {
    const response = await networkFirst(request, shelf('old'), fetch, 5);
    expect(await response.text()).toBe('old');
  });

  it('when nothing is kept, waits for the network however long it takes', async () => {
    const late = new Promise<Response>((resolve) => {
      setTimeout(() => resolve(new Response('late')), 20);
    });
    const response = await networkFirst(request, shelf(), () => late, 5);
    expect(await response.text()).toBe('late');
  });
});
