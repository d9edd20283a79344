import type { BookingDetail } from '#contract/bookings';

type Booking = Pick<BookingDetail, 'request' | 'names' | 'traveller'>;

const isNamed = (name: string | null | undefined): name is string => !!name;

/** Everybody on board by name, the traveller first. */
export const peopleOf = ({ request, names, traveller }: Booking): readonly string[] =>
  [
    traveller,
    ...request.companions.map((companion) =>
      companion.type === 'guest' ? companion.name : companion.personId && names[companion.personId],
    ),
  ].filter(isNamed);

/** All stops by name, for the kinds that have them. */
export const stopsOf = ({ request, names }: Booking): readonly string[] => {
  if (!('stops' in request)) return [];
  return request.stops
    .map(({ place }) => (place?.type === 'text' ? place.text : place && names[place.placeId]))
    .filter(isNamed);
};
