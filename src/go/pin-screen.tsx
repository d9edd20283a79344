/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { latinDigits } from '#domain/thai/latin-digits';
import { openGate, pinTitle, pinWrong } from '#words/link-page';
import { useLink, useLinkState, useSay } from './use-link';

const LONGEST = 6;

/** Once on each tablet: it is kept there until it is wrong. */
export const PinScreen = () => {
  const say = useSay();
  const link = useLink();
  const { wrongPins } = useLinkState();
  const [pin, setPin] = useState('');
  const send = (event: Event) => {
    event.preventDefault();
    if (pin === '') return;
    void link.enterPin(pin);
    setPin('');
  };
  return (
    <form class="card" onSubmit={send} noValidate>
      <label>
        <span>{say(pinTitle)}</span>
        <input
          type="password"
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={wrongPins > 0}
          value={pin}
          onInput={({ currentTarget }) =>
            setPin(latinDigits(currentTarget.value).replaceAll(/\D/g, '').slice(0, LONGEST))
          }
        />
        {wrongPins > 0 && <small class="wrong">{say(pinWrong, { count: wrongPins })}</small>}
      </label>
      <button type="submit" class="button main">
        {say(openGate)}
      </button>
    </form>
  );
};
