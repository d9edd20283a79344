/** @jsxImportSource preact */
import { takeBack } from '#words/link-page';
import type { Message } from '#words/message';
import { useLink, useLinkState, useSay } from './use-link';

/** For a wrong tap: the mark, while it can still be taken back. */
export const TakeBack = ({ id, of }: { id: string | null; of?: Message | undefined }) => {
  const say = useSay();
  const link = useLink();
  const { waiting } = useLinkState();
  if (id === null) return null;
  const isAsked = waiting.some(({ kept: { mark } }) => 'markId' in mark && mark.markId === id);
  return (
    <button
      type="button"
      class="button quiet"
      disabled={isAsked}
      onClick={() => void link.takeBack(id)}
    >
      ↶ {say(takeBack)} {of && `“${say(of)}”`}
    </button>
  );
};
