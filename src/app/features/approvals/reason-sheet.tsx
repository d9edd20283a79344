import { useState, type SubmitEvent } from 'react';
import type { ApprovalCard } from '#contract/approvals';
import type { Verdict } from '#domain/booking/decide-approval';
import { commonReasons, quickReasons, verdictNames, whyLabel, whyTitle } from '#words/approvals';
import { Sheet } from '../../ui/sheet';
import { useFieldProblem } from '../../ui/use-field-problem';
import { useSay } from '../../ui/use-say';
import { ChangedNotice } from './changed-notice';

type Props = {
  card: ApprovalCard;
  /** As it was first shown, when it has changed since. */
  before: ApprovalCard | null;
  verdict: Exclude<Verdict, 'approve'>;
  onLooked: () => void;
  onClose: () => void;
  onSend: (reason: string) => void;
};

/** Why not: one tap for what is often said, or one's own words. */
export const ReasonSheet = ({ card, before, verdict, onLooked, onClose, onSend }: Props) => {
  const say = useSay();
  const explain = useFieldProblem();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = reason.trim();
    if (typed === '') setProblem(explain('reason_required'));
    else onSend(typed);
  };

  return (
    <Sheet title={say(whyTitle[verdict], { ref: card.ref })} onClose={onClose}>
      <form className="stack gap-4" onSubmit={send} noValidate>
        <p>{card.traveller}</p>
        {before && <ChangedNotice before={before} card={card} onLooked={onLooked} />}
        <div role="group" aria-label={say(commonReasons)} className="flow">
          {quickReasons[verdict].map((quick) => (
            <button
              key={quick.en}
              type="button"
              className="chip"
              aria-pressed={reason === say(quick)}
              onClick={() => {
                setReason(say(quick));
                setProblem(undefined);
              }}
            >
              {say(quick)}
            </button>
          ))}
        </div>
        <label className="question">
          {say(whyLabel)}
          <textarea
            value={reason}
            rows={3}
            maxLength={500}
            required
            aria-invalid={problem !== undefined || undefined}
            aria-describedby="why-problem"
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        <p id="why-problem" role="alert" className="wrong small">
          {problem}
        </p>
        <button
          type="submit"
          className={`button ${verdict === 'reject' ? 'warns' : 'main'}`}
          disabled={before !== null}
        >
          {say(verdictNames[verdict])}
        </button>
      </form>
    </Sheet>
  );
};
