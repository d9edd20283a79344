import { useEffect, useState } from 'react';
import type { ReportOptions } from '#contract/reports';
import type { KindId } from '#domain/booking/kind-id';
import { useServices } from '../../app-services';

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
  const [options, setOptions] = useState(none);
  useEffect(() => {
    const gone = new AbortController();
    api
      .call('readReportOptions', { params: { kind }, signal: gone.signal, background: true })
      .then(setOptions)
      .catch(() => {});
    return () => gone.abort();
  }, [api, kind]);
  return options;
};
