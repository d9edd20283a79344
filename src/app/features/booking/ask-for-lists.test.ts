import { describe, expect, it, vi } from 'vitest';
import { admin, employee } from '../../../../tests/factories/shell-app';
import type { AppServices } from '../../app-services';
import { createUserDataStore } from '../../session/user-data';
import { askForLists } from './booking-remotes';

const ask = (person?: object, isAdmin = false) => {
  localStorage.clear();
  const userData = createUserDataStore();
  if (person) userData.keep(person);
  userData.keepIsAdmin(isAdmin);
  const call = vi.fn(() => new Promise<never>(() => undefined));
  askForLists({ api: { call }, userData } as unknown as AppServices);
  return call;
};

describe('the lists of the first screen', () => {
  it('are asked for at once, also before the device knows whose it is', () => {
    expect(ask()).toHaveBeenCalledTimes(4);
    expect(ask(employee())).toHaveBeenCalledTimes(4);
  });

  it('are not asked for who is known as a supplier’s dispatcher, who may not have them', () => {
    const supplier = admin('supplier', 'booking_with_driver_nava_menu');
    expect(ask(supplier, true)).not.toHaveBeenCalled();
  });
});
