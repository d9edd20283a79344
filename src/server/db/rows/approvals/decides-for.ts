import { sql, type RawBuilder } from 'kysely';

/** Whether `me` decides what the decider `d` does: as themselves, or as their stand-in of this moment. */
export const decidesFor = (me: string, now: Date) => sql<boolean>`(
  d.person_id = ${me} or exists (
    select from delegation x join person giver on giver.id = x.from_id and giver.status = 'active'
    where x.from_id = d.person_id and x.to_id = ${me} and x.revoked_at is null
      and x.period @> ${now}::timestamptz))`;

/** Of the booking `b`: whoever asked for it or rides along never decides about it. */
export const isInvolved = (person: string | RawBuilder<unknown>) => sql<boolean>`(
  b.requester_id = ${person} or b.traveller_id is not distinct from ${person} or exists (
    select from passenger own where own.booking_id = b.id and own.person_id = ${person}))`;
