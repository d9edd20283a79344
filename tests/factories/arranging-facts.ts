import type { Wanted } from '#domain/arranging/judge-car';

/** A Tuesday, by the clock of Bangkok. */
export const at = (time: string, day = 24) =>
  new Date(`2026-11-${day}T${time}:00+07:00`).toISOString();

/** What a trip of that morning asks of a car and its driver. */
export const wanted: Wanted = {
  kind: 'bookingwithdrivernava',
  site: 'nava',
  startsAt: at('08:00'),
  endsAt: at('12:00'),
  heldFrom: at('08:00'),
  heldUntil: at('12:30'),
  seats: 3,
  withDriver: true,
  class: null,
  chosenCarId: null,
  wishedDriverId: null,
  onlyProviderId: null,
  declinedById: null,
  isDrivenThrough: false,
};
