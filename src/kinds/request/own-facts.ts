import type { Message, Say } from '#words/message';

/** A field's name and its value in words; without a value it is not shown. */
export type Fact = readonly [name: Message, value: string | 0 | null];

export type FactWords = {
  say: Say;
  /** What an id stands for, where that is known. */
  nameOf: (id: string | null) => string | null;
  /** Whether the page shows the car already. */
  hasCar: boolean;
};

/** What only one kind asks for, for the sheet that shows a booking. */
export type OwnFacts<Draft> = (request: Draft, words: FactWords) => readonly Fact[];
