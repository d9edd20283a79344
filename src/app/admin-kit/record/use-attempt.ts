import { useState } from 'react';
import { couldNotSave } from '#words/admin-kit';
import type { Message } from '#words/message';
import { refusals } from '#words/refusals';
import { ApiError } from '../../api/errors';

const byCode = ({ code }: ApiError): Message => refusals[code];

/** One small change at a time, without a form; what stands in its way is said beside it. */
export const useAttempt = (explain: (error: ApiError) => Message = byCode) => {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Message | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      setTrouble(error instanceof ApiError ? explain(error) : couldNotSave);
    } finally {
      setBusy(false);
    }
  };
  return { busy, trouble, attempt };
};
