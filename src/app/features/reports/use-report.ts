import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { report as reportSchema, type Report } from '#contract/reports';
import type { KindId } from '#kinds/registry';
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

const AGAIN_MS = 15_000;

/** The report of an address: what the server says, else what this device last saw of the same address. */
export const useReport = (kind: KindId, query: ReportQuery) => {
  const { api, cache, connectivity } = useServices();
  const [known, setKnown] = useState<Known>({ for: '', report: null, isStale: false });
  // Asked again for the same address without a tap: nothing says that it is loading.
  const [asks, setAsks] = useState({ times: 0, quietFor: '' });
  // Names come in the reader's language.
  const language = useLanguage();
  const address = JSON.stringify(query);
  const isQuiet = asks.quietFor === address;
  const wanted = JSON.stringify({ query, times: asks.times, isQuiet, language });

  useEffect(() => {
    const gone = new AbortController();
    const place = listRow(`report-${kind}`);
    const how = JSON.parse(wanted) as { query: ReportQuery; isQuiet: boolean };
    const asked = how.query;
    const key = JSON.stringify(asked);
    const recall = async (): Promise<Report | null> => {
      const found = v.safeParse(remembered, (await cache.read(place))?.value);
      return found.success && found.output.key === key ? found.output.report : null;
    };
    const read = async () => {
      const fresh = await api
        .call('readReport', {
          params: { kind },
          query: asked,
          signal: gone.signal,
          background: how.isQuiet,
        })
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
  const isMissed = !isAsking && (known.isStale || known.report === null);

  // What could not be read once is read as soon as it can be, without a tap.
  useEffect(() => {
    if (!isMissed) return undefined;
    const again = () => setAsks(({ times }) => ({ times: times + 1, quietFor: address }));
    const timer = setTimeout(again, AGAIN_MS);
    const stop = connectivity.subscribe(() => {
      if (connectivity.get()) again();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [connectivity, isMissed, address]);

  const stands = !isAsking || (isQuiet && known.for !== '');
  return {
    report: known.report,
    isStale: known.isStale && stands,
    hasFailed: known.report === null && stands,
    isAsking,
    read: () => setAsks(({ times }) => ({ times: times + 1, quietFor: '' })),
  };
};
