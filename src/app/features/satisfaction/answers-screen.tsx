import { useMemo, useRef, type ReactNode } from 'react';
import { LARGEST_EXPORT_PAGE } from '#contract/list';
import {
  satisfactionRowList,
  satisfactionRows,
  type SatisfactionRow,
} from '#contract/satisfaction';
import type { KindId } from '#kinds/registry';
import { formatDate } from '#domain/dates/format-bangkok';
import { ratingItems, scores } from '#domain/rating/items';
import { satisfaction as satisfactionTitle } from '#words/menu';
import type { Say } from '#words/message';
import { ratingItemNames, starsOf } from '#words/ratings';
import {
  answeredFilter,
  answeredNo,
  answeredYes,
  answerOf,
  answersEmpty,
  commentedFilter,
  itemColumn,
  lowFilter,
  oneAnswer,
  onlyCommented,
  onlyLow,
  starsColumn,
  tooFewToList,
  tripPeriod,
} from '#words/satisfaction';
import { AdminList } from '../../admin-kit/list/admin-list';
import type { Filter, ListDefinition, Query } from '../../admin-kit/list/list-definition';
import { useServices } from '../../app-services';
import { KindBadge } from '../../ui/kind-badge';
import { Sheet } from '../../ui/sheet';
import { useSay } from '../../ui/use-say';
import { answerColumns } from './answer-columns';
import { Answers } from './answers-of';
import { withPeriod } from './satisfaction-search';
import { useSatisfactionFilters } from './filters';

type Props = { kind: KindId; tabs: ReactNode };

const nameOf = ({ week }: SatisfactionRow, say: Say): string =>
  week === null ? say(oneAnswer) : say(answerOf, { week: formatDate(week) });

/** The rides behind the figures and what was said of them. Nobody who rode is named. */
export const AnswersScreen = ({ kind, tabs }: Props) => {
  const say = useSay();
  const { api } = useServices();
  const narrowing = useSatisfactionFilters(kind);
  const known = useRef(new Map<string, SatisfactionRow>());
  const definition = useMemo<ListDefinition<SatisfactionRow>>(
    () => ({
      name: `satisfaction-answers-${kind}`,
      title: satisfactionTitle,
      columns: answerColumns,
      rowId: ({ id }) => id,
      largestPage: LARGEST_EXPORT_PAGE,
      rowName: (row, words) => nameOf(row, words),
      query: satisfactionRowList,
      page: satisfactionRows,
      read: async (query, signal) => {
        const page = await api.call('listSatisfactionRows', {
          params: { kind },
          query: withPeriod(query) as Query,
          signal,
          background: true,
        });
        for (const row of page.rows) known.current.set(row.id, row);
        return page;
      },
      topics: ['rating'],
      period: tripPeriod,
      emptyText: answersEmpty,
      whyEmpty: (page) => ('isHidden' in page && page.isHidden ? tooFewToList : null),
    }),
    [api, kind],
  );
  const filters: Filter[] = [
    {
      id: 'answered',
      title: answeredFilter,
      options: [
        { value: 'yes', label: say(answeredYes) },
        { value: 'no', label: say(answeredNo) },
      ],
    },
    {
      id: 'stars',
      title: starsColumn,
      options: scores.map((score) => ({
        value: String(score),
        label: say(starsOf, { count: score }),
      })),
    },
    { id: 'low', title: lowFilter, options: [{ value: 'yes', label: say(onlyLow) }] },
    {
      id: 'commented',
      title: commentedFilter,
      options: [{ value: 'yes', label: say(onlyCommented) }],
    },
    {
      id: 'item',
      title: itemColumn,
      options: ratingItems.map((item) => ({ value: item, label: say(ratingItemNames[item]) })),
    },
    ...narrowing,
  ];
  return (
    <AdminList
      definition={definition}
      filters={filters}
      aside={<KindBadge kind={kind} />}
      above={tabs}
      renderPanel={({ id, close }) => {
        const row = known.current.get(id);
        return (
          row && (
            <Sheet key={id} title={nameOf(row, say)} onClose={close} roomy>
              <Answers answers={row} />
            </Sheet>
          )
        );
      }}
    />
  );
};
