import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WholeWords } from './whole-words';

it('keeps each word of a name whole, and the name as it is', () => {
  render(
    <button type="button">
      <WholeWords of="โรงพยาบาลการุญเวช นวนคร" />
    </button>,
  );
  const name = screen.getByRole('button', { name: 'โรงพยาบาลการุญเวช นวนคร' });
  expect([...name.children].map((word) => word.textContent)).toEqual(['โรงพยาบาลการุญเวช', 'นวนคร']);
});
