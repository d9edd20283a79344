import { describe, expect, test } from 'vitest';
import type { AdminPage } from './kind';
import { adminPages } from './kind';
import {
  hasAdminPage,
  isKindId,
  keepsExpenses,
  keepsProviders,
  type KindId,
  kindIds,
  kindsAt,
} from './registry';

describe('§2 Admin routes', () => {
  const only: Partial<Record<AdminPage, readonly KindId[]>> = {
    expenseandprovider: ['bookingwithdrivernava', 'bookingwithdriveramata'],
    provider: ['bookingduringday'],
  };

  test.each(adminPages)(
    '§2.7 §2.8 %s exists exactly for the kinds that the table names',
    (page) => {
      expect(kindIds.filter((kind) => hasAdminPage(kind, page))).toEqual(only[page] ?? kindIds);
    },
  );
});

describe('§1 Sites', () => {
  test('§1.4 there are four kinds, by exactly these names', () => {
    expect(kindIds.toSorted()).toEqual([
      'bookingduringday',
      'bookingnodriver',
      'bookingwithdriveramata',
      'bookingwithdrivernava',
    ]);
  });

  test('§1.2 §1.3 site one offers three kinds, site two the shared shuttle', () => {
    expect(kindsAt('nava')).toEqual([
      'bookingwithdrivernava',
      'bookingnodriver',
      'bookingduringday',
    ]);
    expect(kindsAt('amata')).toEqual(['bookingwithdriveramata']);
  });
});

test('a kind is a name of the four and nothing else', () => {
  expect(['bookingnodriver', 'toString', '', 1, null].map(isKindId)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('expenses are kept of some kinds, providers of all but self-drive', () => {
  expect(kindIds.filter(keepsExpenses)).toEqual([
    'bookingwithdrivernava',
    'bookingwithdriveramata',
  ]);
  expect(kindIds.filter((kind) => !keepsProviders(kind))).toEqual(['bookingnodriver']);
});
