import { Button } from '@mantine/core';
import type { Proposal } from '#contract/arranging-proposals';
import { formatThaiPhone } from '#domain/thai/phone';
import { leftNames, leftTitle, openIt, takenInstead, whatToDo } from '#words/proposals';
import { declinedBy } from '#words/queue';
import { useSay } from '../../../ui/use-say';
import { WholeWords } from '../../../ui/whole-words';
import { call, details } from '#words/arranging-trip';
import { useShownDay } from '../arranging-context';
import { declinerOf, type Target } from '../target';
import {
  targetBookings,
  targetName,
  targetPeople,
  targetPeriod,
  targetRefs,
  targetRoute,
} from '../texts';
import { asNamed, stillLeft, targetOfChange } from './proposed';
import classes from './proposal.module.css';

type RowProps = {
  target: Target;
  reason: string;
  /** What has the car instead. */
  instead?: readonly string[];
  onOpen: (target: Target) => void;
};

/** What waits on, and why. */
export const LeftRow = ({ target, reason, instead = [], onOpen }: RowProps) => {
  const say = useSay();
  const declined = declinerOf(target);
  return (
    <li>
      <details>
        <summary>
          <strong className="numbers">{targetPeriod(target)}</strong>
          <span>
            <WholeWords of={targetRoute(target)} />
          </span>
          <small className="soft">{targetPeople(target)}</small>
          <small className="urgent">
            {declined ? `${say(declinedBy, { provider: declined.name })} · ${reason}` : reason}
          </small>
        </summary>
        <ul className={classes['reasons']}>
          <li>{targetRefs(target)}</li>
          {targetBookings(target).map(
            ({ id, contactPhone }) =>
              contactPhone && (
                <li key={id}>
                  <a className="link strong" href={`tel:${contactPhone}`}>
                    {say(call, { phone: formatThaiPhone(contactPhone) })}
                  </a>
                </li>
              ),
          )}
          {instead.length > 0 && <li>{say(takenInstead, { refs: instead.join(', ') })}</li>}
        </ul>
      </details>
      <Button
        variant="default"
        className="firm"
        aria-label={say(openIt, { what: targetName(target, say) })}
        onClick={() => onOpen(target)}
      >
        {say(details)}
      </Button>
    </li>
  );
};

type Props = Pick<Proposal, 'left'> & { onOpen: (target: Target) => void };

/** What found no car, why, and what can be done; what somebody has arranged meanwhile is gone from it. */
export const LeftOut = ({ left, onOpen }: Props) => {
  const say = useSay();
  const { day } = useShownDay();
  const rows = stillLeft(day, { left });
  if (rows.length === 0) return null;
  const canHandOver = day.kind.withDriver && day.providers.length > 0;
  return (
    <section className={classes['car']}>
      <h3>{say(leftTitle, { count: rows.length })}</h3>
      <p className="soft small">{say(canHandOver ? whatToDo.handOver : whatToDo.call)}</p>
      <ul className="rows">
        {rows.map(({ target, reason }) => (
          <LeftRow
            key={target.id}
            target={target}
            reason={say(leftNames[reason.code], reason)}
            instead={(reason.instead ?? []).flatMap((other) => {
              const found = targetOfChange(day, asNamed(other));
              return found ? [targetRefs(found)] : [];
            })}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  );
};
