import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { close } from '#words/actions';
import { CloseButton } from './close-button';
import classes from './news-bar.module.css';
import { useSay } from './use-say';

/** Long enough to read why. */
const SHOWN_MS = 8000;

export type News = { text: string; isProblem?: boolean };

/** What came of something, until it was read. */
export const useNews = () => {
  const [news, tell] = useState<News | null>(null);
  useEffect(() => {
    if (!news) return undefined;
    const timer = setTimeout(() => tell(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return [news, tell] as const;
};

type NewsBarProps = {
  /** To take the focus, when what was pressed is gone. */
  ref?: Ref<HTMLDivElement>;
  news: News | null;
  onClose: () => void;
  /** In the place of closing: the way back, as long as there is one. */
  undo?: ReactNode;
};

/** The one way to say what came of a tap: over the heading, so that nothing moves and nothing needed is covered. */
export const NewsBar = ({ ref, news, onClose, undo }: NewsBarProps) => {
  const say = useSay();
  return (
    <div ref={ref} role="status" tabIndex={-1} className={classes['place']}>
      {news && (
        <div
          key={news.text}
          className={classes['bar']}
          data-problem={news.isProblem || undefined}
          data-passing={undo ? true : undefined}
        >
          <span>{news.text}</span>
          {undo ?? <CloseButton label={say(close)} onClick={onClose} />}
        </div>
      )}
    </div>
  );
};
