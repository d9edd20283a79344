import { describe, expect, it } from 'vitest';
import { basicsSections, placeFields } from './basics-fields';
import { careSections } from './care-fields';
import { carSections } from './car-fields';
import { driverFields, driverSections } from './driver-fields';
import { expenseSections } from './expense-fields';
import { providerSections } from './provider-fields';
import { hoursRuleSections } from '#words/hours';
import { type Message, sayIn } from '#words/message';
import { partsOf, records } from './records';
import { ruleSections } from './rule-fields';
import { sayField } from './say-field';

const isSaid = ({ th, en }: Message) => th.trim() !== '' && en.trim() !== '';
const sections: Readonly<Record<string, object>> = {
  contact: basicsSections,
  purpose: basicsSections,
  place: basicsSections,
  travel_time: basicsSections,
  maintenance_plan: basicsSections,
  retention: basicsSections,
  emission_factor: basicsSections,
  car: carSections,
  driver: driverSections,
  expense: expenseSections,
  provider: providerSections,
  kind: ruleSections,
  problem_report: careSections,
  hours_rules: hoursRuleSections,
  rating: careSections,
};

describe.each(Object.entries({ ...records, ...partsOf }))('Of a %s', (subject, fields) => {
  it.each(Object.entries(fields))('%s has its words in both languages', (_, field) => {
    expect(isSaid(field.label)).toBe(true);
    for (const name of Object.values(field.names ?? {})) expect(isSaid(name)).toBe(true);
  });

  it('each field that is asked stands in a section of the form', () => {
    const asked = Object.values(fields).flatMap(({ place }) => place.section ?? []);
    expect(Object.keys(sections[subject] ?? {})).toEqual(expect.arrayContaining(asked));
  });

  it('its fields are in the order of its form, so that lists, files and the trail are too', () => {
    const inOrder = Object.keys(sections[subject] ?? {});
    const places = Object.values(fields).flatMap(({ place }) =>
      place.section === undefined ? [] : inOrder.indexOf(place.section),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('no two fields are called the same', () => {
    for (const language of ['th', 'en'] as const) {
      const labels = Object.values(fields).map(({ label }) => label[language]);
      expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([]);
    }
  });
});

it.each([
  ['13.70010', '13.7001'],
  ['๑๓.๗๐๐๒', '13.7002'],
  ['1530.00', '1,530'],
  ['ใกล้ ๆ', 'ใกล้ ๆ'],
])('a number with decimals is said in one way: %s', (typed, says) => {
  expect(sayField(placeFields.latitude, typed, sayIn('th'), () => undefined)).toBe(says);
});

it('several answers are said in the order in which they are asked for', () => {
  const inOrder = sayField(driverFields.sites, ['nava', 'amata'], sayIn('th'), () => undefined);
  expect(inOrder).toMatch(/นวนคร.*อมตะ/);
  expect(sayField(driverFields.sites, ['amata', 'nava'], sayIn('th'), () => undefined)).toBe(
    inOrder,
  );
});
