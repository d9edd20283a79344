import type { MediaType } from './media-type';

/** More than any phone's camera has; a picture of a few bytes may claim a thousand times as many. */
const MOST_PIXELS = 50_000_000;

type Part = readonly [from: number, to: number];
type Read = { parts: readonly Part[]; pixels: number };

const u16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const u32 = (bytes: Uint8Array, at: number) => u16(bytes, at) * 65_536 + u16(bytes, at + 2);

const SOS = 0xda;
const EOI = 0xd9;
/** Where and with what it was taken, previews, comments: EXIF and XMP, IPTC, text. */
const TOLD_BY_JPEG = new Set([0xe1, 0xed, 0xfe]);
/** Frame headers, among which three markers are something else. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** Where the next marker stands after the data of a scan. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1]!;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
};

const readJpeg = (bytes: Uint8Array): Read | null => {
  const parts: Part[] = [[0, 2]];
  let pixels = 0;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) return { parts: [...parts, [at, at + 2]], pixels };
    const length = u16(bytes, at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    if (isFrame(marker)) pixels = Math.max(pixels, u16(bytes, at + 5) * u16(bytes, at + 7));
    const next = marker === SOS ? endOfScan(bytes, end) : end;
    if (!TOLD_BY_JPEG.has(marker)) parts.push([at, next]);
    at = next;
  }
  return null;
};

const TOLD_BY_PNG = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

const readPng = (bytes: Uint8Array): Read | null => {
  const parts: Part[] = [[0, 8]];
  let pixels = 0;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + u32(bytes, at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (end > bytes.length) return null;
    if (type === 'IHDR') pixels = u32(bytes, at + 8) * u32(bytes, at + 12);
    if (!TOLD_BY_PNG.has(type)) parts.push([at, end]);
    if (type === 'IEND') return { parts, pixels };
    at = end;
  }
  return null;
};

const readers: Readonly<Record<MediaType, ((bytes: Uint8Array) => Read | null) | null>> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'application/pdf': null,
};

/**
 * The same picture without what it tells of where and with what it was taken, and without what follows its end. Nothing
 * is drawn anew: the parts that stay are the bytes that came.
 */
export const cleanImage = (
  content: Uint8Array,
  mediaType: MediaType,
): Uint8Array | 'wrong_type' | 'too_many_pixels' => {
  const reader = readers[mediaType];
  if (!reader) return content;
  const read = reader(content);
  if (!read || read.pixels === 0) return 'wrong_type';
  if (read.pixels > MOST_PIXELS) return 'too_many_pixels';
  const clean = new Uint8Array(read.parts.reduce((size, [from, to]) => size + to - from, 0));
  let at = 0;
  for (const [from, to] of read.parts) {
    clean.set(content.subarray(from, to), at);
    at += to - from;
  }
  return clean;
};
