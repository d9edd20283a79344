import { createElement } from 'react';
import type { StickerCar } from './stickers';

/** The paper is drawn by code that only comes when somebody prints. */
export const printStickers = async (cars: readonly StickerCar[]): Promise<void> => {
  const [{ printElement }, { Stickers }] = await Promise.all([
    import('../../admin-kit/export/print-element'),
    import('./stickers'),
  ]);
  printElement(createElement(Stickers, { cars }));
};
