import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { beforePhoto, photoHints, shutter, sides, takeInTurn } from '#words/rental';
import { HandoverPicture, type HandoverPhoto } from '../../../booking-kit/photo-pairs';
import { Sheet } from '../../../ui/sheet';
import { useSay } from '../../../ui/use-say';
import classes from './rental.module.css';
import { Silhouette } from './silhouette';

/** A phone's back camera, as sharp as is kept of it. */
const wanted: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
};

/** Not where the page came by plain HTTP. */
export const hasCamera = (): boolean => 'mediaDevices' in navigator;

/** The camera's picture for as long as the guide stands. */
const useCamera = (onRefused: () => void) => {
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setReady] = useState(false);
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isWanted = true;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia(wanted);
      if (!isWanted) return stop();
      if (!video.current) return;
      video.current.srcObject = stream;
      await video.current.play();
      setReady(true);
    };
    open().catch(() => {
      if (isWanted) refuse();
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  const shoot = async (name: string): Promise<File | null> => {
    const { current: from } = video;
    const canvas = document.createElement('canvas');
    canvas.width = from?.videoWidth ?? 0;
    canvas.height = from?.videoHeight ?? 0;
    if (!from || canvas.width === 0) return null;
    canvas.getContext('2d')?.drawImage(from, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.9);
    });
    return blob && new File([blob], `${name}.jpg`, { type: 'image/jpeg' });
  };
  return { video, isReady, shoot };
};

type Props = {
  /** Which sides have a picture already, in the order of the sides. */
  taken: readonly boolean[];
  /** How each side was when the car was collected. */
  before: readonly HandoverPhoto[];
  onTake: (side: number, photo: File) => void;
  onRefused: () => void;
  onClose: () => void;
};

/** One side after the other, a tap each; the pictures are made ready behind while the next side is in view. */
export const CameraGuide = ({ taken, before, onTake, onRefused, onClose }: Props) => {
  const say = useSay();
  const [side, setSide] = useState(() => Math.max(0, taken.indexOf(false)));
  const [isShooting, setShooting] = useState(false);
  const { video, isReady, shoot } = useCamera(onRefused);
  const [name, hint, earlier] = [sides[side], photoHints[side], before[side]];
  if (!name || !hint) return null;

  const take = async () => {
    setShooting(true);
    const photo = await shoot(name.en);
    setShooting(false);
    if (!photo) return;
    onTake(side, photo);
    const now = taken.with(side, true);
    const after = now.indexOf(false, side);
    const next = after === -1 ? now.indexOf(false) : after;
    if (next === -1) onClose();
    else setSide(next);
  };

  return (
    <Sheet roomy title={say(takeInTurn)} onClose={onClose}>
      <div className="stack">
        <div className={earlier && 'grid gap-2 halves'}>
          <p role="status">
            <strong>
              {side + 1}/{sides.length} {say(name)}
            </strong>
            <br />
            {say(hint)}
          </p>
          {earlier && <HandoverPicture key={earlier.id} photo={earlier} name={say(beforePhoto)} />}
        </div>
        <div className={classes['view']}>
          <video ref={video} muted playsInline aria-hidden />
          <Silhouette side={side} />
        </div>
        <button
          type="button"
          className="button main"
          disabled={!isReady || isShooting}
          onClick={() => void take()}
        >
          {say(shutter, { side: say(name) })}
        </button>
        <div className="flow fill">
          {sides.map((word, at) => (
            <button
              key={word.en}
              type="button"
              className="chip"
              aria-pressed={at === side}
              onClick={() => setSide(at)}
            >
              {taken[at] && '✓ '}
              {say(word)}
            </button>
          ))}
        </div>
      </div>
    </Sheet>
  );
};
