import type { Message, Say } from '#words/message';
import type { Column } from '../../admin-kit/list/list-definition';
import { RecordChip } from '../../admin-kit/record/record-chip';

export type Retired = Readonly<Record<string, unknown>> & { isRetired?: boolean };
export type Use = { label: Message; names: Readonly<Record<'yes' | 'no', Message>> };

/** Whether it is in use; files say it in the words of the list, not whether it is retired. */
export const retiredColumn = ({ label, names }: Use) => {
  const nameOf = ({ isRetired }: Retired) => names[isRetired ? 'yes' : 'no'];
  return {
    title: label,
    value: (row: Retired, say: Say) => say(nameOf(row)),
    show: (row: Retired) => (
      <RecordChip look={row.isRetired ? 'retired' : 'available'} message={nameOf(row)} />
    ),
    card: 'mark',
  } satisfies Partial<Column<Retired>>;
};
