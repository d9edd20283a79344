import type { Rate } from '#domain/booking/estimate-cost';

/** In satangs, as a provider's price list has it. */
export const rate: Rate = {
  dayRate: 180_000,
  hoursIncluded: 10,
  overtimePerHour: 12_000,
  kmIncluded: 100,
  perKm: 550,
};
