import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { report as reportSchema, type Report } from '#contract/reports';
import type { KindId } from '#domain/booking/kind-id';
import { useServices } from '../../app-services';
import { listRow } from '../../storage-keys';
import type { ReportQuery } from './report-search';

export type ReportView = {
  report: Report | null;
  /** Remembered from another day, because the server could not be asked. */
  isStale: boolean;
  hasFailed: boolean;
  isAsking: boolean;
};

const nothing: ReportView = { report: null, isStale: false, hasFailed: false, isAsking: true };

/** The report of an address: what the server says, else what this device last saw of the same address. */
export const useReport = (kind: KindId, query: ReportQuery) => {
  const { api, cache } = useServices();
  const [view, setView] = useState<ReportView>(nothing);
  const [asked, setAsked] = useState(0);
  const key = JSON.stringify(query);

  useEffect(() => {
    const gone = new AbortController();
    const place = listRow(`report-${kind}`);
    const recall = async (): Promise<Report | null> => {
      const cached = await cache.read(place);
      const schema = v.object({ key: v.string(), report: reportSchema });
      const found = v.safeParse(schema, cached?.value);
      return found.success && found.output.key === key ? found.output.report : null;
    };
    const read = async () => {
      setView((now) => ({ ...now, isAsking: true }));
      try {
        const report = await api.call('readReport', {
          params: { kind },
          query: JSON.parse(key) as ReportQuery,
          signal: gone.signal,
        });
        if (gone.signal.aborted) return;
        setView({ report, isStale: false, hasFailed: false, isAsking: false });
        await cache.write(place, { key, report });
      } catch {
        if (gone.signal.aborted) return;
        const report = await recall().catch(() => null);
        setView({ report, isStale: report !== null, hasFailed: !report, isAsking: false });
      }
    };
    void read();
    return () => gone.abort();
  }, [api, cache, kind, key, asked]);

  return { ...view, read: useCallback(() => setAsked((times) => times + 1), []) };
};
