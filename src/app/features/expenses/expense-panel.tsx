import { useCallback, useState } from 'react';
import type { ExpenseDetail, ExpenseOptions } from '#contract/expenses';
import type { KindId } from '#kinds/registry';
import { expenseWord, newExpenseTitle } from '#words/expenses';
import { OpenRecord } from '../../admin-kit/form/open-record';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { ExpenseFacts } from './expense-facts';
import { ExpenseForm } from './expense-form';

type ExpensePanelProps = {
  kind: KindId;
  /** `new` for one that does not exist yet. */
  id: string;
  onClose: () => void;
  onSaved: (expense: ExpenseDetail) => void;
  onChanged: () => void;
};

type Opened = { expense: ExpenseDetail | null; options: ExpenseOptions };

const Loaded = ({
  kind,
  opened,
  onClose,
  onSaved,
  onChanged,
}: Omit<ExpensePanelProps, 'id'> & { opened: Opened }) => {
  const [expense, setExpense] = useState(opened.expense);
  const { options } = opened;
  const changed = (next: ExpenseDetail) => {
    setExpense(next);
    onChanged();
  };
  if (expense && !expense.may.includes('change'))
    return <ExpenseFacts {...{ kind, expense, options, onClose }} onChanged={changed} />;
  return (
    <ExpenseForm
      // What was saved is read into a fresh form.
      key={expense?.version ?? 'new'}
      {...{ kind, expense, options, onClose }}
      onSaved={(next) => {
        // The panel of what was new gives way to its own: a step pressed here in between would be lost.
        if (expense) setExpense(next);
        onSaved(next);
      }}
      onChanged={changed}
    />
  );
};

export const ExpensePanel = ({ id, ...props }: ExpensePanelProps) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, onClose } = props;
  const read = useCallback(
    async (signal: AbortSignal): Promise<Opened> => {
      const [options, expense] = await Promise.all([
        api.call('readExpenseOptions', { params: { kind }, signal }),
        id === 'new' ? null : api.call('readExpense', { params: { kind, id }, signal }),
      ]);
      return { options, expense };
    },
    [api, kind, id],
  );
  return (
    <OpenRecord
      title={say(id === 'new' ? newExpenseTitle : expenseWord)}
      read={read}
      onClose={onClose}
    >
      {(opened) => <Loaded {...props} opened={opened} />}
    </OpenRecord>
  );
};
