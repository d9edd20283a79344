import { describe, expect, it, test } from 'vitest';
import { decideRights, type Rights, type RightsHolder } from './decide-rights';

const employee: RightsHolder = { id: 'somchai', role: 'employee', isActive: true };
const supplier: RightsHolder = { id: 'dispatcher', role: 'supplier', isActive: true };
const rights = (more: Partial<Rights> = {}): Rights => ({
  active: true,
  flags: ['driver_menu'],
  providerId: null,
  ...more,
});
const withProvider = rights({ providerId: 'p' });

const problem = (person: RightsHolder, wanted: Rights, by = 'wichai') => {
  const decided = decideRights({ by, person }, wanted);
  return decided.ok
    ? 'done'
    : (Object.entries(decided.refusal.fields ?? {})[0]?.join(': ') ?? decided.refusal.code);
};

describe('§6 Giving and taking rights', () => {
  test.each<[string, RightsHolder, Rights, string]>([
    ['an employee gets menus', employee, rights(), 'done'],
    ['an employee manages admins', employee, rights({ flags: ['admin_menu'] }), 'done'],
    ['an employee is no supplier', employee, withProvider, 'providerId: invalid'],
    ['a supplier has a provider', supplier, rights(), 'providerId: required'],
    ['a supplier arranges and sees drivers', supplier, withProvider, 'done'],
    [
      'a supplier manages no admins',
      supplier,
      rights({ providerId: 'p', flags: ['admin_menu'] }),
      'flags: supplier_excludes_admin',
    ],
    ['rights without a menu are none', employee, rights({ flags: [] }), 'flags: required'],
    ['who left gets none', { ...employee, isActive: false }, rights(), 'personId: person_left'],
    ['who left loses theirs', { ...employee, isActive: false }, rights({ active: false }), 'done'],
    ['a driver has no account', { ...employee, role: 'driver' }, rights(), 'personId: unknown'],
  ])('%s', (_, person, wanted, expected) => {
    expect(problem(person, wanted)).toBe(expected);
  });

  it('nobody grants to themselves, and nobody takes their own', () => {
    expect(problem(employee, rights(), 'somchai')).toBe('own_rights');
    expect(problem(employee, rights({ active: false }), 'somchai')).toBe('own_rights');
  });
});
