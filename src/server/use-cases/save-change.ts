import { differenceOf } from './difference-of';
import { tell, type Tools } from './tell';

type Change = Parameters<typeof tell>[1] & {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  by?: never;
};

/** Saves a change and tells of it. What changes nothing is neither: no new version, and no entry that says nothing. */
export const saveChange = async (
  call: Tools & { actor: { personId: string } },
  change: Change,
  save: () => Promise<unknown>,
): Promise<void> => {
  if (Object.keys(differenceOf(change.before, change.after).after).length === 0) return;
  await save();
  await tell(call, change);
};
