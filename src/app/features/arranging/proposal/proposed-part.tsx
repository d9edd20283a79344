import { proposedFor } from '#words/proposals';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { carName, driverName, periodText } from '../texts';
import { nextChanged } from './difference';
import { AcceptButton, Reasons, useBefore, useCatches, useRoute } from './proposed-cars';
import { type Change, withTheirBlocks } from './proposed';
import classes from './proposal.module.css';
import type { OpenProposal } from './use-proposal';

type Props = {
  change: Change;
  of: OpenProposal;
  /** Whoever looks at the board goes on to the next. */
  goesOn: boolean;
};

/** What is proposed for what is picked: with what it would go, why, and the button that takes it. */
export const ProposedPart = ({ change, of, goesOn }: Props) => {
  const say = useSay();
  const { day, open } = useArranging();
  const route = useRoute()(change);
  const { after } = change;
  const [catches, before] = [useCatches()(change), useBefore()(change)];
  const block = withTheirBlocks(of.open, [change]);
  const accept = async (changes: readonly Change[]) => {
    if (await of.accept(changes)) open(goesOn ? nextChanged(day, of.open, changes) : null);
  };
  return (
    <section className={classes['part']} aria-label={say(proposedFor)}>
      <p>
        <span className="soft small">{say(proposedFor)} </span>
        <strong>
          {[carName(day, after.carId), driverName(day, after.driverId)].filter(Boolean).join(' · ')}
        </strong>
        {catches.length > 0 && <span className="urgent small"> {catches.join(' · ')}</span>}
      </p>
      {before && <p className="soft small">{before}</p>}
      <Reasons change={change} block={block} />
      <AcceptButton
        of={block}
        what={`${periodText(change)} ${route}`}
        onAccept={(changes) => void accept(changes)}
      />
    </section>
  );
};
