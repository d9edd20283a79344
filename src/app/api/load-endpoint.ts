import type { EndpointName } from '#contract/contract';
import type { Endpoint } from '#contract/endpoint';
import { OfflineError } from './errors';

/**
 * The table of all calls grows with the product; the first paint needs none of them, so it comes beside it. An
 * employee's phone never carries the administration's.
 */
export const loadEndpoint = async (name: EndpointName): Promise<Endpoint> => {
  try {
    const { employeeContract } = await import('#contract/employee-contract');
    if (name in employeeContract) return employeeContract[name as keyof typeof employeeContract];
    const { adminContract } = await import('#contract/admin-contract');
    return adminContract[name as keyof typeof adminContract];
  } catch (error) {
    throw new OfflineError(error);
  }
};
