import type { SatisfactionRow } from '#contract/satisfaction';
import { ratingItems } from '#domain/rating/items';
import { ratingItemNames } from '#words/ratings';
import {
  answeredNo,
  commentColumn,
  lowMark,
  overallColumn,
  reasonColumn,
  weekOfTrip,
} from '#words/satisfaction';
import type { Column } from '../../admin-kit/list/list-definition';
import { Stars } from '../../ui/stars';
import { useSay } from '../../ui/use-say';

const Overall = ({ row: { overall, isLow } }: { row: SatisfactionRow }) => {
  const say = useSay();
  if (overall === null) return <span className="soft small">{say(answeredNo)}</span>;
  return (
    <span className="row wrap">
      <Stars score={overall} />
      {isLow && <span className="tag warns">{say(lowMark)}</span>}
    </span>
  );
};

export const answerColumns: readonly Column<SatisfactionRow>[] = [
  {
    id: 'week',
    title: weekOfTrip,
    type: 'day',
    value: ({ week }) => week,
    sort: 'week',
    card: 'title',
  },
  {
    id: 'overall',
    title: overallColumn,
    type: 'number',
    value: ({ overall }) => overall,
    show: (row) => <Overall row={row} />,
    sort: 'overall',
    card: 'mark',
  },
  { id: 'reason', title: reasonColumn, value: ({ reason }) => reason },
  { id: 'comment', title: commentColumn, value: ({ comment }) => comment },
  {
    id: 'low',
    title: lowMark,
    value: ({ isLow }, say) => (isLow ? say(lowMark) : null),
    fileOnly: true,
  },
  ...ratingItems.map((item): Column<SatisfactionRow> => ({
    id: item,
    title: ratingItemNames[item],
    type: 'number',
    value: ({ items }) => items[item],
    fileOnly: true,
  })),
];
