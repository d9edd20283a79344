import { useSyncExternalStore } from 'react';

/** Tablets and larger, as in the style sheets: the drawer stands beside the page instead of over it. */
const query = '(min-width: 48em)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

export const useWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(query).matches);
