import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WholeParts, WholeWords } from './whole-words';

it('keeps each word of a name whole, and the name as it is', () => {
  render(
    <button type="button">
      <WholeWords of="โรงพยาบาลการุญเวช นวนคร" />
    </button>,
  );
  const name = screen.getByRole('button', { name: 'โรงพยาบาลการุญเวช นวนคร' });
  expect([...name.children].map((word) => word.textContent)).toEqual(['โรงพยาบาลการุญเวช', 'นวนคร']);
});

it('takes no end of a word and a number for a plate', () => {
  render(
    <p>
      <WholeParts of="จัด 3 เที่ยวแล้ว กระทบการจองที่จะถึง 1 รายการ" />
    </p>,
  );
  expect(screen.getByText('จัด 3 เที่ยวแล้ว กระทบการจองที่จะถึง 1 รายการ').children).toHaveLength(0);
});

it('keeps whole in a sentence what is read as one, and the sentence as it is', () => {
  const sentence =
    'NV-2611-0001 แทน SD-2611-0012 รถ 1กร 4521 หรือ 70-0123 05:30–09:30 โทร. 086-245-6544 1,750.50 บาท';
  render(
    <p>
      <WholeParts of={sentence} />
    </p>,
  );
  const whole = screen.getAllByText(/./, { selector: '.nowrap' });
  expect(whole.map(({ textContent }) => textContent)).toEqual([
    'NV-2611-0001',
    'SD-2611-0012',
    '1กร 4521',
    '70-0123',
    '05:30–09:30',
    '086-245-6544',
    '1,750.50 บาท',
  ]);
  expect(whole[0]?.parentElement?.textContent).toBe(sentence);
});
