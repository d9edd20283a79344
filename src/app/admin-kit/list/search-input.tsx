import { TextInput } from '@mantine/core';
import { useEffect, useState, type RefObject } from 'react';
import type { Message } from '#words/message';
import { useSay } from '../../ui/use-say';

const PAUSE_MS = 300;

type SearchInputProps = {
  label: Message;
  q: string;
  onSearch: (q: string) => void;
  className: string | undefined;
  inputRef?: RefObject<HTMLInputElement | null>;
};

/** Typed here at once, in the address after a pause. */
export const SearchInput = ({ label, q, onSearch, className, inputRef }: SearchInputProps) => {
  const say = useSay();
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      onSearch(typed.trim());
      setTyped(null);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <TextInput
      ref={inputRef}
      type="search"
      className={className}
      aria-label={say(label)}
      placeholder={say(label)}
      maxLength={100}
      value={typed ?? q}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
};
