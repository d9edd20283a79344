import { OfflineError } from './errors';

/** The table of all calls grows with the product; the first paint needs none of them, so it comes beside it. */
export const loadContract = async () => {
  try {
    return (await import('#contract/contract')).contract;
  } catch (error) {
    throw new OfflineError(error);
  }
};
