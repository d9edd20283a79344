import { useEffect, useState } from 'react';
import { useServices } from '../app-services';
import type { KeptFile } from './kept-files';

/** What this phone has of it; undefined while it is looked for, null where there is none. */
export const useKeptFile = (id: string | null | undefined): KeptFile | null | undefined => {
  const { outbox } = useServices();
  const [found, setFound] = useState<{ id: string; file: KeptFile | null } | null>(null);
  useEffect(() => {
    if (!id) return undefined;
    let isWanted = true;
    const look = async () => (await outbox.files()).find(id);
    void look()
      .catch(() => null)
      .then((file) => {
        if (isWanted) setFound({ id, file });
      });
    return () => {
      isWanted = false;
    };
  }, [outbox, id]);
  if (!id) return null;
  return found?.id === id ? found.file : undefined;
};
