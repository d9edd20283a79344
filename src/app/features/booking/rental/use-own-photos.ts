import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { HandoverPhoto } from '../../../booking-kit/photo-pairs';
import { useServices } from '../../../app-services';
import { formRow } from '../../../storage-keys';

const row = (bookingId: string) => formRow(`handover-photos/${bookingId}`);

const keptIds = v.array(v.string());

/** Which pictures of the collection this phone still has: named here, they stay until the car is back. */
export const useOwnPhotos = (bookingId: string) => {
  const { cache } = useServices();
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    void cache.read(row(bookingId)).then((kept) => {
      const found = v.safeParse(keptIds, kept?.value);
      if (isWanted && found.success) setIds(found.output);
    });
    return () => {
      isWanted = false;
    };
  }, [cache, bookingId]);
  return {
    /** The pictures of a collection, from this phone where it took them. */
    of: (photoIds: readonly string[]): HandoverPhoto[] =>
      photoIds.map((id, at) => ({ id, keptId: ids[at] })),
    keep: (taken: readonly string[] | null) => {
      setIds(taken ?? []);
      void cache.write(row(bookingId), taken);
    },
  };
};
