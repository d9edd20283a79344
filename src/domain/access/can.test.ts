import { describe, expect, it } from 'vitest';
import type { Actor } from './actor';
import { actions, can, type Action } from './can';
import { menuFlags, type MenuFlag } from './menu-flags';

const person = { personId: 'x', isEmployee: true, isApprover: false };
const withFlags = (...flags: MenuFlag[]) => ({ flags: new Set(flags), providerId: null });

const actors: Record<string, Actor | undefined> = {
  employee: person,
  approver: { ...person, isApprover: true },
  'admin of everything': {
    ...person,
    admin: withFlags(...menuFlags.filter((flag) => flag !== 'supplier')),
  },
  'admin without a flag': { ...person, admin: withFlags() },
  supplier: { ...person, isEmployee: false, admin: withFlags('supplier', 'driver_menu') },
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
const granted: Record<Action, readonly string[]> = {
  'service-state:read': [...everybodyHere, 'withdrawn supplier'],
  'service-state:write': ['admin of everything', 'admin without a flag'],
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
};

describe('§6 Who may', () => {
  it.each(actions)('%s', (action) => {
    const may = Object.keys(actors).filter((name) => can(actors[name], action));
    expect(may).toEqual(granted[action]);
  });
});
