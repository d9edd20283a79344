import { useEffect, useState } from 'react';
import type { ReportRows } from '#contract/reports';
import type { KindId } from '#domain/booking/kind-id';
import type { Query } from '../../admin-kit/list/list-definition';
import { useServices } from '../../app-services';

/** One page of the rows behind a figure. */
export const useDrill = (kind: KindId, query: Query) => {
  const { api } = useServices();
  const [page, setPage] = useState<ReportRows | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  const key = JSON.stringify(query);

  useEffect(() => {
    const gone = new AbortController();
    const read = async () => {
      setFailed(false);
      try {
        const answer = await api.call('listReportRows', {
          params: { kind },
          query: JSON.parse(key) as never,
          signal: gone.signal,
        });
        if (!gone.signal.aborted) setPage(answer);
      } catch {
        if (!gone.signal.aborted) setFailed(true);
      }
    };
    void read();
    return () => gone.abort();
  }, [api, kind, key, asked]);

  return { page, hasFailed, again: () => setAsked((times) => times + 1) };
};
