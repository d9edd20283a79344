import { expect, test } from 'vitest';
import { byFlag, flagsOf, isFlag, kindFlag, kindOfFlag, menuFlags, rightsOf } from './menu-flags';
import { kindIds } from './registry';

test('a right of a kind names its kind and back', () => {
  for (const kind of kindIds) expect(kindOfFlag(kindFlag(kind))).toBe(kind);
  expect(() => kindOfFlag('supplier' as never)).toThrow('no kind');
});

test('rights are the same from outside and back', () => {
  const given = ['booking_no_driver_menu', 'driver_menu', 'nonsense'];
  const rights = rightsOf(given);
  expect([...rights.kinds]).toEqual(['bookingnodriver']);
  expect([...rights.flags]).toEqual(['driver_menu']);
  expect([...flagsOf(rights)]).toEqual(['booking_no_driver_menu', 'driver_menu']);
  expect([...flagsOf({ ...rights, kinds: new Set(['gone', 'bookingnodriver']) })]).toHaveLength(2);
});

test('the flags are those of the kinds and the others, and nothing else', () => {
  expect(menuFlags).toHaveLength(kindIds.length + 3);
  expect(menuFlags.every(isFlag)).toBe(true);
  expect([isFlag('supplier'), isFlag('root'), isFlag(1)]).toEqual([true, false, false]);
  expect(byFlag((flag) => flag.length)).toMatchObject({ supplier: 8, admin_menu: 10 });
});
