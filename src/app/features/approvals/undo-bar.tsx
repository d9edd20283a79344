import type { Ref } from 'react';
import type { Say } from '#words/message';
import { heldMany, heldOne, queued, undo, verdictNames } from '#words/approvals';
import { useServices } from '../../app-services';
import { type News, NewsBar } from '../../ui/news-bar';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import type { Decisions, Held } from './open-decisions';

/** By the first name, and with the title before it where a guest has one. */
const called = (name: string): string =>
  /^((?:\S+\.|Mr|Mrs|Ms|Miss|Dr)\s+)?\S+/.exec(name)?.[0] ?? name;

const sayHeld = (say: Say, { cards, verdict }: Held): string =>
  cards.length === 1
    ? say(heldOne[verdict], { who: called(cards[0]!.traveller) })
    : say(heldMany, { count: cards.length });

/** Without a network nothing is done yet. */
const sayKept = (say: Say, { cards, verdict }: Held): string => {
  const whose = cards.length === 1 ? called(cards[0]!.traveller) : cards.length;
  return `${say(verdictNames[verdict])} ${whose} · ${say(queued)}`;
};

type UndoBarProps = {
  ref: Ref<HTMLDivElement>;
  decisions: Decisions;
  news: News | null;
  onUndone: () => void;
  onClose: () => void;
};

/** The latest decision, as long as it has not been sent; else what came of something. */
export const UndoBar = ({ ref, decisions, news, onUndone, onClose }: UndoBarProps) => {
  const say = useSay();
  const isOnline = useStore(useServices().connectivity);
  const latest = useStore(decisions.held).at(-1);
  if (!latest) return <NewsBar ref={ref} news={news} onClose={onClose} />;
  return (
    <NewsBar
      key={latest.key}
      ref={ref}
      news={{ text: isOnline ? sayHeld(say, latest) : sayKept(say, latest) }}
      onClose={onClose}
      undo={
        <button
          type="button"
          className="quiet nowrap"
          onClick={() => {
            decisions.undo();
            onUndone();
          }}
        >
          {say(undo)}
        </button>
      }
    />
  );
};
