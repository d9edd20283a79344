import { expect, test } from 'vitest';
import { carFields } from '#contract/car-fields';
import type { ImportResult } from '#contract/imports';
import { sayIn } from '#words/message';
import { importColumnsOf } from '../../admin-kit/import/record-import';
import { judgeImport, templateOf } from './judge-import';

const refused = (problems: ImportResult['problems']): ImportResult => ({
  saved: false,
  rows: 2,
  added: 0,
  changed: 0,
  unchanged: 0,
  leaving: 0,
  waiting: 0,
  newDepartments: [],
  ignoredColumns: [],
  changes: [],
  problemCount: problems.length,
  problems,
});

test('the example of a template is one of what is imported', () => {
  const exampleOf = (target: 'cost-centres' | 'places') =>
    templateOf(target).map(({ example }) => example);
  expect(exampleOf('cost-centres')).toContain('งานขาย');
  expect(exampleOf('places')).toContain('โรงงานนวนคร ประตู 1');
  expect(exampleOf('places')).not.toContain('งานขาย');
});

test('the car of the template is of the class that it is', () => {
  const examples = importColumnsOf(carFields).map(({ id, example }) => [id, example]);
  expect(Object.fromEntries(examples)).toMatchObject({
    model: 'Commuter',
    class: { th: 'รถตู้', en: 'Van' },
  });
});

test('an English template has English examples, but for what is Thai by its name', () => {
  const thai = (['employees', 'cost-centres', 'places'] as const)
    .flatMap(templateOf)
    .filter(({ title }) => !title.en.includes('Thai'))
    .map(({ example }) => (typeof example === 'string' ? example : example.en))
    .filter((example) => /[\u0e00-\u0e7f]/.test(example));
  expect(thai).toEqual([]);
});

test.each([
  ['employees', 'site', 'unknown_site', 'Site: This must be one of Nava site, Amata site'],
  ['employees', 'works', 'not_yes_or_no', 'Status: This must be one of Works here, Left'],
  ['places', 'active', 'not_yes_or_no', 'Use: This must be one of In use, No longer used'],
] as const)(
  'a word of no meaning is told with those that have one: %s %s',
  async (target, column, code, text) => {
    const result = refused([{ line: 2, column, code }]);
    const say = sayIn('en');
    const judged = await judgeImport(target, async () => result, say)('', false);
    expect(judged.problems).toEqual([{ line: 2, text }]);
  },
);

test('what is wrong with a line is said column by column, as the template has them', async () => {
  const problems = [
    { line: 3, column: 'nameTh', code: 'required' },
    { line: 2, column: 'longitude', code: 'invalid' },
    { line: 2, column: 'province', code: 'unknown_province' },
  ] as const;
  const result = refused([...problems]);
  const judge = judgeImport('places', async () => result, sayIn('en'));
  const said = (await judge('', false)).problems.map(({ line, text }) => [
    line,
    text.split(':')[0],
  ]);
  expect(said).toEqual([
    [2, 'Province'],
    [2, 'Longitude'],
    [3, 'Name in Thai'],
  ]);
});
