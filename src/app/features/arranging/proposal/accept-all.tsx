import { Button } from '@mantine/core';
import {
  acceptAll,
  acceptAllHired,
  isOutOfDate as isOutOfDateText,
  proposeAgain,
} from '#words/proposals';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import type { OpenProposal } from './use-proposal';

type Props = { of: OpenProposal; className?: string | undefined };

/** All that is left of it in one tap; or, once it does not hold any more, a new one. */
export const AcceptAll = ({ of, className }: Props) => {
  const say = useSay();
  const { day, isFrozen } = useArranging();
  const { open, isOutOfDate, isProposing, again, accept } = of;
  const hired = new Set(day.resources.cars.flatMap(({ id, provider }) => (provider ? [id] : [])));
  const toAnswer = day.kind.withDriver
    ? open.filter(({ after }) => hired.has(after.carId)).length
    : 0;
  if (isOutOfDate)
    return (
      <div className={className}>
        <p role="status" className="urgent small">
          {say(isOutOfDateText)}
        </p>
        <Button
          data-offer
          size="md"
          loading={isProposing}
          disabled={isFrozen}
          onClick={() => void again()}
        >
          {say(proposeAgain)}
        </Button>
      </div>
    );
  if (open.length === 0) return null;
  return (
    <div className={className}>
      {toAnswer > 0 && <p className="urgent small">{say(acceptAllHired, { count: toAnswer })}</p>}
      <Button data-offer size="md" disabled={isFrozen} onClick={() => void accept(open)}>
        {say(acceptAll, { count: open.length })}
      </Button>
    </div>
  );
};
