import { afterEach, expect, it, vi } from 'vitest';
import { readAttachment } from './read-attachment';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0];

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['what begins as a picture', png, 'unreadable'],
  ['a file of no content', [], 'unreadable'],
  ['a page under a picture’s name', [0x3c, 0x68, 0x74, 0x6d, 0x6c], 'wrong_type'],
])('§9.13 when the browser cannot draw %s, the reason is true', async (_, bytes, reason) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not drawn')));
  const file = new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' });
  expect(await readAttachment(file)).toBe(reason);
});
