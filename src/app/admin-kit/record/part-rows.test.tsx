import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { text } from '#contract/record';
import { entriesOf } from '#contract/record-entries';
import { renderParts } from '../../../../tests/factories/parts';
import { PartRows } from './part-rows';

const word = (text_: string) => ({ th: text_, en: text_ });
const fields = { number: text(50, word('Number')) };
const contract = { id: 'c', version: 1, number: 'CP-1' };
const saved = () => Promise.reject(new Error('Nothing is saved here'));

const Contracts = () => {
  const [rows, setRows] = useState([contract]);
  return (
    <>
      <PartRows
        name="contract/p"
        title={word('Contracts')}
        none={word('None')}
        addLabel={word('Add')}
        rows={rows}
        isPast={() => false}
        render={({ number }) => number}
        editLabel={({ number }) => `Change ${number}`}
        fields={fields}
        schema={v.object(entriesOf(fields).body)}
        readAgain={async () => rows}
        add={saved}
        change={saved}
        onSaved={() => undefined}
      />
      <button type="button" onClick={() => setRows([{ ...contract, version: 2, number: 'CP-2' }])}>
        Another device saves
      </button>
      <button type="button" onClick={() => setRows([])}>
        Another device takes it away
      </button>
    </>
  );
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const number = () => screen.getByRole<HTMLInputElement>('textbox').value;

it('shows in the form of a row what another device saved while nobody has written in it', async () => {
  await renderParts(<Contracts />, 'en');
  press('Change CP-1');
  expect(number()).toBe('CP-1');
  press('Another device saves');
  expect(number()).toBe('CP-2');
  press('Another device takes it away');
  expect(number()).toBe('CP-2');
});
