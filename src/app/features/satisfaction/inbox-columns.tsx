import { lowScoreFields, type LowScoreRow } from '#contract/satisfaction';
import { followUpNames } from '#words/follow-up';
import { ratingItemNames } from '#words/ratings';
import {
  driverFilter,
  lowItemsColumn,
  overallColumn,
  ownCars,
  plateColumn,
  providerFilter,
  reasonColumn,
  refColumn,
  routeColumn,
  saidAt,
} from '#words/satisfaction';
import type { Column } from '../../admin-kit/list/list-definition';
import { RecordChip } from '../../admin-kit/record/record-chip';
import { columnsOf } from '../../admin-kit/record/record-columns';
import { Stars } from '../../ui/stars';

const { status, ownerId } = lowScoreFields;

export const inboxColumns: readonly Column<LowScoreRow>[] = [
  ...columnsOf<Pick<typeof lowScoreFields, 'status'>, LowScoreRow>(
    { status },
    {
      status: {
        show: ({ status: state }) => <RecordChip look={state} message={followUpNames[state]} />,
        card: 'mark',
      },
    },
  ),
  { id: 'ref', title: refColumn, value: ({ ref }) => ref, card: 'title' },
  {
    id: 'overall',
    title: overallColumn,
    type: 'number',
    value: ({ overall }) => overall,
    show: ({ overall }) => <Stars score={overall} />,
    sort: 'overall',
  },
  {
    id: 'items',
    title: lowItemsColumn,
    value: ({ lowItems }, say) => lowItems.map((item) => say(ratingItemNames[item])).join(', '),
  },
  { id: 'reason', title: reasonColumn, value: ({ reason }) => reason, below: 'items' },
  { id: 'plate', title: plateColumn, value: ({ plate }) => plate },
  { id: 'driver', title: driverFilter, value: ({ driver }) => driver, below: 'plate' },
  {
    id: 'provider',
    title: providerFilter,
    value: ({ provider }, say) => provider ?? say(ownCars),
    fileOnly: true,
  },
  {
    id: 'route',
    title: routeColumn,
    value: ({ from, to }) => [from, to].filter((place) => place !== null).join(' → '),
    fileOnly: true,
  },
  { id: 'at', title: saidAt, type: 'moment', value: ({ at }) => at, sort: 'at' },
  ...columnsOf<Pick<typeof lowScoreFields, 'ownerId'>, LowScoreRow>(
    { ownerId },
    { ownerId: { below: 'status' } },
  ),
];
