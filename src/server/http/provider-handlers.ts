import type { providerCalls } from '#contract/provider-calls';
import type { Handlers } from '../call';
import { addContract } from '../use-cases/providers/add-contract';
import { addOwnRate } from '../use-cases/providers/add-own-rate';
import { addRateCard } from '../use-cases/providers/add-rate-card';
import { changeContract } from '../use-cases/providers/change-contract';
import { changeOwnRate } from '../use-cases/providers/change-own-rate';
import { changeProvider } from '../use-cases/providers/change-provider';
import { changeProviderStatus } from '../use-cases/providers/change-provider-status';
import { changeRateCard } from '../use-cases/providers/change-rate-card';
import { createProvider } from '../use-cases/providers/create-provider';
import { listOwnRates } from '../use-cases/providers/list-own-rates';
import { listProviders } from '../use-cases/providers/list-providers';
import { readProviderScore } from '../use-cases/providers/read-provider-score';
import { readProvider } from '../use-cases/providers/read-provider';

export const providerHandlers: Pick<Handlers, keyof typeof providerCalls> = {
  listProviders,
  readProvider,
  readProviderScore,
  createProvider,
  changeProvider,
  changeProviderStatus,
  addContract,
  changeContract,
  addRateCard,
  changeRateCard,
  listOwnRates,
  addOwnRate,
  changeOwnRate,
};
