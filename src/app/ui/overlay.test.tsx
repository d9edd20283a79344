import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderParts } from '../../../tests/factories/parts';
import { Overlay } from './overlay';

it('an overlay’s title is no second banner of the page', async () => {
  await renderParts(
    <Overlay title="Booking" onClose={() => {}} modal classes={{}}>
      What it holds
    </Overlay>,
    'en',
  );
  expect(screen.getByRole('dialog', { name: 'Booking' }).querySelector('header')).toBeNull();
});
