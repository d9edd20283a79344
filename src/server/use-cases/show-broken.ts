import type { BrokenTrips } from '#contract/car-parts';
import type { Actor } from '#domain/access/actor';
import { can } from '#domain/access/can';
import type { Broken } from '../db/rows/trips/broken-trips';

/** Who rides with another kind is the business of its own admins. */
export const showBroken = (broken: readonly Broken[], actor: Actor): BrokenTrips =>
  broken.map(({ isRequest: _, ...trip }) => ({
    ...trip,
    people: can(actor, 'fleet:read', { kind: trip.kind }) ? trip.people : [],
  }));
