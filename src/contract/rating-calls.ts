import { callsAt } from './calls';
import type { Contract } from './endpoint';
import {
  changedRating,
  dueRatings,
  myRating,
  myRatings,
  myRatingsQuery,
  newRating,
} from './ratings';

const reading = callsAt('/employee', 'rating:read');
const writing = callsAt('/employee/ratings', 'rating:write', { output: myRating });

export const ratingCalls = {
  listDueRatings: reading.get('/due-ratings', {
    summary:
      'Trips that I was on and have not rated yet, the one that closes first before the others',
    output: dueRatings,
  }),
  listMyRatings: reading.get('/ratings', {
    summary: 'What I said of my trips, page by page, and what the company answered',
    query: myRatingsQuery,
    output: myRatings,
  }),
  rateTrip: writing.add('', {
    summary: 'Rate a trip that I was on: once, until its time is over; a low score says why',
    body: newRating,
    refusals: ['not_found', 'not_now', 'rating_closed', 'rated_already'],
  }),
  changeRating: writing.replace('/:id', {
    summary: 'Say it differently, for a day after it was said',
    body: changedRating,
    refusals: ['rating_closed'],
  }),
} as const satisfies Contract;
