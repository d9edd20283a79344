import { adminContract } from './admin-contract';
import { approvalCalls } from './approval-calls';
import { employeeContract } from './employee-contract';
import { noticeCalls } from './notice-calls';
import type { Contract } from './endpoint';

/** Named by its parts: written out as a whole it would be longer than the compiler writes a type. */
export type ProductContract = typeof employeeContract &
  typeof noticeCalls &
  typeof approvalCalls &
  typeof adminContract;
export type EndpointName = keyof ProductContract;

/** Every call of the product, by the name its client and its handler use. */
export const contract: ProductContract = {
  ...employeeContract,
  ...noticeCalls,
  ...approvalCalls,
  ...adminContract,
} satisfies Contract;
