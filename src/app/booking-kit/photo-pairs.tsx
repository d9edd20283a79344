import { useState } from 'react';
import { attachmentFailed, attachmentNeedsNetwork } from '#words/booking-detail';
import { afterPhoto, beforePhoto, noPhoto, photosBeside, sides } from '#words/rental';
import type { Message } from '#words/message';
import { KeptPicture } from '../files/kept-picture';
import { useKeptFile } from '../files/use-kept-file';
import { Shown } from '../remote/shown';
import { addressOf, fileOf } from '../remote/stored-file';
import { useRemote } from '../remote/use-remote';
import { useSay } from '../ui/use-say';

/** A picture of a car: the server's, and what this phone still has of it. */
export type HandoverPhoto = { id: string; keptId?: string | undefined };

const Stored = ({ id, name }: { id: string; name: string }) => {
  const remote = useRemote(fileOf, id);
  return (
    <Shown
      of={remote}
      skeleton={<span className="skeleton" aria-busy />}
      whyFailed={(_, isOnline) => (isOnline ? attachmentFailed : attachmentNeedsNetwork)}
    >
      {(file) => <img src={addressOf(file)} alt={name} width="100%" />}
    </Shown>
  );
};

export const HandoverPicture = ({ photo, name }: { photo: HandoverPhoto; name: string }) => {
  const kept = useKeptFile(photo.keptId);
  if (kept === undefined) return null;
  return kept ? <KeptPicture {...kept} alt={name} /> : <Stored id={photo.id} name={name} />;
};

type Props = {
  collected: readonly HandoverPhoto[];
  returned: readonly HandoverPhoto[];
};

/** Each side as it was when the car was collected, beside how it came back. Read only when somebody looks. */
export const PhotoPairs = ({ collected, returned }: Props) => {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const count = Math.max(collected.length, returned.length);
  if (count === 0) return null;
  const shown = sides.slice(0, count);
  const side = shown[place];
  const columns: readonly [Message, readonly HandoverPhoto[]][] = [
    [beforePhoto, collected],
    [afterPhoto, returned],
  ];
  return (
    <details className="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say(photosBeside)}</summary>
      {isOpen && (
        <div className="stack">
          <div className="flow">
            {shown.map((word, at) => (
              <button
                key={word.en}
                type="button"
                className="chip"
                aria-pressed={at === place}
                onClick={() => setPlace(at)}
              >
                {say(word)}
              </button>
            ))}
          </div>
          <div className="grid gap-2 halves">
            {columns.map(([word, photos]) => {
              const photo = photos[place];
              const name = `${say(word)}${side ? ` ${say(side)}` : ''}`;
              return (
                <figure key={word.en} className="stack gap-1">
                  <figcaption className="small soft">{say(word)}</figcaption>
                  {photo ? (
                    <HandoverPicture key={photo.id} photo={photo} name={name} />
                  ) : (
                    <p className="empty">{say(noPhoto)}</p>
                  )}
                </figure>
              );
            })}
          </div>
        </div>
      )}
    </details>
  );
};
