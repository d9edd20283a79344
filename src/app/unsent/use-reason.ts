import { refusals } from '#words/refusals';
import { useFieldProblem } from '../ui/use-field-problem';
import { useSay } from '../ui/use-say';
import { kindOf } from '../outbox/kind-of';
import type { OutboxItem, Reason } from '../outbox/outbox';

/** Why it was refused: what is wrong with the fields says more than that something is. */
export const useReason = () => {
  const say = useSay();
  const explain = useFieldProblem();
  return ({ code, fields = {} }: Reason): string => {
    const problems = new Set(Object.values(fields).map(explain));
    return problems.size > 0 ? [...problems].join(' ') : say(refusals[code]);
  };
};

/** What the server refused stays refused until it is changed; a trouble of the server's own may have passed. */
export const needsChange = (reason: Reason | null): boolean =>
  reason !== null && reason.code !== 'internal_error';

/** It changes what is another by now, and has no form to change it in: sent again, it is refused again. */
export const isMoot = (item: OutboxItem): boolean =>
  item.reason?.code === 'changed_meanwhile' && kindOf(item) === null;
