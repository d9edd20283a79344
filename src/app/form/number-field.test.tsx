import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderParts } from '../../../tests/factories/parts';
import { asField } from './field';
import { NumberField } from './number-field';

const answered = vi.fn();

const Question = () => {
  const [value, setValue] = useState<number | null>(null);
  answered(value);
  return <NumberField field={asField('km', value, setValue)} label="km" />;
};

const type = async (text: string) => {
  await renderParts(<Question />, 'th');
  const input = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(input, { target: { value: text } });
  return input;
};

describe('A number that is typed', () => {
  it.each([
    ['73,580', 73_580],
    ['๗๓ ๕๘๐', 73_580],
    ['12.5', 12.5],
    ['-3', -3],
    ['-', null],
  ])(
    '%s is answered as it is, for the schema to judge, and stays to be seen',
    async (text, value) => {
      const input = await type(text);
      expect(answered).toHaveBeenLastCalledWith(value);
      expect(input.value).toBe(text);
    },
  );

  it('takes no letters', async () => {
    const input = await type('12a');
    expect(answered).toHaveBeenLastCalledWith(null);
    expect(input.value).toBe('');
  });
});
