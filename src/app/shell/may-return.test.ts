import { expect, test } from 'vitest';
import type { MenuFlag } from '#kinds/menu-flags';
import { mayReturnToBooking } from './may-return';

test.each([
  ['an admin', ['admin_menu'], true],
  ['a supplier, who books nothing', ['supplier'], false],
  ['somebody whose rights are not read yet', [], false],
] as const)('%s is led back to booking: %3$s', (_, flags, isLed) => {
  expect(mayReturnToBooking(new Set<MenuFlag>(flags))).toBe(isLed);
});
