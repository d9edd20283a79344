import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useServices } from '../../app-services';
import { CAR_PHOTO } from '../../storage-keys';
import classes from './car-photo.module.css';

const kept = v.object({ id: v.string(), address: v.string() });

/** It comes by the app's own tokens, so no plain address will do. The last one stays on the phone, for the road. */
const usePhoto = (id: string): string | null => {
  const { api, cache } = useServices();
  const [photo, setPhoto] = useState<{ id: string; address: string } | null>(null);

  useEffect(() => {
    let isWanted = true;
    const find = async () => {
      const last = v.safeParse(kept, (await cache.read(CAR_PHOTO))?.value);
      if (last.success && last.output.id === id) return last.output;
      const { mediaType, content } = await api.call('readFile', {
        params: { id },
        background: true,
      });
      const coming = { id, address: `data:${mediaType};base64,${content}` };
      await cache.write(CAR_PHOTO, coming);
      return coming;
    };
    find().then(
      (found) => isWanted && setPhoto(found),
      // The plate says which car it is.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [api, cache, id]);

  return photo?.id === id ? photo.address : null;
};

/** Its place is there from the start, so that nothing moves when it comes. */
export const CarPhoto = ({ id }: { id: string }) => {
  const address = usePhoto(id);
  return (
    <span className={classes['photo']}>
      {address !== null && <img src={address} alt="" decoding="async" />}
    </span>
  );
};
