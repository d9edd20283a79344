import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { report as reportSchema, type Report } from '#contract/reports';
import type { KindId } from '#domain/booking/kind-id';
import { useServices } from '../../app-services';
import { useLanguage } from '../../ui/use-say';
import { listRow } from '../../storage-keys';
import type { ReportQuery } from './report-search';

type Known = {
  for: string;
  report: Report | null;
  /** Remembered from before, because the server could not be asked. */
  isStale: boolean;
};

const remembered = v.object({ key: v.string(), report: reportSchema });

/** The report of an address: what the server says, else what this device last saw of the same address. */
export const useReport = (kind: KindId, query: ReportQuery) => {
  const { api, cache } = useServices();
  const [known, setKnown] = useState<Known>({ for: '', report: null, isStale: false });
  const [times, setTimes] = useState(0);
  // Names come in the reader's language.
  const language = useLanguage();
  const wanted = JSON.stringify({ query, times, language });

  useEffect(() => {
    const gone = new AbortController();
    const place = listRow(`report-${kind}`);
    const asked = (JSON.parse(wanted) as { query: ReportQuery }).query;
    const key = JSON.stringify(asked);
    const recall = async (): Promise<Report | null> => {
      const found = v.safeParse(remembered, (await cache.read(place))?.value);
      return found.success && found.output.key === key ? found.output.report : null;
    };
    const read = async () => {
      const fresh = await api
        .call('readReport', { params: { kind }, query: asked, signal: gone.signal })
        .catch(() => null);
      const report = fresh ?? (await recall().catch(() => null));
      if (gone.signal.aborted) return;
      setKnown({ for: wanted, report, isStale: fresh === null });
      if (fresh) await cache.write(place, { key, report: fresh });
    };
    void read();
    return () => gone.abort();
  }, [api, cache, kind, wanted]);

  const isAsking = known.for !== wanted;
  return {
    report: known.report,
    isStale: known.isStale && !isAsking,
    hasFailed: !isAsking && known.report === null,
    isAsking,
    read: () => setTimes((count) => count + 1),
  };
};
