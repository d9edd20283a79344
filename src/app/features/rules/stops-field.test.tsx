import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderParts } from '../../../../tests/factories/parts';
import { asField } from '../../form/field';
import { StopsField } from './stops-field';

const places = ['ประตู', 'คลัง', 'หอพัก'].map((name, at) => ({ id: `p${at}`, name }));

const Question = () => {
  const [stops, setStops] = useState(
    [0, 10, 25].map((minutesFromStart, at) => ({ placeId: `p${at}`, minutesFromStart })),
  );
  const field = {
    ...asField('out', stops, setStops),
    problem: 'too early',
    problemAt: (path: string) =>
      ['2', '2.minutesFromStart'].includes(path) ? 'too early' : undefined,
  };
  return <StopsField field={field} label="out" places={places} isFixed={false} />;
};

const rows = () =>
  screen
    .getAllByRole<HTMLSelectElement>('combobox')
    .map(({ value }, at) => [value, screen.getAllByRole<HTMLInputElement>('textbox')[at]?.value]);

it('stops that are put in another order keep the minutes of their place in the line', async () => {
  await renderParts(<Question />, 'th');
  fireEvent.click(screen.getByRole('button', { name: 'เลื่อน จุดที่ 3 ขึ้น' }));
  expect(rows()).toEqual([
    ['p0', '0'],
    ['p2', '10'],
    ['p1', '25'],
  ]);
});

it('what is wrong with one stop is said there, and not again below them all', async () => {
  await renderParts(<Question />, 'th');
  expect(screen.getAllByText('too early')).toHaveLength(1);
});
