import { useRef, useState } from 'react';
import { useServices } from '../../../app-services';
import type { KeptFile, KeptFiles } from '../../../files/kept-files';

const prepare = async (chosen: File, files: Promise<KeptFiles>): Promise<KeptFile | null> => {
  const { readAttachment } = await import('../../../files/read-attachment');
  const ready = await readAttachment(chosen);
  return typeof ready === 'string' ? null : (await files).keep(ready);
};

/**
 * Makes a camera's pictures small and keeps them on the phone, which takes seconds each: one after the other, as four at
 * once fill a small phone's memory, while the person goes on to the next side or writes.
 */
export const useSidePhotos = (onReady: (slot: number, id: string) => void) => {
  const { outbox } = useServices();
  const [preparing, setPreparing] = useState<readonly number[]>([]);
  const [isTrouble, setTrouble] = useState(false);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const newest = useRef(new Map<number, File>());

  const take = (slot: number, chosen: File) => {
    newest.current.set(slot, chosen);
    setTrouble(false);
    setPreparing((slots) => [...new Set([...slots, slot])]);
    const work = async () => {
      // Taken once more before its turn came.
      if (newest.current.get(slot) !== chosen) return;
      const kept = await prepare(chosen, outbox.files()).catch(() => null);
      if (newest.current.get(slot) !== chosen) return;
      if (kept) onReady(slot, kept.id);
      else setTrouble(true);
      setPreparing((slots) => slots.filter((other) => other !== slot));
    };
    line.current = line.current.then(work);
  };

  return { preparing, isTrouble, take };
};
