import { afterEach, expect, it, vi } from 'vitest';
import { shrinkPhoto } from './shrink-photo';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('§9.13 a photo is written at quality 75, its longest side at most 2000 pixels', async () => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: 4000, height: 3000, close: () => undefined }),
  );
  const canvas = document.createElement('canvas');
  vi.spyOn(document, 'createElement').mockReturnValue(canvas);
  vi.spyOn(canvas, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as unknown as CanvasRenderingContext2D);
  const write = vi
    .spyOn(canvas, 'toBlob')
    .mockImplementation((give) => give(new Blob(['small'], { type: 'image/jpeg' })));

  await shrinkPhoto(new Blob(['large']));
  expect(write).toHaveBeenCalledWith(expect.anything(), 'image/jpeg', 0.75);
  expect([canvas.width, canvas.height]).toEqual([2000, 1500]);
});
