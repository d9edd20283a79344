import { useEffect, useState } from 'react';
import type { ReportRows } from '#contract/reports';
import type { KindId } from '#kinds/registry';
import type { Query } from '../../admin-kit/list/list-definition';
import { useServices } from '../../app-services';
import { useLanguage } from '../../ui/use-say';

type Known = { for: string; page: ReportRows | null; hasFailed: boolean };

/** One page of the rows behind a figure; the page before stays until the next is there. */
export const useDrill = (kind: KindId, query: Query) => {
  const { api } = useServices();
  const [known, setKnown] = useState<Known>({ for: '', page: null, hasFailed: false });
  const [times, setTimes] = useState(0);
  // Names come in the reader's language.
  const language = useLanguage();
  const wanted = JSON.stringify({ query, times, language });

  useEffect(() => {
    const gone = new AbortController();
    const read = async () => {
      const request = JSON.parse(wanted) as { query: never };
      const page = await api
        .call('listReportRows', { params: { kind }, query: request.query, signal: gone.signal })
        .catch(() => null);
      if (!gone.signal.aborted)
        setKnown((now) => ({ for: wanted, page: page ?? now.page, hasFailed: page === null }));
    };
    void read();
    return () => gone.abort();
  }, [api, kind, wanted]);

  return {
    page: known.page,
    hasFailed: known.hasFailed && known.for === wanted,
    again: () => setTimes((count) => count + 1),
  };
};
