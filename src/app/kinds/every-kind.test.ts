import { expect, it } from 'vitest';
import { kindIds } from '#kinds/registry';
import { formOf } from './kind-form';
import { iconOf } from './kind-icon';

it.each(kindIds)('%s has a form and an icon in its folder', (kind) => {
  expect(formOf(kind)).toBeDefined();
  expect(iconOf(kind)).toBeDefined();
});
