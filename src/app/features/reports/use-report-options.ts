import { useEffect, useState } from 'react';
import type { ReportOptions } from '#contract/reports';
import type { KindId } from '#kinds/registry';
import { useServices } from '../../app-services';
import { useLanguage } from '../../ui/use-say';

const none: ReportOptions = {
  sites: [],
  departments: [],
  costCentres: [],
  providers: [],
  cars: [],
  drivers: [],
};

/** What the filters offer; without a connection they stay as the address has them. */
export const useReportOptions = (kind: KindId): ReportOptions => {
  const { api } = useServices();
  const wanted = `${kind} ${useLanguage()}`;
  const [known, setKnown] = useState({ for: '', options: none });
  useEffect(() => {
    const gone = new AbortController();
    api
      .call('readReportOptions', { params: { kind }, signal: gone.signal, background: true })
      .then((options) => setKnown({ for: wanted, options }))
      .catch(() => {});
    return () => gone.abort();
  }, [api, kind, wanted]);
  return known.options;
};
