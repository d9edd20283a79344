import { commonReasons } from '#words/common-reasons';
import type { Message } from '#words/message';
import { useSay } from './use-say';

type QuickReasonsProps = {
  reasons: readonly Message[];
  reason: string;
  onChoose: (reason: string) => void;
};

/** What is mostly said, one tap each; anything else is typed below. */
export const QuickReasons = ({ reasons, reason, onChoose }: QuickReasonsProps) => {
  const say = useSay();
  return (
    <div role="group" aria-label={say(commonReasons)} className="flow">
      {reasons.map((quick) => (
        <button
          key={quick.en}
          type="button"
          className="chip"
          aria-pressed={reason === say(quick)}
          onClick={() => onChoose(say(quick))}
        >
          {say(quick)}
        </button>
      ))}
    </div>
  );
};
