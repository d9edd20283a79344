import { describe, expect, it, vi } from 'vitest';
import { admin, employee } from '../../../../tests/factories/shell-app';
import type { AppServices } from '../../app-services';
import { createUserDataStore } from '../../session/user-data';
import { askForLists } from './booking-remotes';

/** A device that does not know yet whose it is, until the check has said so. */
const askAs = async (person: object, isAdmin: boolean) => {
  localStorage.clear();
  const userData = createUserDataStore();
  const call = vi.fn(() => new Promise<never>(() => undefined));
  const services = { api: { call }, userData } as unknown as AppServices;
  let answer: () => void = () => undefined;
  const checked = new Promise<void>((resolve) => (answer = resolve));
  const asking = askForLists(services, checked);
  await Promise.resolve();
  expect(call).not.toHaveBeenCalled();
  userData.keep(person);
  userData.keepIsAdmin(isAdmin);
  answer();
  // The lists themselves never come.
  await Promise.race([asking, new Promise((resolve) => setTimeout(resolve))]);
  return call;
};

describe('the lists of the first screen', () => {
  it('are asked for as soon as it is known whose they are', async () => {
    expect(await askAs(employee(), false)).toHaveBeenCalledTimes(4);
  });

  it('are not asked for a supplier’s dispatcher, who may not have them', async () => {
    const supplier = admin('supplier', 'booking_with_driver_nava_menu');
    expect(await askAs(supplier, true)).not.toHaveBeenCalled();
  });
});
