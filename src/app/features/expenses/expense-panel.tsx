import { useState } from 'react';
import type { ExpenseDetail } from '#contract/expenses';
import type { KindId } from '#kinds/registry';
import { expenseWord, newExpenseTitle } from '#words/expenses';
import { OpenRecord } from '../../admin-kit/form/open-record';
import { useSay } from '../../ui/use-say';
import { expensePanelOf, type Opened } from './expense-remotes';
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

const Loaded = ({
  kind,
  opened,
  show,
  onClose,
  onSaved,
  onChanged,
}: Omit<ExpensePanelProps, 'id'> & { opened: Opened; show: (next: Opened) => void }) => {
  const { expense, options } = opened;
  const [saves, setSaves] = useState(0);
  const changed = (next: ExpenseDetail) => {
    show({ expense: next, options });
    onChanged();
  };
  if (expense && !expense.may.includes('change'))
    return <ExpenseFacts {...{ kind, expense, options, onClose }} onChanged={changed} />;
  return (
    <ExpenseForm
      // What was saved is read into a fresh form.
      key={saves}
      {...{ kind, expense, options, onClose }}
      onSaved={(next) => {
        // The panel of what was new gives way to its own: a step pressed here in between would be lost.
        if (expense) {
          show({ expense: next, options });
          setSaves(saves + 1);
        }
        onSaved(next);
      }}
      onChanged={changed}
    />
  );
};

export const ExpensePanel = ({ id, ...props }: ExpensePanelProps) => {
  const say = useSay();
  const { kind, onClose } = props;
  return (
    <OpenRecord
      title={say(id === 'new' ? newExpenseTitle : expenseWord)}
      define={expensePanelOf}
      about={{ kind, id }}
      onClose={onClose}
    >
      {(opened, show) => <Loaded {...props} opened={opened} show={show} />}
    </OpenRecord>
  );
};
