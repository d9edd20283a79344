import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import { renderParts } from '../../../../tests/factories/parts';
import { FileField } from './file-field';

it.each([
  ['paper', { content: 'wrong_type' }, 'Only JPG, PNG and PDF files can be used.'],
  ['paper', { content: 'too_large' }, 'This file is larger than 5 MB.'],
  // The server would take a PDF, which no picture can show.
  ['photo', {}, 'Only a picture can be chosen here.'],
] as const)('says at the field of a %s why a file cannot be taken', async (as, fields, says) => {
  const refuse = async () => {
    throw new ApiError('invalid_input', 400, 'refused', { fields });
  };
  const set = vi.fn();
  const field = {
    name: 'fileId',
    value: null,
    set,
    problem: undefined,
    problemAt: () => undefined,
  };
  await renderParts(<FileField field={field} label="Paper" as={as} />, 'en', {
    api: { call: refuse },
  });
  const text = new File(['no picture'], 'notes.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText(/paper|photo/i), { target: { files: [text] } });
  expect(await screen.findByText(says)).toBeTruthy();
  expect(set).not.toHaveBeenCalled();
});
