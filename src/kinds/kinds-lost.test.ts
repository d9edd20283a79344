import { expect, test } from 'vitest';
import type { KindId } from './registry';
import type { SiteId } from '#domain/site-id';
import { kindsLost } from './kinds-lost';

const of = (kinds: KindId[], sites: SiteId[]) => ({ kinds, sites });

test.each([
  ['nothing changes', of(['bookingnodriver'], ['nava']), of(['bookingnodriver'], ['nava']), []],
  [
    'a kind is taken',
    of(['bookingnodriver', 'bookingduringday'], ['nava']),
    of(['bookingnodriver'], ['nava']),
    ['bookingduringday'],
  ],
  [
    'the site is left',
    of(['bookingnodriver', 'bookingwithdriveramata'], ['nava', 'amata']),
    of(['bookingnodriver', 'bookingwithdriveramata'], ['amata']),
    ['bookingnodriver'],
  ],
  [
    'a driver of every site is given one',
    of(['bookingnodriver'], []),
    of(['bookingnodriver'], ['nava']),
    [],
  ],
  [
    'a kind is taken that was never served from here',
    of(['bookingwithdriveramata'], ['nava']),
    of(['bookingnodriver'], ['nava']),
    [],
  ],
] as const)('when %s', (_, before, after, lost) => {
  expect(kindsLost(before as never, after as never)).toEqual(lost);
});
