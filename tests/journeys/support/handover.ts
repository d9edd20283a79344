import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Db } from '../../../src/server/db/client';
import { jpeg } from '../../server/support/files';

export const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }, { timeout: 15_000 }));
export const form = async (name: string) => within(await screen.findByRole('form', { name }));

export const sides = ['ด้านหน้า', 'ด้านหลัง', 'ด้านซ้าย', 'ด้านขวา', 'หน้าปัด'];

export const takePhoto = (slot: HTMLElement, side: string) =>
  fireEvent.change(slot, {
    target: { files: [new File([jpeg], `${side}.jpg`, { type: 'image/jpeg' })] },
  });

/** Odometer, fuel where the car burns any, and a photo of each side. */
export const fillIn = async (name: string, km: string) => {
  const sheet = await form(name);
  fireEvent.change(sheet.getByLabelText(/^เลขไมล์/), { target: { value: km } });
  const fuel = sheet.queryByRole('slider', { name: /^น้ำมัน/ });
  if (fuel) fireEvent.change(fuel, { target: { value: '7' } });
  for (const side of sides) {
    const slot = sheet.getByLabelText(side);
    takePhoto(slot, side);
    await waitFor(() => expect(slot.closest('[data-taken]')).toBeTruthy());
  }
  return sheet;
};

export const handoversIn = (db: Db) =>
  db.selectFrom('handover').select(['type', 'km']).orderBy('at').execute();

export const photosKeptIn = (db: Db) => db.selectFrom('handoverPhoto').select('position').execute();
