import { Button } from '@mantine/core';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderParts } from '../../../tests/factories/parts';

const colourOf = (name: string) =>
  screen.getByRole('button', { name }).style.getPropertyValue('--button-bg');

it('there is one look of the main button, whichever library draws it; the others keep theirs', async () => {
  await renderParts(
    <>
      <Button>Main</Button>
      <Button color="red">Danger</Button>
      <Button variant="default">Other</Button>
    </>,
    'en',
  );
  expect(colourOf('Main')).toBe('var(--brand)');
  expect(colourOf('Danger')).not.toBe('var(--brand)');
  expect(colourOf('Other')).not.toBe('var(--brand)');
});
