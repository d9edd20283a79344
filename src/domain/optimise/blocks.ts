/** A change of a trip: what it gives up, what it takes, and when. */
type Step = {
  from: number;
  until: number;
  before: readonly (string | null)[];
  after: readonly (string | null)[];
};

const needs = (step: Step, other: Step): boolean =>
  step.from < other.until &&
  other.from < step.until &&
  step.after.some((id) => id !== null && other.before.includes(id));

/** Numbers those alike that need one another, directly or by others: one takes what the other gives up. */
export const blocksOf = (steps: readonly Step[]): number[] => {
  const blocks = steps.map((_, index) => index);
  for (const [index, step] of steps.entries())
    for (const [second, other] of steps.entries()) {
      if (index === second || blocks[index] === blocks[second] || !needs(step, other)) continue;
      const [kept, joined] = [blocks[index]!, blocks[second]!];
      for (const [place, block] of blocks.entries()) if (block === joined) blocks[place] = kept;
    }
  const numbers = [...new Set(blocks)];
  return blocks.map((block) => numbers.indexOf(block));
};
