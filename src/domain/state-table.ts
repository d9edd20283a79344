/** One row: who may do this, from where, and where it can lead. */
export type Move<State extends string, Action extends string, Who extends string> = {
  action: Action;
  from: readonly State[];
  to: readonly State[];
  who: readonly Who[];
};

/** Where an action can lead for somebody; nowhere when it is not theirs, or not of this state. */
export const nextStates = <State extends string, Action extends string, Who extends string>(
  table: readonly Move<State, Action, Who>[],
  from: NoInfer<State>,
  action: NoInfer<Action>,
  who: NoInfer<Who>,
): readonly State[] =>
  table
    .filter((move) => move.action === action && move.from.includes(from) && move.who.includes(who))
    .flatMap((move) => move.to);
