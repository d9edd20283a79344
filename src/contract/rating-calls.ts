import type { Contract } from './endpoint';
import {
  changedRating,
  dueRatings,
  myRating,
  myRatings,
  myRatingsQuery,
  newRating,
  ratingId,
} from './ratings';

/** What passengers say of their trips. */
export const ratingCalls = {
  listDueRatings: {
    method: 'GET',
    path: '/employee/due-ratings',
    summary:
      'Trips that I was on and have not rated yet, the one that closes first before the others',
    action: 'rating:read',
    output: dueRatings,
    refusals: ['not_allowed'],
  },
  listMyRatings: {
    method: 'GET',
    path: '/employee/ratings',
    summary: 'What I said of my trips, page by page, and what the company answered',
    action: 'rating:read',
    query: myRatingsQuery,
    output: myRatings,
    refusals: ['not_allowed'],
  },
  rateTrip: {
    method: 'POST',
    path: '/employee/ratings',
    summary: 'Rate a trip that I was on: once, until its time is over; a low score says why',
    action: 'rating:write',
    body: newRating,
    output: myRating,
    refusals: [
      'not_allowed',
      'not_found',
      'not_now',
      'rating_closed',
      'rated_already',
      'key_reused',
    ],
    idempotent: true,
  },
  changeRating: {
    method: 'PUT',
    path: '/employee/ratings/:id',
    summary: 'Say it differently, for a day after it was said',
    action: 'rating:write',
    params: ratingId,
    body: changedRating,
    output: myRating,
    refusals: ['not_allowed', 'not_found', 'changed_meanwhile', 'rating_closed', 'key_reused'],
    idempotent: true,
    versioned: true,
  },
} as const satisfies Contract;
