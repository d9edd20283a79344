import { describe, expect, it, vi } from 'vitest';
import { admin, employee } from '../../../../tests/factories/shell-app';
import type { AppServices } from '../../app-services';
import { createUserDataStore } from '../../session/user-data';
import { askForLists } from './booking-remotes';

/** A device that knows whose it is, or nobody yet. */
const askAs = (person: object | null, isAdmin: boolean) => {
  localStorage.clear();
  const userData = createUserDataStore();
  if (person) {
    userData.keep(person);
    userData.keepIsAdmin(isAdmin);
  }
  const call = vi.fn(() => new Promise<never>(() => undefined));
  const services = { api: { besideCheck: { call } }, userData } as unknown as AppServices;
  void askForLists(services);
  return call;
};

describe('the lists of the first screen', () => {
  it('are asked for beside the question whose they are, and where that is known', () => {
    expect(askAs(null, false)).toHaveBeenCalledTimes(4);
    expect(askAs(employee(), false)).toHaveBeenCalledTimes(4);
  });

  it('are not asked for a supplier’s dispatcher, who may not have them', () => {
    const supplier = admin('supplier', 'booking_with_driver_nava_menu');
    expect(askAs(supplier, true)).not.toHaveBeenCalled();
  });
});
