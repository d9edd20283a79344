import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useServices } from '../../app-services';
import { ownerId } from '../../drafts/owner';
import { listFilterKey } from '../../storage-keys';
import { useStore } from '../../ui/store';
import type { Query } from './list-definition';

const savedFilter = v.record(v.string(), v.string());

/** One filter a list, remembered on this device for this person. */
export const useSavedFilter = (list: string) => {
  const { memory, session } = useServices();
  const state = useStore(session.state);
  const key = state.status === 'signed-in' ? listFilterKey(list, ownerId(state.account)) : null;
  const [filter, setFilter] = useState<Query | null>(null);

  useEffect(() => {
    let isWanted = true;
    const recall = async () => {
      const found = key === null ? null : v.safeParse(savedFilter, await memory.recall(key));
      if (isWanted) setFilter(found?.success ? found.output : null);
    };
    void recall();
    return () => {
      isWanted = false;
    };
  }, [memory, key]);

  const keep = (next: Query | null) => {
    setFilter(next);
    if (key !== null) void memory.remember(key, next ?? undefined);
  };

  return { filter, keep };
};
