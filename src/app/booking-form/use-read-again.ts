import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from './form-context';

/** At once after a refusal: else the news of what refused it comes to each part of the form in its own time. */
export const useReadAgain = (read: () => Promise<unknown>) => {
  const { refusals } = useFormContext();
  const again = useEffectEvent(read);
  useEffect(() => {
    if (refusals > 0) void again();
  }, [refusals]);
};
