import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { layersOver } from './layers';

/** While it is open, Back closes it and does not leave the page. */
export const useBackCloses = (close: () => void, isOpen = true) => {
  const { history } = useRouter();
  const closeIt = useEffectEvent(close);
  useEffect(
    () => (isOpen ? layersOver(history)?.add(() => closeIt()) : undefined),
    [history, isOpen],
  );
};
