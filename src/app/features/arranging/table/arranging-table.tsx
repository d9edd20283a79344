import { useState } from 'react';
import { nothingFound } from '#words/arranging';
import { ListCards } from '../../../admin-kit/list/list-cards';
import type { RowsDefinition } from '../../../admin-kit/list/list-definition';
import { ListTable } from '../../../admin-kit/list/list-table';
import { useSay } from '../../../ui/use-say';
import { useWide } from '../../../ui/use-wide';
import { useArranging } from '../arranging-context';
import { targetKey, type Target } from '../target';

type Props = {
  definition: RowsDefinition<Target>;
  targets: readonly Target[];
  target: Target | null;
};

/** The day as a table; on phones as cards. A tap opens the row's suggestions beside it. */
export const ArrangingTable = ({ definition, targets, target }: Props) => {
  const say = useSay();
  const wide = useWide();
  const { open } = useArranging();
  const [sort, setSort] = useState('time');
  const column = definition.columns.find((shown) => shown.sort === sort.replace('-', ''));
  const valueOf = (row: Target) => column?.value(row, say) ?? '';
  const sorted =
    sort === 'time'
      ? targets
      : targets.toSorted(
          (a, b) =>
            (sort.startsWith('-') ? -1 : 1) *
            String(valueOf(a)).localeCompare(String(valueOf(b)), 'th', { numeric: true }),
        );
  if (targets.length === 0) return <p className="empty">{say(nothingFound)}</p>;
  const props = {
    definition,
    rows: sorted,
    open: target ? targetKey(target) : undefined,
    isAsking: false,
    onShow: (key: string) => open(targets.find((row) => targetKey(row) === key) ?? null),
  };
  return wide ? <ListTable {...props} sort={sort} onSort={setSort} /> : <ListCards {...props} />;
};
