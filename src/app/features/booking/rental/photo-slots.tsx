import { useState } from 'react';
import {
  cameraRefused,
  photoPreparing,
  photos as photosLabel,
  sides,
  takeInTurn,
} from '#words/rental';
import type { HandoverPhoto } from '../../../booking-kit/photo-pairs';
import { KeptPicture } from '../../../files/kept-picture';
import { useKeptFile } from '../../../files/use-kept-file';
import { drawIcon } from '../../../ui/icon';
import { useSay } from '../../../ui/use-say';
import { CameraGuide, hasCamera } from './camera-guide';
import classes from './rental.module.css';

const CameraIcon = drawIcon(
  <>
    <path data-soft d="M4 8h4l1.5-2.5h5L16 8h4v11H4Z" />
    <path d="M9.5 5.5h5L16 8h2.5A1.5 1.5 0 0 1 20 9.5v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-8A1.5 1.5 0 0 1 5.5 8H8Z" />
    <circle cx="12" cy="13.5" r="3" />
  </>,
);

type Props = {
  ids: readonly (string | null)[];
  /** The sides whose picture is being made ready. */
  preparing: readonly number[];
  /** How each side was when the car was collected. */
  before: readonly HandoverPhoto[];
  problem: string | undefined;
  onTake: (slot: number, chosen: File) => void;
};

type SlotProps = {
  name: string;
  id: string | null;
  isPreparing: boolean;
  onTake: (chosen: File) => void;
};

const Slot = ({ name, id, isPreparing, onTake }: SlotProps) => {
  const say = useSay();
  const file = useKeptFile(id);
  return (
    <label
      className={classes['slot']}
      data-taken={id && !isPreparing ? '' : undefined}
      aria-busy={isPreparing}
    >
      <input
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={name}
        aria-describedby="photo-problem"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onTake(chosen);
          // The same side may be taken once more.
          target.value = '';
        }}
      />
      {file && !isPreparing && <KeptPicture {...file} />}
      {!file && !isPreparing && <CameraIcon size={28} />}
      <span role="status">{isPreparing ? say(photoPreparing) : name}</span>
    </label>
  );
};

/** Kept on the phone at once, sent ahead of the handover: a lost signal or a killed app loses no picture. */
export const PhotoSlots = ({ ids, preparing, before, problem, onTake }: Props) => {
  const say = useSay();
  const [camera, setCamera] = useState<'closed' | 'open' | 'refused'>('closed');
  const taken = ids.map((id, slot) => id !== null || preparing.includes(slot));
  return (
    <fieldset data-problem={problem && ''}>
      <legend className="strong">{say(photosLabel)}</legend>
      <div className={classes['photos']}>
        {hasCamera() && camera !== 'refused' && (
          <button
            type="button"
            className={taken.every(Boolean) ? 'button' : 'button main'}
            onClick={() => setCamera('open')}
          >
            <CameraIcon /> {say(takeInTurn)}
          </button>
        )}
        {camera === 'refused' && <p className="note">{say(cameraRefused)}</p>}
        <div className="flow">
          {sides.map((side, slot) => (
            <Slot
              key={side.en}
              name={say(side)}
              id={ids[slot] ?? null}
              isPreparing={preparing.includes(slot)}
              onTake={(chosen) => onTake(slot, chosen)}
            />
          ))}
        </div>
      </div>
      <p id="photo-problem" role="status" className="wrong small">
        {problem}
      </p>
      {camera === 'open' && (
        <CameraGuide
          taken={taken}
          before={before}
          onTake={onTake}
          onRefused={() => setCamera('refused')}
          onClose={() => setCamera('closed')}
        />
      )}
    </fieldset>
  );
};
