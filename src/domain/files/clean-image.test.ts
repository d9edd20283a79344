import { describe, expect, it } from 'vitest';
import { cleanImage } from './clean-image';

const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
const segment = (marker: number, ...data: number[]) => {
  const length = data.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...data];
};
const frame = (width: number, height: number, marker = 0xc0) =>
  segment(marker, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0);
const start = [0xff, 0xd8];
const jfif = segment(0xe0, ...text('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0);
const exif = segment(0xe1, ...text('Exif\0\0'), ...text('GPS 13.75 N 100.50 E'));
const xmp = segment(0xe1, ...text('http://ns.adobe.com/xap/1.0/\0<x/>'));
const colours = segment(0xe2, ...text('ICC_PROFILE\0'), 1, 1);
const comment = segment(0xfe, ...text('taken by Somchai'));
// A stuffed zero, a restart and then the next scan of a progressive picture.
const scan = [...segment(0xda, 1, 1, 0, 0, 63, 0), 1, 0xff, 0x00, 2, 0xff, 0xd0, 3];
const end = [0xff, 0xd9];
const jpeg = (...parts: number[][]) => Uint8Array.from(parts.flat());

const u32 = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const checksum = [1, 2, 3, 4];
const chunk = (type: string, ...data: number[]) => [
  ...u32(data.length),
  ...text(type),
  ...data,
  ...checksum,
];
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const header = (width: number, height: number) =>
  chunk('IHDR', ...u32(width), ...u32(height), 8, 2, 0, 0, 0);
const png = (...parts: number[][]) => Uint8Array.from([signature, ...parts].flat());

describe('a JPEG', () => {
  it('keeps its picture, byte by byte, and loses where it was taken', () => {
    const sent = jpeg(start, jfif, exif, xmp, colours, comment, frame(40, 30), scan, scan, end);
    const kept = jpeg(start, jfif, colours, frame(40, 30), scan, scan, end);
    expect(cleanImage(sent, 'image/jpeg')).toEqual(kept);
    expect(cleanImage(kept, 'image/jpeg')).toEqual(kept);
  });

  it('loses what follows its end', () => {
    const picture = jpeg(start, frame(40, 30), scan, end);
    const sent = jpeg([...picture], text('<script>'));
    expect(cleanImage(sent, 'image/jpeg')).toEqual(picture);
  });

  it.each([
    ['cut off', jpeg(start, frame(40, 30), scan)],
    ['without a picture', jpeg(start, jfif, end)],
    ['with a segment longer than itself', jpeg(start, [0xff, 0xe0, 0xff, 0xff, 1])],
    ['with no marker where one must stand', jpeg(start, frame(40, 30), [0, 0xe2, 0, 2], scan, end)],
    ['no JPEG after its beginning', jpeg(start, [0xff], text('anything at all'))],
  ])('when %s, is none', (_, sent) => {
    expect(cleanImage(sent, 'image/jpeg')).toBe('wrong_type');
  });

  it.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc9, 0xcf])('tells its size by frame %i', (marker) => {
    const picture = (width: number) => jpeg(start, frame(width, 10_000, marker), scan, end);
    expect(cleanImage(picture(5_000), 'image/jpeg')).toEqual(picture(5_000));
    expect(cleanImage(picture(5_001), 'image/jpeg')).toBe('too_many_pixels');
  });

  it.each([0xc4, 0xc8, 0xcc])('has no size where %i, which is no frame, tells one', (marker) => {
    const sent = jpeg(start, frame(40, 30, marker), scan, end);
    expect(cleanImage(sent, 'image/jpeg')).toBe('wrong_type');
  });

  it('may fill up before a marker, and start its scan anew to the last of eight', () => {
    const restarted = [...segment(0xda, 1, 1, 0, 0, 63, 0), 1, 0xff, 0xd7, 2, 0xff, 0xff];
    const sent = jpeg(start, frame(40, 30), [0xff], segment(0xe2, 1), restarted, end);
    expect(cleanImage(sent, 'image/jpeg')).toEqual(
      jpeg(start, frame(40, 30), segment(0xe2, 1), restarted, end),
    );
  });

  it('may hold a segment of nothing, and no shorter one', () => {
    const empty = jpeg(start, frame(40, 30), [0xff, 0xe2, 0, 2], scan, end);
    expect(cleanImage(empty, 'image/jpeg')).toEqual(empty);
    const shorter = jpeg(start, frame(40, 30), [0xff, 0xe2, 0, 1], scan, end);
    expect(cleanImage(shorter, 'image/jpeg')).toBe('wrong_type');
  });

  it('of more than 50 million pixels is refused, whichever frame says so', () => {
    const bomb = jpeg(start, frame(8, 8), frame(30_000, 30_000, 0xc2), scan, end);
    expect(cleanImage(bomb, 'image/jpeg')).toBe('too_many_pixels');
  });
});

describe('a PNG', () => {
  it('keeps its picture and loses its texts, times and what follows its end', () => {
    const [data, last] = [chunk('IDAT', 1, 2, 3), chunk('IEND')];
    const sent = png(
      header(40, 30),
      chunk('eXIf', 1),
      chunk('tEXt', ...text('Author\0Somchai')),
      chunk('tIME', 1, 2, 3),
      data,
      last,
      text('PK\u0003\u0004'),
    );
    expect(cleanImage(sent, 'image/png')).toEqual(png(header(40, 30), data, last));
  });

  it('may have a part of more than 64 kB', () => {
    const picture = png(
      header(40, 30),
      chunk('IDAT', ...Array<number>(70_000).fill(7)),
      chunk('IEND'),
    );
    expect(cleanImage(picture, 'image/png')).toEqual(picture);
  });

  it('of 30,000 × 30,000 pixels in a few bytes is refused', () => {
    const bomb = png(header(30_000, 30_000), chunk('IDAT', 1), chunk('IEND'));
    expect(cleanImage(bomb, 'image/png')).toBe('too_many_pixels');
  });

  it('when cut off, is none', () => {
    expect(cleanImage(png(header(40, 30), chunk('IDAT', 1)), 'image/png')).toBe('wrong_type');
  });
});

it('a PDF stays as it came', () => {
  const pdf = Uint8Array.from(text('%PDF-1.7'));
  expect(cleanImage(pdf, 'application/pdf')).toBe(pdf);
});
