import * as v from 'valibot';

const id = v.fallback(v.optional(v.string()), undefined);

/**
 * Which trip is being rated, or which rating changed: a notice leads straight to it, Back closes it. Or of which trip
 * the company's reply is read.
 */
export const ratingSearch = v.object({ booking: id, rating: id, reply: id });
