import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { savedNow } from '#words/admin-kit';
import { useSay } from '../../ui/use-say';
import classes from './form.module.css';

const LONG_ENOUGH_TO_READ_MS = 4_000;

const SavedContext = createContext<(what?: string) => void>(() => {});

/** Tells that something was saved, or what else became of it, also when its panel closes with it. */
export const useTellSaved = () => useContext(SavedContext);

/** Where it is read: over every page and panel, a little above the button that was tapped. */
export const SavedNote = ({ children }: { children: ReactNode }) => {
  const say = useSay();
  /** Another object each time, so that it stays as long as it takes to read. */
  const [news, setNews] = useState<{ what: string | undefined } | null>(null);
  useEffect(() => {
    if (news === null) return undefined;
    const timer = setTimeout(() => setNews(null), LONG_ENOUGH_TO_READ_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return (
    <SavedContext value={useCallback((what) => setNews({ what }), [])}>
      {children}
      <output className={classes['saved']}>
        {news && <span>{news.what ?? say(savedNow)}</span>}
      </output>
    </SavedContext>
  );
};
