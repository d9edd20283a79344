import * as lists from './lists';
import * as lowScores from './low-scores';
import { readSatisfaction } from './read-satisfaction';

export const satisfactionHandlers = {
  ...lists,
  ...lowScores,
  readSatisfaction,
};
