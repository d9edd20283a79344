import { Link } from '@tanstack/react-router';
import type { KindId } from '#kinds/registry';
import { nextWaiting } from '#words/expense-approval';
import { useRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';
import { waitingExpensesOf } from './expense-approval-remotes';

const everything = {};

/** Below one that is decided: the next that this person may approve. */
export const NextWaiting = ({ kind, after }: { kind: KindId; after: string }) => {
  const say = useSay();
  const { value } = useRemote(waitingExpensesOf, { kind, query: everything });
  const waiting = (value?.rows ?? []).filter(({ id, mayApprove }) => mayApprove && id !== after);
  const [next] = waiting;
  if (!next) return null;
  return (
    <Link
      to="."
      search={(now: object) => ({ ...now, open: next.id })}
      replace
      resetScroll={false}
      className="button accent"
    >
      {say(nextWaiting, { count: waiting.length })}
    </Link>
  );
};
