import { adminContract } from './admin-contract';
import { approvalCalls } from './approval-calls';
import { employeeContract } from './employee-contract';
import { noticeCalls } from './notice-calls';
import type { Contract } from './endpoint';

/** Every call of the product, by the name its client and its handler use. */
export const contract = {
  ...employeeContract,
  ...noticeCalls,
  ...approvalCalls,
  ...adminContract,
} as const satisfies Contract;

export type ProductContract = typeof contract;
export type EndpointName = keyof ProductContract;
