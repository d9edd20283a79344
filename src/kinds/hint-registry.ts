import type { Message } from '#words/message';
import { byKind } from './by-kind';

/** One line under the name of a kind: what it is good for. Apart from `registry`, which the first script carries. */
export const hintOf = byKind(
  import.meta.glob<Message>('./*/hint.ts', { eager: true, import: 'hint' }),
);
