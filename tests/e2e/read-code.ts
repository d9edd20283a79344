import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** What a phone's camera would read from the code as it stands on the screen, or on the paper. */
export const readCode = async (code: Locator): Promise<string> => {
  const picture = (await code.screenshot({ scale: 'css' })).toString('base64');
  const { data, width, height } = await code.page().evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const paper = canvas.getContext('2d');
    if (!paper) throw new Error('no canvas');
    paper.drawImage(image, 0, 0);
    const pixels = paper.getImageData(0, 0, image.width, image.height);
    return { data: [...pixels.data], width: image.width, height: image.height };
  }, picture);
  return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? '';
};
