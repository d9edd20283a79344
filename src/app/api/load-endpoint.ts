import type { EndpointName } from '#contract/contract';
import type { Endpoint } from '#contract/endpoint';
import { OfflineError } from './errors';

/**
 * What calls need comes beside the first paint; without a network it may not be there yet. Kept once it is there: a
 * module that is asked for again answers later, behind what the page is busy with.
 */
export const loadOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let part: Promise<T> | undefined;
  const begin = async () => {
    try {
      return await load();
    } catch (error) {
      part = undefined;
      throw new OfflineError(error);
    }
  };
  return () => (part ??= begin());
};

const loadEmployees = loadOnce(() => import('#contract/employee-contract'));
const loadNotices = loadOnce(() => import('#contract/notice-calls'));
const loadApprovals = loadOnce(() => import('#contract/approval-calls'));
const loadAdmins = loadOnce(() => import('#contract/admin-contract'));

/**
 * The table of all calls grows with the product; the first paint needs none of them, so it comes beside it. An
 * employee's phone never carries the administration's, and approvers are few.
 */
export const loadEndpoint = async (name: EndpointName): Promise<Endpoint> => {
  const { employeeContract } = await loadEmployees();
  if (name in employeeContract) return employeeContract[name as keyof typeof employeeContract];
  const { noticeCalls } = await loadNotices();
  if (name in noticeCalls) return noticeCalls[name as keyof typeof noticeCalls];
  const { approvalCalls } = await loadApprovals();
  if (name in approvalCalls) return approvalCalls[name as keyof typeof approvalCalls];
  const { adminContract } = await loadAdmins();
  return adminContract[name as keyof typeof adminContract];
};
