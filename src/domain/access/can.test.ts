import { describe, expect, it } from 'vitest';
import type { Actor } from './actor';
import { kindFlag, menuFlags } from '#kinds/menu-flags';
import { kindIds } from '#kinds/registry';
import { adminWith } from '../../../tests/factories/admin-rights';
import { actions, can, kindActions, linkActions, type Action, type KindAction } from './can';

const person = { personId: 'x', isEmployee: true, isApprover: false };

const actors: Record<string, Actor | undefined> = {
  employee: person,
  approver: { ...person, isApprover: true },
  'admin of everything': {
    ...person,
    admin: adminWith(menuFlags.filter((flag) => flag !== 'supplier')),
  },
  'admin without a flag': { ...person, admin: adminWith([]) },
  supplier: { ...person, isEmployee: false, admin: adminWith(['supplier', 'driver_menu']) },
  'withdrawn supplier': { ...person, isEmployee: false },
  'account without a record': undefined,
};

const everybodyHere = [
  'employee',
  'approver',
  'admin of everything',
  'admin without a flag',
  'supplier',
];

const employees = ['employee', 'approver', 'admin of everything', 'admin without a flag'];

/** Who may, action by action: the whole of it, so that a new action must be thought about here. */
const granted: Record<Exclude<Action, KindAction>, readonly string[]> = {
  'permission:read': [...everybodyHere, 'withdrawn supplier'],
  'service-state:read': [...everybodyHere, 'withdrawn supplier'],
  'service-state:write': ['admin of everything'],
  'live:listen': everybodyHere,
  'language:choose': everybodyHere,
  'contacts:read': [...everybodyHere, 'withdrawn supplier', 'account without a record'],
  'problem:report': everybodyHere,
  'booking-options:read': employees,
  'people:search': employees,
  'departures:list': employees,
  'forecast:read': employees,
  'free-cars:list': employees,
  'file:upload': employees,
  'file:read': employees,
  'licence:read': employees,
  'licence:write': employees,
  'booking:read': employees,
  'booking:write': employees,
  'approval:read': ['approver'],
  'approval:decide': ['approver'],
  'delegation:write': ['approver'],
  'rating:read': employees,
  'rating:write': employees,
  'notice:read': everybodyHere,
  'notice:write': everybodyHere,
  'driver:read': ['admin of everything', 'supplier'],
  'driver:write': ['admin of everything'],
  'basics:read': ['admin of everything'],
  'basics:write': ['admin of everything'],
  'channel:read': ['admin of everything'],
  'truth:read': ['admin of everything'],
  'channel:write': ['admin of everything'],
  'user:read': ['admin of everything'],
  'user:write': ['admin of everything'],
};

/** What a supplier's dispatcher does too, in the kinds that are enabled for them. */
const suppliersToo: readonly KindAction[] = ['arranging:read', 'arranging:write'];

describe('a signed link', () => {
  const faces = ['driver', 'gate', 'rider'] as const;

  const markers: Partial<Record<(typeof linkActions)[number], string[]>> = {
    'job:mark': ['driver'],
    'passage:mark': ['gate'],
    'mark:take-back': ['driver', 'gate'],
  };

  it.each(linkActions)('%s: only the faces it is for, and no person', (action) => {
    const may = faces.filter((face) => can({ linkId: 'x', face }, action));
    expect(may).toEqual(markers[action] ?? [...faces]);
    for (const [name, actor] of Object.entries(actors))
      expect(can(actor, action), name).toBe(false);
  });

  it('may nothing that a person may', () => {
    for (const face of faces) {
      for (const action of actions) expect(can({ linkId: 'x', face }, action), action).toBe(false);
      for (const action of kindActions)
        expect(can({ linkId: 'x', face }, action, { kind: 'bookingnodriver' })).toBe(false);
    }
  });
});

describe('§6 Who may', () => {
  it.each(actions)('%s', (action) => {
    const may = Object.keys(actors).filter((name) => can(actors[name], action));
    expect(may).toEqual(granted[action]);
  });

  it.each(kindActions)('§6.3 %s: the admins of the kind, and no other kind', (action) => {
    for (const kind of kindIds) {
      for (const flag of menuFlags) {
        const admin = { ...person, admin: adminWith([flag]) };
        expect(can(admin, action, { kind }), `${flag} in ${kind}`).toBe(flag === kindFlag(kind));
      }
      for (const name of ['employee', 'approver', 'supplier', 'account without a record'])
        expect(can(actors[name], action, { kind }), name).toBe(false);
    }
  });

  it.each(kindActions)('§6.4 %s: a supplier only where suppliers arrange', (action) => {
    for (const kind of kindIds) {
      const supplier = {
        ...person,
        admin: adminWith([kindFlag(kind), 'supplier'], 'p'),
      };
      const mayHere = suppliersToo.includes(action);
      expect(can(supplier, action, { kind })).toBe(mayHere);
      expect(can(supplier, action, { kind, providerId: 'p' })).toBe(mayHere);
      expect(can(supplier, action, { kind, providerId: 'another' })).toBe(false);
      expect(can(supplier, action, { kind, providerId: null })).toBe(false);
    }
  });
});
