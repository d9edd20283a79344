import { describe, expect, test } from 'vitest';
import { createGate } from './create-gate';

const until = () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  return { finish, finished };
};

describe('a gate', () => {
  test('lets so many in, and the next as soon as one leaves, in their order', async () => {
    const pass = createGate(2, 1_000);
    const inside: string[] = [];
    const visit = (name: string) => {
      const { finish, finished } = until();
      const visited = pass(async () => {
        inside.push(name);
        await finished;
        return name;
      });
      return { finish, visited };
    };
    const a = visit('a');
    const b = visit('b');
    const c = visit('c');
    const d = visit('d');
    await Promise.resolve();
    expect(inside).toEqual(['a', 'b']);
    b.finish();
    expect(await b.visited).toBe('b');
    expect(inside).toEqual(['a', 'b', 'c']);
    for (const { finish } of [a, c, d]) finish();
    expect(await Promise.all([a.visited, c.visited, d.visited])).toEqual(['a', 'c', 'd']);
  });

  test('turns away who waited too long, and keeps no place for them', async () => {
    const pass = createGate(1, 20);
    const { finish, finished } = until();
    const first = pass(() => finished.then(() => 'first'));
    expect(await pass(() => Promise.resolve('late'))).toBeUndefined();
    finish();
    expect(await first).toBe('first');
    expect(await pass(() => Promise.resolve('next'))).toBe('next');
  });

  test('has the place free again when the work fails', async () => {
    const pass = createGate(1, 20);
    await expect(pass(() => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
    expect(await pass(() => Promise.resolve('next'))).toBe('next');
  });
});
