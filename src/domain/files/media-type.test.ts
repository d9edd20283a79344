import { expect, it } from 'vitest';
import { mediaTypeOf } from './media-type';

const bytes = (...content: number[]) => Uint8Array.from(content);
const text = (content: string) => new TextEncoder().encode(content);

it.each([
  [bytes(0xff, 0xd8, 0xff, 0xe0, 0), 'image/jpeg'],
  [bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), 'image/png'],
  [text('%PDF-1.7'), 'application/pdf'],
  [text('<svg onload="alert(1)">'), undefined],
  [text('GIF89a'), undefined],
  [bytes(0xff, 0xd8), undefined],
  [bytes(), undefined],
])('content that begins with %o is %s', (content, type) => {
  expect(mediaTypeOf(content)).toBe(type);
});
