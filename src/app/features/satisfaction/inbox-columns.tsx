import type { LowScoreRow } from '#contract/satisfaction';
import { ratingItemNames } from '#words/ratings';
import {
  driverFilter,
  followUpNames,
  lowItemsColumn,
  noOwner,
  overallColumn,
  ownCars,
  ownerColumn,
  plateColumn,
  providerFilter,
  reasonColumn,
  refColumn,
  routeColumn,
  saidAt,
  statusColumn,
} from '#words/satisfaction';
import type { Column } from '../../admin-kit/list/list-definition';
import { Stars } from '../../ui/stars';
import { useSay } from '../../ui/use-say';

const statusLooks = { open: 'calls', in_progress: 'calm accent', resolved: '' };

const Status = ({ status }: Pick<LowScoreRow, 'status'>) => {
  const say = useSay();
  return <span className={`tag ${statusLooks[status]}`}>{say(followUpNames[status])}</span>;
};

export const inboxColumns: readonly Column<LowScoreRow>[] = [
  {
    id: 'status',
    title: statusColumn,
    value: ({ status }, say) => say(followUpNames[status]),
    show: ({ status }) => <Status status={status} />,
    sort: 'status',
    card: 'mark',
  },
  { id: 'ref', title: refColumn, value: ({ ref }) => ref, card: 'title' },
  {
    id: 'overall',
    title: overallColumn,
    type: 'number',
    value: ({ overall }) => overall,
    show: ({ overall }) => <Stars score={overall} />,
    sort: 'overall',
  },
  { id: 'reason', title: reasonColumn, value: ({ reason }) => reason },
  {
    id: 'items',
    title: lowItemsColumn,
    value: ({ lowItems }, say) => lowItems.map((item) => say(ratingItemNames[item])).join(', '),
  },
  { id: 'plate', title: plateColumn, value: ({ plate }) => plate },
  { id: 'driver', title: driverFilter, value: ({ driver }) => driver },
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
  {
    id: 'owner',
    title: ownerColumn,
    value: ({ owner }, say) => owner?.name ?? say(noOwner),
  },
];
