import * as lists from './lists';
import { readReport } from './read-report';

export const reportHandlers = {
  ...lists,
  readReport,
};
