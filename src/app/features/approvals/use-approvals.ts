import { useEffect, useMemo } from 'react';
import { useServices } from '../../app-services';
import { useStore } from '../../ui/store';
import { openApprovals, type Approvals, type ApprovalsView } from './open-approvals';

export type ShownApprovals = Approvals & { shown: ApprovalsView };

/** A list that is read and kept up to date while it is looked at. */
export const useApprovals = (tab: 'waiting' | 'decided', isWanted: boolean): ShownApprovals => {
  const services = useServices();
  const language = useStore(services.language.value);
  const approvals = useMemo(
    () => openApprovals(services, tab, language),
    [services, tab, language],
  );
  useEffect(() => (isWanted ? approvals.start() : undefined), [approvals, isWanted]);
  return { ...approvals, shown: useStore(approvals.view) };
};
