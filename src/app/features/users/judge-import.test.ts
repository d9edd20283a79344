import { expect, test } from 'vitest';
import { carFields } from '#contract/car-fields';
import { importColumnsOf } from '../../admin-kit/import/record-import';
import { templateOf } from './judge-import';

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
