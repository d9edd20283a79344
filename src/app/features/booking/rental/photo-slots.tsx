import { useEffect, useState } from 'react';
import { photoNotKept, photos as photosLabel, sides } from '#words/rental';
import { useServices } from '../../../app-services';
import { KeptPicture } from '../../../files/kept-picture';
import type { KeptFile } from '../../../files/kept-files';
import { useSay } from '../../../ui/use-say';
import classes from './rental.module.css';

type Props = {
  ids: readonly (string | null)[];
  problem: string | undefined;
  onChange: (ids: readonly (string | null)[]) => void;
};

/** Kept on the phone at once, sent ahead of the handover: a lost signal or a killed app loses no picture. */
export const PhotoSlots = ({ ids, problem, onChange }: Props) => {
  const say = useSay();
  const { outbox } = useServices();
  const [known, setKnown] = useState<Readonly<Record<string, KeptFile>>>({});
  const [trouble, setTrouble] = useState(false);
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

  const take = async (slot: number, chosen: File | undefined) => {
    if (!chosen) return;
    const { readAttachment } = await import('../../../files/read-attachment');
    const ready = await readAttachment(chosen);
    const kept = typeof ready === 'string' ? null : await (await outbox.files()).keep(ready);
    setTrouble(kept === null);
    if (kept) onChange(ids.map((id, place) => (place === slot ? kept.id : id)));
  };

  return (
    <fieldset className={classes['photos']}>
      <legend>{say(photosLabel)}</legend>
      <div className={classes['slots']}>
        {sides.map((side, slot) => {
          const file = known[ids[slot] ?? ''];
          return (
            <label
              key={side.en}
              className={classes['slot']}
              data-taken={ids[slot] ? '' : undefined}
            >
              <input
                type="file"
                accept="image/*"
                capture="environment"
                aria-describedby="photo-problem"
                onChange={({ target }) => void take(slot, target.files?.[0])}
              />
              {file && <KeptPicture {...file} />}
              <span>{say(side)}</span>
            </label>
          );
        })}
      </div>
      <p id="photo-problem" role="status" className={classes['problem']}>
        {trouble ? say(photoNotKept) : problem}
      </p>
    </fieldset>
  );
};
