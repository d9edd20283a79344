import { useState } from 'react';
import type { ServiceStateChange } from '#contract/service-state';
import type { Message } from '#words/message';
import { refusals } from '#words/refusals';
import { ApiError } from '../../api/errors';
import { useServices } from '../../app-services';

/** One change at a time; what stands in its way is said beside it. */
export const useChangeServiceState = () => {
  const { serviceState } = useServices();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);

  const change = async (...changes: ServiceStateChange[]): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      for (const wanted of changes) await serviceState.change(wanted);
      return true;
    } catch (error) {
      setProblem(refusals[error instanceof ApiError ? error.code : 'temporarily_unavailable']);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { change, busy, problem };
};
