import { useEffect, useMemo } from 'react';
import { useServices } from '../../app-services';
import { usePages } from '../../remote/read-pages';
import { useRemote, type UsedRemote } from '../../remote/use-remote';
import { useLanguage } from '../../ui/use-say';
import { approvalsOf, type Approvals, type ApprovalTab } from './approval-remotes';
import { openShown } from './open-shown';

export type ShownApprovals = UsedRemote<Approvals> & { showMore: () => void };

export const useApprovals = (tab: ApprovalTab): ShownApprovals => {
  const language = useLanguage();
  const { pages, showMore } = usePages(tab);
  return { ...useRemote(approvalsOf, { tab, language, pages }), showMore };
};

export type WaitingApprovals = ReturnType<typeof useWaiting>;

export const useWaiting = () => {
  const { cache } = useServices();
  const language = useLanguage();
  const waiting = useApprovals('waiting');
  const atFirst = useMemo(() => openShown(cache, language), [cache, language]);
  const cards = waiting.value?.approvals;
  useEffect(() => void atFirst.recall(), [atFirst]);
  useEffect(() => {
    if (cards) atFirst.show(cards);
  }, [atFirst, cards]);
  return { ...waiting, atFirst };
};
