/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { latinDigits } from '#domain/thai/latin-digits';
import {
  amountLabel,
  amountMissing,
  closeForm,
  sendForm,
  spendTitle,
  spendTypes,
} from '#words/link-page';
import { PhotoField } from './photo-field';
import { useMark } from './use-mark';
import { useSay } from './use-link';

const types = ['fuel', 'toll', 'parking'] as const;
const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/;

export const SpendForm = ({ tripId, onClose }: { tripId: string; onClose: () => void }) => {
  const say = useSay();
  const mark = useMark();
  const [type, setType] = useState<(typeof types)[number]>('fuel');
  const [amount, setAmount] = useState('');
  const [photo, setPhoto] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const send = (event: Event) => {
    event.preventDefault();
    const typed = latinDigits(amount).replaceAll(/[,\s]/g, '');
    setIsWrong(!AMOUNT.test(typed) || Number(typed) === 0);
    if (!AMOUNT.test(typed) || Number(typed) === 0) return;
    void mark('markJob', { action: 'expense', tripId, type, amount: typed, photo });
    onClose();
  };
  return (
    <form class="inset" onSubmit={send} noValidate>
      <h3>{say(spendTitle)}</h3>
      <div class="checks">
        {types.map((choice) => (
          <button
            key={choice}
            type="button"
            class="button tick"
            aria-pressed={type === choice}
            onClick={() => setType(choice)}
          >
            {say(spendTypes[choice])}
          </button>
        ))}
      </div>
      <label>
        <span>{say(amountLabel)}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isWrong}
          value={amount}
          onInput={({ currentTarget }) => {
            setAmount(currentTarget.value);
            setIsWrong(false);
          }}
        />
        {isWrong && <small class="wrong">{say(amountMissing)}</small>}
      </label>
      <PhotoField photo={photo} onPhoto={setPhoto} />
      <div class="pair">
        <button type="button" class="button quiet" onClick={onClose}>
          {say(closeForm)}
        </button>
        <button type="submit" class="button main">
          {say(sendForm)}
        </button>
      </div>
    </form>
  );
};
