import { fireEvent, screen, within } from '@testing-library/react';

/** The dispatcher's panel, as it is read and pressed. */
export const panel = async () => within(await screen.findByRole('dialog'));

export const pressIn = async (name: string | RegExp) =>
  fireEvent.click(await (await panel()).findByRole('button', { name }));

export const chooseMore = async (name: string) => {
  await pressIn('การทำงานอื่น');
  fireEvent.click(await screen.findByRole('menuitem', { name, hidden: true }));
};
