import { useEffect, useState } from 'react';
import { photoPreparing, photos as photosLabel, sides } from '#words/rental';
import { useServices } from '../../../app-services';
import { KeptPicture } from '../../../files/kept-picture';
import type { KeptFile } from '../../../files/kept-files';
import { drawIcon } from '../../../ui/icon';
import { useSay } from '../../../ui/use-say';
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
  problem: string | undefined;
  onTake: (slot: number, chosen: File) => void;
};

/** Kept on the phone at once, sent ahead of the handover: a lost signal or a killed app loses no picture. */
export const PhotoSlots = ({ ids, preparing, problem, onTake }: Props) => {
  const say = useSay();
  const { outbox } = useServices();
  const [known, setKnown] = useState<Readonly<Record<string, KeptFile>>>({});
  const missing = ids.filter((id) => id !== null && !(id in known)).join(' ');

  useEffect(() => {
    if (missing === '') return undefined;
    let isWanted = true;
    const look = async () => {
      const files = await outbox.files();
      for (const id of missing.split(' ')) {
        const file = await files.find(id);
        if (file && isWanted) setKnown((now) => ({ ...now, [id]: file }));
      }
    };
    void look().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [outbox, missing]);

  return (
    <fieldset className={classes['photos']} data-problem={problem && ''}>
      <legend>{say(photosLabel)}</legend>
      <div className="grid gap-2 halves">
        {sides.map((side, slot) => {
          const file = known[ids[slot] ?? ''];
          const isPreparing = preparing.includes(slot);
          return (
            <label
              key={side.en}
              className={classes['slot']}
              data-taken={ids[slot] && !isPreparing ? '' : undefined}
              aria-busy={isPreparing}
            >
              <input
                type="file"
                accept="image/*"
                capture="environment"
                aria-label={say(side)}
                aria-describedby="photo-problem"
                onChange={({ target }) => {
                  const [chosen] = target.files ?? [];
                  if (chosen) onTake(slot, chosen);
                  // The same side may be taken once more.
                  target.value = '';
                }}
              />
              {file && !isPreparing && <KeptPicture {...file} />}
              {!file && !isPreparing && <CameraIcon size={28} />}
              <span role="status">{say(isPreparing ? photoPreparing : side)}</span>
            </label>
          );
        })}
      </div>
      <p id="photo-problem" role="status" className="wrong small">
        {problem}
      </p>
    </fieldset>
  );
};
