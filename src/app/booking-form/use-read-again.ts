import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from './form-context';

/** After a refusal at once: what refused it is news that else comes to each part of the form when its turn is. */
export const useReadAgain = (read: () => Promise<unknown>) => {
  const { refusals } = useFormContext();
  const again = useEffectEvent(read);
  useEffect(() => {
    if (refusals > 0) void again();
  }, [refusals]);
};
