import type { EndpointName } from '#contract/contract';
import type { Endpoint } from '#contract/endpoint';
import { OfflineError } from './errors';

/** What calls need comes beside the first paint; without a network it may not be there yet. */
export const loadPart = async <T>(part: Promise<T>): Promise<T> => {
  try {
    return await part;
  } catch (error) {
    throw new OfflineError(error);
  }
};

/**
 * The table of all calls grows with the product; the first paint needs none of them, so it comes beside it. An
 * employee's phone never carries the administration's, and approvers are few.
 */
export const loadEndpoint = async (name: EndpointName): Promise<Endpoint> => {
  const { employeeContract } = await loadPart(import('#contract/employee-contract'));
  if (name in employeeContract) return employeeContract[name as keyof typeof employeeContract];
  const { noticeCalls } = await loadPart(import('#contract/notice-calls'));
  if (name in noticeCalls) return noticeCalls[name as keyof typeof noticeCalls];
  const { approvalCalls } = await loadPart(import('#contract/approval-calls'));
  if (name in approvalCalls) return approvalCalls[name as keyof typeof approvalCalls];
  const { adminContract } = await loadPart(import('#contract/admin-contract'));
  return adminContract[name as keyof typeof adminContract];
};
