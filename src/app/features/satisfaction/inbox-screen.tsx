import { useMemo, type ReactNode } from 'react';
import {
  lowScoreFields,
  lowScorePage,
  lowScoreQuery,
  type LowScoreRow,
} from '#contract/satisfaction';
import type { KindId } from '#kinds/registry';
import { satisfaction as satisfactionTitle } from '#words/menu';
import { lowScoresEmpty, lowScoreTitle, saidPeriod } from '#words/satisfaction';
import type { ListDefinition } from '../../admin-kit/list/list-definition';
import { careFilters } from '../../admin-kit/record/care';
import { RecordScreen } from '../../admin-kit/record/record-screen';
import type { ApiClient } from '../../api/client';
import { useServices } from '../../app-services';
import { KindBadge } from '../../ui/kind-badge';
import { useSay } from '../../ui/use-say';
import { inboxColumns } from './inbox-columns';
import { lowScoreSetting } from './low-score-setting';

type Props = { kind: KindId; tabs: ReactNode };

const lowScoreList = (kind: KindId, api: ApiClient): ListDefinition<LowScoreRow> => ({
  name: `low-scores-${kind}`,
  title: satisfactionTitle,
  columns: inboxColumns,
  rowId: ({ id }) => id,
  rowName: ({ ref }, say) => say(lowScoreTitle, { ref }),
  query: lowScoreQuery,
  page: lowScorePage,
  read: (query, signal) =>
    api.call('listLowScores', { params: { kind }, query, signal, background: true }),
  topics: ['rating'],
  period: saidPeriod,
  emptyText: lowScoresEmpty,
});

/** Low scores, each with who takes care of it and what its rater was answered. */
export const InboxScreen = ({ kind, tabs }: Props) => {
  const say = useSay();
  const { api } = useServices();
  const list = useMemo(() => lowScoreList(kind, api), [kind, api]);
  const setting = useMemo(() => lowScoreSetting(kind, api), [kind, api]);
  return (
    <RecordScreen
      list={list}
      filters={careFilters(lowScoreFields.status, say)}
      setting={setting}
      aside={<KindBadge kind={kind} />}
      above={tabs}
    />
  );
};
