import { useMemo, useState } from 'react';
import { targetKey, type Target } from '../target';

/** Several at once; null keys while one at a time is picked. What is gone meanwhile falls out of the choice. */
export const useChosen = (targets: readonly Target[]) => {
  const [keys, choose] = useState<ReadonlySet<string> | null>(null);
  const found = useMemo(
    () => (keys ? targets.filter((row) => keys.has(targetKey(row))) : []),
    [keys, targets],
  );
  const ids = useMemo(() => keys && new Set(found.map(({ id }) => id)), [keys, found]);
  const turn = (target: Target) => {
    const next = new Set(keys);
    if (!next.delete(targetKey(target))) next.add(targetKey(target));
    choose(next);
  };
  return { keys, targets: found, ids, turn, choose };
};
