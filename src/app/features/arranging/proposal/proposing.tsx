import { proposing } from '#words/proposals';
import { useSay } from '../../../ui/use-say';

/** While it is reckoned: where the proposal will stand, and why it is not there yet. */
export const Proposing = ({ look }: { look: string | undefined }) => {
  const say = useSay();
  return (
    <div className="grid">
      <p role="status">{say(proposing)}</p>
      <div className={look} aria-busy />
    </div>
  );
};
