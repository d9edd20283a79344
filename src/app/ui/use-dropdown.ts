import { useState } from 'react';
import { useBackCloses } from './use-back-closes';

/** What a menu or a note beside its button has to know: whether it is open, which Back ends too. */
export const useDropdown = () => {
  const [opened, onChange] = useState(false);
  useBackCloses(() => onChange(false), opened);
  return { opened, onChange };
};
