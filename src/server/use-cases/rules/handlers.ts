import * as departures from './departures';
import * as holidays from './holidays';
import { addTerms } from './terms';
import * as routes from './routes';
import * as rules from './rules';

export const ruleHandlers = {
  ...departures,
  ...holidays,
  addTerms,
  ...routes,
  ...rules,
};
