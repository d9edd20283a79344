import { useEffect, useMemo, useRef } from 'react';

type Handlers = Record<string, (...given: never[]) => void>;

/** The same functions at every render, which do what the last render said: rows need not be drawn anew for them. */
export const useLatest = <H extends Handlers>(handlers: H): H => {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const names = Object.keys(handlers).join();
  return useMemo(
    () =>
      Object.fromEntries(
        names
          .split(',')
          .map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)]),
      ) as H,
    [names],
  );
};
