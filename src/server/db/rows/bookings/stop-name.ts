import { sql, type RawBuilder } from 'kysely';
import type { Language } from '#domain/language';
import { nameOf } from '../../sql';

export const hasSeveralStops = sql`exists (
  select from booking_stop f where f.booking_id = b.id and f.position > 0)`;

/** What the first or the last stop of the booking `b` is called. */
export const stopName = (
  edge: 'first' | 'last',
  language: Language,
  only = sql`true`,
): RawBuilder<string | null> => sql<string | null>`(
  select coalesce(${nameOf('place', language)}, s.place_text)
  from booking_stop s left join place on place.id = s.place_id
  where s.booking_id = b.id and ${only}
  order by s.position ${edge === 'first' ? sql`asc` : sql`desc`} limit 1)`;

/** Every stop after the first, in their order; where there is only one stop, that. */
export const wayTo = (language: Language): RawBuilder<string | null> => sql<string | null>`(
  select string_agg(coalesce(${nameOf('place', language)}, s.place_text), ' → ' order by s.position)
  from booking_stop s left join place on place.id = s.place_id
  where s.booking_id = b.id and (s.position > 0 or not ${hasSeveralStops}))`;
