import { useState, type SubmitEvent } from 'react';
import type { ApprovalCard } from '#contract/approvals';
import type { Verdict } from '#domain/booking/decide-approval';
import { quickReasons, verdictNames, whyLabel, whyTitle } from '#words/approvals';
import { QuickReasons } from '../../ui/quick-reasons';
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
        <QuickReasons
          reasons={quickReasons[verdict]}
          reason={reason}
          onChoose={(quick) => {
            setReason(quick);
            setProblem(undefined);
          }}
        />
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
