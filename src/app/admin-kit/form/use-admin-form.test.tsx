import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { text } from '#contract/record';
import { entriesOf } from '#contract/record-entries';
import { ApiError } from '../../api/errors';
import { renderParts } from '../../../../tests/factories/parts';
import { Questions } from '../record/record-fields';
import { FormPanel } from './form-panel';
import { useAdminForm, type Read } from './use-admin-form';

const fields = {
  brand: text(50, { th: 'ยี่ห้อ', en: 'Brand' }),
  colour: text(50, { th: 'สี', en: 'Colour' }),
};
type Car = { brand: string; colour: string };

const read: Read<Car> = { values: { brand: 'Toyota', colour: 'white' }, version: 1 };
const theirs: Read<Car> = { values: { brand: 'Isuzu', colour: 'red' }, version: 2 };
const later: Read<Car> = { values: { brand: 'Ford', colour: 'blue' }, version: 3 };

const changedMeanwhile = () =>
  Promise.reject(new ApiError('changed_meanwhile', 409, 'refused', {}));

const CarForm = ({ save = async (body: Car) => body }) => {
  const [now, setNow] = useState(read);
  const form = useAdminForm({
    name: 'car/1',
    schema: v.object(entriesOf(fields).body),
    read: now,
    readAgain: async () => theirs,
    save,
    onSaved: () => undefined,
  });
  return (
    <FormPanel title="Car" form={form} onClose={() => undefined} sayValue={() => null}>
      <Questions form={form} fields={fields} isNew={false} />
      <button type="button" onClick={() => setNow(now === read ? theirs : later)}>
        Another device saves
      </button>
    </FormPanel>
  );
};

const answers = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

it('follows what another device saved while nobody has written in it', async () => {
  await renderParts(<CarForm />, 'en');
  const save = screen.getByRole('button', { name: 'Another device saves' });
  fireEvent.click(save);
  expect(answers()).toEqual(['Isuzu', 'red']);
  fireEvent.change(screen.getByRole('textbox', { name: 'Brand' }), { target: { value: 'Mazda' } });
  fireEvent.click(save);
  expect(answers()).toEqual(['Mazda', 'red']);
});

it('keeps what it was begun from as long as somebody has to choose: after a reload it is asked again', async () => {
  const write = vi.fn(async () => undefined);
  await renderParts(<CarForm save={changedMeanwhile} />, 'en', { write });
  fireEvent.change(screen.getByRole('textbox', { name: 'Brand' }), { target: { value: 'Mazda' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/changed this/i)).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'Colour' }), { target: { value: 'grey' } });
  await vi.waitFor(() =>
    expect(write).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({
        values: { brand: 'Mazda', colour: 'grey' },
        base: read.values,
        version: 1,
      }),
    ),
  );
});

it('takes the differences away with what was half-written, where that is discarded', async () => {
  const values = { ...read.values, brand: 'Mazda' };
  const kept = { value: { values, base: read.values, version: 1, key: 'key-of-before' }, at: 1 };
  await renderParts(<CarForm save={changedMeanwhile} />, 'en', { kept });
  expect(answers()).toEqual(['Mazda', 'white']);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/changed this/i)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Discard and start again' }));
  expect(screen.queryByText(/changed this/i)).toBeNull();
  expect(answers()).toEqual(['Toyota', 'white']);
});
