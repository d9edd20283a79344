// @ts-check

/**
 * Mutants that live, and why that is right: looked at by a person. Whatever stands here and is noticed by a test now, or
 * is no mutant any more, must go: `npm run mutate` says so.
 * @type {readonly { file: string, was: string, becomes: string, why: string }[]}
 */
export const judged = [];
