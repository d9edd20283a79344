import { useMemo, type ReactNode } from 'react';
import { lowScorePage, lowScoreQuery, type LowScoreRow } from '#contract/satisfaction';
import type { KindId } from '#kinds/registry';
import { followUps } from '#domain/rating/follow-up';
import { satisfaction as satisfactionTitle } from '#words/menu';
import {
  followUpNames,
  lowScoresEmpty,
  lowScoreTitle,
  mineFilter,
  onlyMine,
  saidPeriod,
  statusColumn,
} from '#words/satisfaction';
import { AdminList } from '../../admin-kit/list/admin-list';
import type { Filter, ListDefinition } from '../../admin-kit/list/list-definition';
import { useServices } from '../../app-services';
import { KindBadge } from '../../ui/kind-badge';
import { useSay } from '../../ui/use-say';
import { inboxColumns } from './inbox-columns';
import { LowScorePanel } from './low-score-panel';

type Props = { kind: KindId; tabs: ReactNode };

/** Low scores, each with who takes care of it and what its rater was answered. */
export const InboxScreen = ({ kind, tabs }: Props) => {
  const say = useSay();
  const { api } = useServices();
  const definition = useMemo<ListDefinition<LowScoreRow>>(
    () => ({
      name: `low-scores-${kind}`,
      title: satisfactionTitle,
      columns: inboxColumns,
      rowId: ({ id }) => id,
      rowName: ({ ref }, words) => words(lowScoreTitle, { ref }),
      query: lowScoreQuery,
      page: lowScorePage,
      read: (query, signal) =>
        api.call('listLowScores', { params: { kind }, query, signal, background: true }),
      topics: ['rating'],
      period: saidPeriod,
      emptyText: lowScoresEmpty,
    }),
    [api, kind],
  );
  const filters: Filter[] = [
    {
      id: 'status',
      title: statusColumn,
      many: true,
      options: followUps.map((value) => ({ value, label: say(followUpNames[value]) })),
    },
    { id: 'mine', title: mineFilter, options: [{ value: 'yes', label: say(onlyMine) }] },
  ];
  return (
    <AdminList
      definition={definition}
      filters={filters}
      aside={<KindBadge kind={kind} />}
      above={tabs}
      renderPanel={({ id, close, read }) => (
        <LowScorePanel
          key={id}
          kind={kind}
          id={id}
          onClose={close}
          onSaved={() => {
            void read();
            close();
          }}
        />
      )}
    />
  );
};
