import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import type { AppServices } from '../../app-services';
import { renderParts } from '../../../../tests/factories/parts';
import { FileField } from './file-field';

it.each([
  [{ content: 'wrong_type' }, 'Only JPG, PNG and PDF files can be used.'],
  [{ content: 'too_large' }, 'This file is larger than 5 MB.'],
])('says at its field why a file cannot be taken: %o', async (fields, says) => {
  const refuse = async () => {
    throw new ApiError('invalid_input', 422, 'refused', { fields });
  };
  const set = vi.fn();
  const field = {
    name: 'photoId',
    value: null,
    set,
    problem: undefined,
    problemAt: () => undefined,
  };
  await renderParts(<FileField field={field} label="Photo" />, 'en', {
    api: { call: refuse as AppServices['api']['call'] },
  });
  const text = new File(['no picture'], 'notes.txt', { type: 'text/plain' });
  fireEvent.change(screen.getByLabelText(/photo/i), { target: { files: [text] } });
  expect(await screen.findByText(says)).toBeTruthy();
  expect(set).not.toHaveBeenCalled();
});
