/** Why the directory could not be read: it refuses us, is not there, has no time, or says what we do not understand. */
export const directoryProblems = ['refused', 'unreachable', 'busy', 'broken'] as const;

/** Why a night changed nobody: more leave than ever do in a day, or who wanted it manages no users any more. */
export const heldBackReasons = ['many_leave', 'no_admin'] as const;

export type HeldBack = (typeof heldBackReasons)[number];

/** Of so many people at work. What is more is a mistake at the directory until somebody has looked at it. */
export const mayLeaveInANight = (working: number): number => Math.max(5, Math.ceil(working / 20));

export type DirectoryProblem = (typeof directoryProblems)[number];
