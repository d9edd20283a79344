/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import {
  canGoOn,
  cannotGoOn,
  carTrouble,
  closeForm,
  troubleLabel,
  troubleMissing,
} from '#words/link-page';
import { PhotoField } from './photo-field';
import { useMark } from './use-mark';
import { useSay } from './use-link';

const LONGEST = 300;

/** Told to the dispatchers the moment it is sent; whether the car can go on is the answer that sends it. */
export const TroubleForm = ({ tripId, onClose }: { tripId: string; onClose: () => void }) => {
  const say = useSay();
  const mark = useMark();
  const [text, setText] = useState('');
  const [photo, setPhoto] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const send = (canDrive: boolean) => {
    setIsWrong(text.trim() === '');
    if (text.trim() === '') return;
    void mark('markJob', { action: 'trouble', tripId, text: text.trim(), canDrive, photo });
    onClose();
  };
  return (
    <div class="inset">
      <h3>{say(carTrouble)}</h3>
      <label>
        <span>{say(troubleLabel)}</span>
        <textarea
          maxLength={LONGEST}
          aria-invalid={isWrong}
          value={text}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            setIsWrong(false);
          }}
        />
        {isWrong && <small class="wrong">{say(troubleMissing)}</small>}
      </label>
      <PhotoField photo={photo} onPhoto={setPhoto} />
      <div class="pair">
        <button type="button" class="button warn" onClick={() => send(false)}>
          {say(cannotGoOn)}
        </button>
        <button type="button" class="button main" onClick={() => send(true)}>
          {say(canGoOn)}
        </button>
      </div>
      <button type="button" class="button quiet" onClick={onClose}>
        {say(closeForm)}
      </button>
    </div>
  );
};
