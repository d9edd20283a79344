/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { photoFailed, photoTaken, takePhoto } from '#words/link-page';
import { useSay } from './use-link';

const LONGEST_SIDE = 1280;
const QUALITY = 0.7;

/** As large as needed to read a receipt; drawn anew, it says no more where it was taken. */
const shrink = async (file: Blob): Promise<string> => {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return canvas.toDataURL('image/jpeg', QUALITY).split(',')[1] ?? '';
};

type PhotoFieldProps = { photo: string | null; onPhoto: (photo: string) => void };

export const PhotoField = ({ photo, onPhoto }: PhotoFieldProps) => {
  const say = useSay();
  const [isWrong, setIsWrong] = useState(false);
  const read = async (file: Blob | undefined) => {
    if (!file) return;
    try {
      onPhoto(await shrink(file));
      setIsWrong(false);
    } catch {
      setIsWrong(true);
    }
  };
  return (
    <label class="button quiet">
      {say(photo === null ? takePhoto : photoTaken)}
      <input
        class="unseen"
        type="file"
        accept="image/*"
        capture="environment"
        onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
      />
      {photo && <img alt="" src={`data:image/jpeg;base64,${photo}`} />}
      {isWrong && <small class="wrong">{say(photoFailed)}</small>}
    </label>
  );
};
