/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { isFarReading } from '#domain/fleet/odometer';
import { latinDigits } from '#domain/thai/latin-digits';
import { kmDigits, kmLabel, kmMissing, kmTooLow, lastKm } from '#words/link-page';
import { kmFarOff } from '#words/odometer';
import type { Say } from '#words/message';
import { number, useSay } from './use-link';

const kmOf = (text: string): number | null => {
  const digits = latinDigits(text).replaceAll(/\D/g, '');
  return digits === '' ? null : Number(digits);
};

/** What is typed of an odometer, and what is wrong with it; far off, and missing where it is expected, is asked about once. */
export const useKm = (last: number, { isExpected }: { isExpected: boolean }) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSure, setIsSure] = useState(false);

  /** The number, null without one, undefined where something is wrong. */
  const take = (say: Say): number | null | undefined => {
    const km = kmOf(text);
    const isFar = km !== null && isFarReading(km, last);
    if (/[^\d\s.,]/.test(latinDigits(text))) {
      setProblem(say(kmDigits));
      return undefined;
    }
    if (km === null) {
      const isAsked = isExpected && !isSure;
      setProblem(isAsked ? say(kmMissing) : null);
      setIsSure(isAsked);
      return isAsked ? undefined : null;
    }
    if (km < last) setProblem(say(kmTooLow, { km: number(last) }));
    else if (isFar && !isSure) {
      setProblem(say(kmFarOff));
      setIsSure(true);
    } else {
      setProblem(null);
      return km;
    }
    return undefined;
  };

  const type = (next: string): void => {
    setText(next);
    setProblem(null);
    setIsSure(false);
  };
  return { text, type, problem, take, last, clear: () => type('') };
};

type KmFieldProps = { km: ReturnType<typeof useKm>; isSmall?: boolean };

export const KmField = ({ km, isSmall }: KmFieldProps) => {
  const say = useSay();
  const hint = km.last > 0 ? say(lastKm, { km: number(km.last) }) : '';
  return (
    <label class="km">
      {!isSmall && <span>{say(kmLabel)}</span>}
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={isSmall ? say(kmLabel) : undefined}
        aria-invalid={km.problem !== null}
        placeholder={hint}
        value={km.text}
        onInput={({ currentTarget }) => km.type(currentTarget.value)}
      />
      {km.problem && <small class="wrong">{km.problem}</small>}
    </label>
  );
};
