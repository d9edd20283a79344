import { toJsonSchema } from '@valibot/to-json-schema';
import { fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { placeFields } from '#contract/basics-fields';
import { carFields, carSections } from '#contract/car-fields';
import { yesNo } from '#contract/record';
import { entriesOf } from '#contract/record-entries';
import { sayIn } from '#words/message';
import { renderParts } from '../../../../tests/factories/parts';
import { cellText } from '../list/cell-text';
import { importColumnsOf } from '../import/record-import';
import { columnsOf } from './record-columns';
import { RecordField, RecordFields } from './record-fields';
import { valuesOf } from './record-values';
import { sayRecord } from './say-record';

const th = sayIn('th');

const fields = {
  ...carFields,
  towHitch: yesNo({ th: 'ตะขอลากจูง', en: 'Tow hitch', section: 'vehicle', list: {} }),
};
const car = { ...valuesOf(fields, null), towHitch: true };

describe('A field that one line adds to a car', () => {
  it('is a column of the list and of every file', () => {
    const column = columnsOf<typeof fields, typeof car>(fields, {}).find(
      ({ id }) => id === 'towHitch',
    );
    expect(column).toMatchObject({ title: { th: 'ตะขอลากจูง', en: 'Tow hitch' } });
    expect(column).not.toHaveProperty('fileOnly');
    expect(column && cellText(column, car, th)).toBe('ใช่');
  });

  it('is asked in its section of the form, and begins with no', async () => {
    const set = vi.fn();
    const form = {
      fieldNamed: (name: string) => ({
        name,
        value: valuesOf(fields, null)[name === 'towHitch' ? name : 'redPlate'],
        set,
        problem: undefined,
        problemAt: () => undefined,
      }),
    };
    await renderParts(
      <RecordFields
        form={form}
        fields={{ towHitch: fields.towHitch }}
        sections={carSections}
        isNew
        choices={{}}
      />,
      'th',
    );
    const section = screen.getByRole('group', { name: 'ตัวรถ' });
    const question = screen.getByRole('switch', { name: 'ตะขอลากจูง' });
    expect(section.contains(question)).toBe(true);
    expect(question).toHaveProperty('checked', false);
    fireEvent.click(question);
    expect(set).toHaveBeenCalledWith(true);
  });

  it('is asked in its own words where yes and no have such', async () => {
    const set = vi.fn();
    const value = valuesOf(fields, null).towHitch;
    const form = {
      fieldNamed: (name: string) => ({
        name,
        value,
        set,
        problem: undefined,
        problemAt: () => undefined,
      }),
    };
    const hitch = yesNo(
      { th: 'ตะขอลากจูง', en: 'Tow hitch' },
      { no: { th: 'ไม่มี', en: 'None' }, yes: { th: 'ติดตั้งแล้ว', en: 'Fitted' } },
    );
    await renderParts(<RecordField form={form} name="towHitch" of={hitch} />, 'en');
    expect(screen.getByRole('radio', { name: 'None' })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('radio', { name: 'Fitted' }));
    expect(set).toHaveBeenCalledWith(true);
    const column = columnsOf<{ towHitch: typeof hitch }, typeof car>({ towHitch: hitch }, {})[0];
    expect(column && cellText(column, car, th)).toBe('ติดตั้งแล้ว');
  });

  it.each([
    [placeFields.latitude, '55', 'At most 21.'],
    [placeFields.longitude, '9.5', 'At least 97.'],
    [placeFields.latitude, 'north', 'It is wrong.'],
  ])('says the limit that its value is beyond', async (of, value, says) => {
    const found = { name: 'x', value, set: vi.fn(), problem: 'It is wrong.' };
    const form = { fieldNamed: () => ({ ...found, problemAt: () => undefined }) };
    await renderParts(<RecordField form={form} name="x" of={of} />, 'en');
    expect(screen.getByText(says)).toBeTruthy();
  });

  it('comes before the eyes with its section where the address leads to it', async () => {
    const shown = vi.fn();
    Element.prototype.scrollIntoView = shown;
    const value = valuesOf(fields, null).towHitch;
    const form = {
      fieldNamed: (name: string) => ({
        name,
        value,
        set: vi.fn(),
        problem: undefined,
        problemAt: () => undefined,
      }),
    };
    const sections = { who: carSections.vehicle, vehicle: carSections.vehicle };
    const questions = { towHitch: fields.towHitch };
    await renderParts(
      <RecordFields form={form} fields={questions} sections={sections} isNew choices={{}} />,
      'th',
      { address: '/#vehicle' },
    );
    const [, section] = screen.getAllByRole('group', { name: 'ตัวรถ' });
    expect(shown.mock.contexts).toEqual([section]);
  });

  it('is a column of the import that may be left out, and is read in words', () => {
    const column = importColumnsOf(fields).find(({ id }) => id === 'towHitch');
    expect(column).toMatchObject({ title: { th: 'ตะขอลากจูง' }, required: false });
    expect(column?.read?.('ใช่')).toBe(true);
    expect(column?.read?.('ไม่')).toBe(false);
  });

  it('is said by its name in a conflict and in the audit trail', () => {
    const say = sayRecord<typeof car>(fields, {}, sayIn('en'));
    expect(say('towHitch', false)).toEqual({ label: 'Tow hitch', value: 'No' });
  });

  it('is sent and answered, and the API says what it is', () => {
    const { body, row } = entriesOf(fields);
    const described = { type: 'boolean', description: 'Tow hitch · ตะขอลากจูง' };
    const properties = (of: v.GenericSchema) =>
      toJsonSchema(of, { errorMode: 'ignore' }).properties;
    expect(properties(v.object(row))).toMatchObject({ towHitch: described });
    expect(properties(v.object(body))).toHaveProperty(
      'towHitch.description',
      described.description,
    );
    expect(v.parse(v.object({ towHitch: body.towHitch }), {})).toEqual({ towHitch: false });
  });
});
