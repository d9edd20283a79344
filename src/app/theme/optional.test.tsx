import { Textarea } from '@mantine/core';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderParts } from '../../../tests/factories/parts';

it('what must be filled in has no mark: what may be left empty says so', async () => {
  await renderParts(<Textarea label="Reason" required />, 'en');
  expect(screen.getByText('Reason').textContent).toBe('Reason');
});
