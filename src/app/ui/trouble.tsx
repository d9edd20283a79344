import type { Message } from '#words/message';
import { useSay } from './use-say';

/** Why something did not go through; draws nothing as long as all is well. */
export const Trouble = ({ says }: { says: Message | string | null | undefined }) => {
  const say = useSay();
  if (!says) return null;
  return (
    <p role="alert" className="note warns">
      {typeof says === 'string' ? says : say(says)}
    </p>
  );
};
