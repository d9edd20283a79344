import { useCallback, useEffect, useState } from 'react';
import type { AuditEntry, AuditPage } from '#contract/audit';
import { useServices } from '../../app-services';

export type AuditFilter = {
  q?: string | undefined;
  subject?: string | undefined;
  subjectId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

type ShownAudit = {
  entries: readonly AuditEntry[];
  names: Readonly<Record<string, string>>;
  next: string | null;
};

type State = {
  /** What was asked for, so that an answer to an earlier question is known as one. */
  asked: string;
  shown: ShownAudit | null;
  isFailed: boolean;
};

const join = (shown: ShownAudit, page: AuditPage): ShownAudit => ({
  entries: [...shown.entries, ...page.entries],
  names: { ...shown.names, ...page.names },
  next: page.next,
});

/** The history as far as it was asked for: newest first, older on demand. */
export const useAudit = ({ q, subject, subjectId, from, to }: AuditFilter) => {
  const { api } = useServices();
  const asked = JSON.stringify([q, subject, subjectId, from, to]);
  const [state, setState] = useState<State>({ asked: '', shown: null, isFailed: false });
  const [isReadingOn, setReadingOn] = useState(false);

  const ask = useCallback(
    (after?: string, signal?: AbortSignal) =>
      api.call('readAudit', {
        query: { q, subject, subjectId, from, to, after },
        ...(signal && { signal }),
      }),
    [api, q, subject, subjectId, from, to],
  );

  useEffect(() => {
    const gone = new AbortController();
    ask(undefined, gone.signal).then(
      (shown) => !gone.signal.aborted && setState({ asked, shown, isFailed: false }),
      () => !gone.signal.aborted && setState(({ shown }) => ({ asked, shown, isFailed: true })),
    );
    return () => gone.abort();
  }, [ask, asked]);

  const { shown, isFailed } = state;

  /** The next older ones, or after a failure what failed. */
  const readOn = async () => {
    const sofar = isFailed && !shown?.next ? null : shown;
    setReadingOn(true);
    try {
      const page = await ask(sofar?.next ?? undefined);
      setState({ asked, shown: sofar ? join(sofar, page) : page, isFailed: false });
    } catch {
      setState({ asked, shown, isFailed: true });
    } finally {
      setReadingOn(false);
    }
  };

  return { shown, isFailed, isAsking: state.asked !== asked || isReadingOn, readOn };
};
