import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { savedNow } from '#words/admin-kit';
import { useSay } from '../../ui/use-say';
import classes from './form.module.css';

const LONG_ENOUGH_TO_READ_MS = 4_000;

const SavedContext = createContext<() => void>(() => {});

/** Tells that something was saved, also when its panel closes with it. */
export const useTellSaved = () => useContext(SavedContext);

/** Where it is read: over every page and panel, a little above the button that was tapped. */
export const SavedNote = ({ children }: { children: ReactNode }) => {
  const say = useSay();
  /** How often something was saved; nought when there is nothing to say any more. */
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => setCount(0), LONG_ENOUGH_TO_READ_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <SavedContext value={useCallback(() => setCount((times) => times + 1), [])}>
      {children}
      <output className={classes['saved']}>{count > 0 && <span>{say(savedNow)}</span>}</output>
    </SavedContext>
  );
};
