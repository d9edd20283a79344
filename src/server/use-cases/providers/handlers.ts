import * as contracts from './contracts';
import * as providers from './providers';
import * as rates from './rates';
import { readProviderScore } from './read-provider-score';

export const providerHandlers = {
  ...contracts,
  ...providers,
  ...rates,
  readProviderScore,
};
