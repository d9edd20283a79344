import { formatDate } from '#domain/dates/format-bangkok';
import { proposalFailed, proposalTitle, proposedTitle } from '#words/proposals';
import { Shown } from '../../../remote/shown';
import { Sheet } from '../../../ui/sheet';
import { useSay } from '../../../ui/use-say';
import classes from '../arranging.module.css';
import { useArranging } from '../arranging-context';
import type { Target } from '../target';
import { AcceptAll } from './accept-all';
import { LeftOut } from './left-out';
import { ProposalSummary } from './proposal-summary';
import { ProposedCars } from './proposed-cars';
import { Proposing } from './proposing';
import type { OpenProposal } from './use-proposal';

type Props = { of: OpenProposal; onOpen: (target: Target) => void; onClose: () => void };

/** A draft of the whole day beside the day, to be taken as it is, in part, or not at all. */
export const ProposalSheet = ({ of, onOpen, onClose }: Props) => {
  const say = useSay();
  const { day } = useArranging();
  const { proposed, open, accept } = of;
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
        {(proposal) => (
          <div className="grid gap-5 dense">
            <ProposalSummary proposal={proposal} />
            {open.length > 0 && (
              <section className="grid">
                <h3>{say(proposedTitle, { count: open.length })}</h3>
                <ProposedCars changes={open} onAccept={(changes) => void accept(changes)} />
              </section>
            )}
            <LeftOut left={proposal.left} onOpen={onOpen} />
            <AcceptAll of={of} className="sheet-bar" />
          </div>
        )}
      </Shown>
    </Sheet>
  );
};
