import type { BookingDraft } from '#kinds/booking-request';

/** Of each place that it goes to, in their order. */
export const provincesOf = (request: BookingDraft): readonly (number | null)[] => {
  if ('stops' in request) return request.stops.map(({ provinceCode }) => provinceCode);
  return 'provinceCode' in request ? [request.provinceCode] : [];
};
