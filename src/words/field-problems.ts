import type { Message } from './message';

/** What is wrong with a field, by the code that the contract's schemas give. */
export const fieldProblems = {
  required: { th: 'กรุณากรอกช่องนี้', en: 'Please fill this in.' },
  too_long: { th: 'ยาวเกินไป กรุณาย่อให้สั้นลง', en: 'This is too long. Please shorten it.' },
} as const satisfies Record<string, Message>;

export type FieldProblem = keyof typeof fieldProblems;

export const isFieldProblem = (code: string): code is FieldProblem =>
  Object.hasOwn(fieldProblems, code);
