import { Button } from '@mantine/core';
import { formatDate } from '#domain/dates/format-bangkok';
import {
  acceptAll,
  acceptAllHired,
  isOutOfDate as isOutOfDateText,
  proposalFailed,
  proposalTitle,
  proposeAgain,
  proposedTitle,
} from '#words/proposals';
import { Shown } from '../../../remote/shown';
import { Sheet } from '../../../ui/sheet';
import { useSay } from '../../../ui/use-say';
import classes from '../arranging.module.css';
import { useArranging } from '../arranging-context';
import type { Target } from '../target';
import { LeftOut } from './left-out';
import { ProposalSummary } from './proposal-summary';
import type { Change } from './proposed';
import { ProposedCars } from './proposed-cars';
import { Proposing } from './proposing';
import { useProposal } from './use-proposal';

type Props = { onOpen: (target: Target) => void; onClose: () => void };

/** A draft of the whole day beside the day, to be taken as it is, in part, or not at all. */
export const ProposalSheet = ({ onOpen, onClose }: Props) => {
  const say = useSay();
  const { day, isFrozen } = useArranging();
  const { proposed, open, isOutOfDate, isProposing, again, accept } = useProposal();
  const hired = new Set(day.resources.cars.flatMap(({ id, provider }) => (provider ? [id] : [])));
  const toAnswer = day.kind.withDriver
    ? open.filter(({ after }) => hired.has(after.carId)).length
    : 0;
  return (
    <Sheet
      title={say(proposalTitle, { day: formatDate(`${day.from}T00:00+07:00`) })}
      onClose={onClose}
    >
      <Shown
        of={proposed}
        whyFailed={() => proposalFailed}
        skeleton={<Proposing look={classes['skeleton']} />}
      >
        {(proposal) => {
          const take = async (changes: readonly Change[]) => {
            const isAll = changes.length === open.length;
            if ((await accept(proposal, changes)) && isAll && proposal.left.length === 0) onClose();
          };
          return (
            <div className="grid gap-5 dense">
              <ProposalSummary proposal={proposal} />
              {open.length > 0 && (
                <section className="grid">
                  <h3>{say(proposedTitle, { count: open.length })}</h3>
                  <ProposedCars changes={open} onAccept={(changes) => void take(changes)} />
                </section>
              )}
              <LeftOut left={proposal.left} onOpen={onOpen} />
              {isOutOfDate ? (
                <div className="sheet-bar">
                  <p role="status" className="urgent small">
                    {say(isOutOfDateText)}
                  </p>
                  <Button
                    size="md"
                    loading={isProposing}
                    disabled={isFrozen}
                    onClick={() => void again()}
                  >
                    {say(proposeAgain)}
                  </Button>
                </div>
              ) : (
                open.length > 0 && (
                  <div className="sheet-bar">
                    {toAnswer > 0 && (
                      <p className="urgent small">{say(acceptAllHired, { count: toAnswer })}</p>
                    )}
                    <Button size="md" disabled={isFrozen} onClick={() => void take(open)}>
                      {say(acceptAll, { count: open.length })}
                    </Button>
                  </div>
                )
              )}
            </div>
          );
        }}
      </Shown>
    </Sheet>
  );
};
