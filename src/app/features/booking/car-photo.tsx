import { fileContent } from '#contract/files';
import { addressOf, fileOf } from '../../remote/stored-file';
import { lastAnswer } from '../../remote/last-answer';
import { useRemote } from '../../remote/use-remote';
import { CAR_PHOTO } from '../../storage-keys';
import classes from './car-photo.module.css';

/** It comes by the app's own tokens, so no plain address will do. The last one stays on the phone, for the road. */
const photoOf = (id: string) => ({
  ...fileOf(id),
  kept: lastAnswer(CAR_PHOTO, { id }, fileContent),
});

/** Its place is there from the start, so that nothing moves when it comes. Without it the plate says which car it is. */
export const CarPhoto = ({ id }: { id: string }) => {
  const { value: photo } = useRemote(photoOf, id);
  return (
    <span className={classes['photo']}>
      {photo && <img src={addressOf(photo)} alt="" decoding="async" />}
    </span>
  );
};
