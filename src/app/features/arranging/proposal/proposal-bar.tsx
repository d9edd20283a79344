import { Button } from '@mantine/core';
import { close } from '#words/actions';
import { proposalFailed, proposalShort, proposedInLines } from '#words/proposals';
import { Shown } from '../../../remote/shown';
import { CloseButton } from '../../../ui/close-button';
import { useSay } from '../../../ui/use-say';
import { AcceptAll } from './accept-all';
import { FigureChanges, SayLeft, sayMade, sayProof } from './proposal-summary';
import { Proposing } from './proposing';
import classes from './proposal.module.css';
import type { OpenProposal } from './use-proposal';

type Props = {
  of: OpenProposal;
  /** Below what waits, or above the table. */
  lies: 'dock' | 'bar';
  onLines: () => void;
  onClose: () => void;
};

/** Beside the difference that it makes: what a proposal comes to, before and after, and what can be done with it. */
export const ProposalBar = ({ of, lies, onLines, onClose }: Props) => {
  const say = useSay();
  return (
    <section
      data-bar
      data-proposal
      tabIndex={-1}
      className={classes[lies]}
      aria-label={say(proposalShort)}
    >
      <div className={classes['lead']}>
        <Shown
          of={of.proposed}
          whyFailed={() => proposalFailed}
          skeleton={<Proposing look={classes['coming']} />}
        >
          {(proposal) => (
            <p>
              <strong>{sayProof(proposal, say)}</strong>{' '}
              <span>
                <SayLeft proposal={proposal} />
              </span>
              {proposal.byClock && <span className="soft"> · {sayMade(proposal, say)}</span>}
            </p>
          )}
        </Shown>
        <CloseButton label={say(close)} onClick={onClose} />
      </div>
      {of.proposed.value && (
        <>
          <FigureChanges figures={of.proposed.value.figures} />
          <div className={classes['acts']}>
            <AcceptAll of={of} className={classes['accept']} />
            <Button variant="default" px="xs" data-details onClick={onLines}>
              {say(proposedInLines)}
            </Button>
          </div>
        </>
      )}
    </section>
  );
};
