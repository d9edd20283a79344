import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/** Under which name each connection keeps this statement; undefined for one that it parses and plans anew each time. */
export const nameOfPrepared = (text: string): string | undefined => names.get(text);

/** By its text: two that differ never share a name. */
export const namePrepared = (text: string): void => {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  names.set(text, `carpool_${hash}`);
};
