import { callsAt, recordCalls } from './calls';
import { brokenTrips } from './car-parts';
import type { Contract } from './endpoint';
import {
  contractBody,
  providerBody,
  providerDetail,
  providerPage,
  providerQuery,
  providerScore,
  providerStatusBody,
  rateCardBody,
  rateCards,
} from './providers';

const providers = recordCalls('/admin/:kind/providers', 'provider', providerDetail);
const reading = callsAt('/admin/:kind', 'provider:read');
const rates = callsAt('/admin/:kind', 'provider:write', { output: rateCards });

/** Who drives for the company, on what terms, and what the company's own cars cost. */
export const providerCalls = {
  listProviders: providers.list({
    summary: 'Providers that serve this kind, page by page',
    query: providerQuery,
    output: providerPage,
    refusals: ['not_found'],
  }),
  readProvider: providers.read(
    'One provider with contacts, contracts, rates, what is linked to it, and how it does',
  ),
  readProviderScore: reading.get('/providers/:id/score', {
    summary: 'How a provider did in the last 90 days: trips, punctuality, refusals, stars and cost',
    output: providerScore,
    readsReports: true,
  }),
  listProviderTrips: reading.get('/providers/:id/trips-ahead', {
    summary:
      'Trips that a provider has still to drive: it does not end before they are arranged again',
    output: brokenTrips,
  }),
  createProvider: providers.create({
    summary: 'Add a provider',
    body: providerBody,
    refusals: ['not_found'],
  }),
  changeProvider: providers.change({
    summary: 'Change what is known of a provider',
    body: providerBody,
  }),
  changeProviderStatus: providers.move('/:id/status', {
    summary: 'Ended or active again; one with trips ahead does not end',
    body: providerStatusBody,
  }),
  addContract: providers.add('/:id/contracts', {
    summary: 'A contract with a provider',
    body: contractBody,
  }),
  changeContract: providers.replace('/:id/contracts/:partId', {
    summary: 'Put a contract right, or end it',
    body: contractBody,
  }),
  addRateCard: rates.add('/providers/:id/rate-cards', {
    summary: 'What a class of car costs, from a day on; one price for a class and day',
    body: rateCardBody,
  }),
  changeRateCard: rates.replace('/providers/:id/rate-cards/:partId', {
    summary: 'Put a price right, or end it; what was estimated by it stays',
    body: rateCardBody,
  }),
  listOwnRates: reading.get('/own-rates', {
    summary: 'What the company’s own cars cost, by class and time',
    output: rateCards,
    refusals: ['not_found'],
  }),
  addOwnRate: rates.add('/own-rates', {
    summary: 'What a class of the company’s own cars costs, from a day on',
    body: rateCardBody,
    refusals: ['not_found'],
  }),
  changeOwnRate: rates.replace('/own-rates/:id', {
    summary: 'Put a price of the company’s own cars right, or end it',
    body: rateCardBody,
  }),
} as const satisfies Contract;
