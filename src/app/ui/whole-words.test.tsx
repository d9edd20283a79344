import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WholeRefs, WholeWords } from './whole-words';

it('keeps each word of a name whole, and the name as it is', () => {
  render(
    <button type="button">
      <WholeWords of="โรงพยาบาลการุญเวช นวนคร" />
    </button>,
  );
  const name = screen.getByRole('button', { name: 'โรงพยาบาลการุญเวช นวนคร' });
  expect([...name.children].map((word) => word.textContent)).toEqual(['โรงพยาบาลการุญเวช', 'นวนคร']);
});

it('keeps each number of a booking in a sentence whole, and the sentence as it is', () => {
  const sentence = 'NV-2611-0001 แทน SD-2611-0012 ในวันเดียวกัน';
  render(
    <p>
      <WholeRefs of={sentence} />
    </p>,
  );
  const refs = screen.getAllByText(/^[A-Z]{2}-/, { selector: '.nowrap' });
  expect(refs.map(({ textContent }) => textContent)).toEqual(['NV-2611-0001', 'SD-2611-0012']);
  expect(refs[0]?.parentElement?.textContent).toBe(sentence);
});
