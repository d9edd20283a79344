/** Why a ride has the car that it has. */
export const placedCodes = [
  'kept',
  'only_cars',
  'cheapest',
  'own_taken',
  /** A car of the company stands free, and nobody can drive it then. */
  'own_undriven',
  /** One could go, and is not of the kind that was asked for. */
  'own_other',
  'together',
  'overtime',
  /** It fits, and nothing else is to be said. */
  'free',
] as const;

/** Why a booking has no car. */
export const leftCodes = [
  'no_car',
  'no_driver',
  'full',
  'displaced',
  /** There is one at every moment, and none for the whole time. */
  'no_gap',
  'no_driver_free',
  /** There is one, were it back. */
  'not_back',
] as const;
