import type { BookingOptions } from '#contract/booking-options';
import type { ServiceFacts, Facts } from '#kinds/request/facts';

export const serviceFactsOf = ({ rules, holidays }: BookingOptions, now: Date): ServiceFacts => ({
  now,
  rules,
  closedDays: holidays.map(({ day }) => day),
});

/** The phone's knowledge in the form of the server's: what it cannot know is left to the server. */
export const factsOf = (options: BookingOptions, now: Date, more: Partial<Facts> = {}): Facts => ({
  ...serviceFactsOf(options, now),
  requesterId: options.me.personId,
  purposes: options.purposes,
  classSeats: Object.fromEntries(options.classes.map((option) => [option.class, option.seats])),
  termsNumber: options.terms?.number ?? null,
  licenceUntil: {},
  travel: null,
  departure: null,
  standing: null,
  ...more,
});
