import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { weeksOf } from './weeks-of';

const WEEKS = 8;

export const readDriverHours: UseCase<'readDriverHours'> = async ({ params, db, now }) => {
  const weeks = (await weeksOf([params.id], WEEKS, { db, now })).get(params.id);
  return weeks ? done({ weeks }) : refuse('not_found');
};
