import { sql } from 'kysely';
import type { KindId } from '#kinds/registry';
import type { Instant } from '#domain/dates/bangkok-time';
import type { Db } from '../../client';
import { readRow } from '../../sql';

type Asking = { kind: KindId; me: string; since: Instant };

/** Of a kind that is asked for often the latest bookings tell enough. */
const MOST_BOOKINGS = 1000;
/** Fewer would say of a colleague where they go. */
const FEWEST_PEOPLE = 3;
const MOST_PLACES = 4;

const isStanding = sql`status not in ('rejected', 'cancelled', 'expired')`;

const recent = ({ kind, since }: Asking) => sql`
  select id, traveller_id, purpose_code from booking
  where kind = ${kind} and starts_at > ${since} and ${isStanding}
  order by starts_at desc limit ${MOST_BOOKINGS}`;

/**
 * The places at one end of such trips: the own ones first, then those of several. The stops are found before the places
 * (`offset 0`): else PostgreSQL reads all places anew for every booking.
 */
const placesAt = (end: 'asc' | 'desc', asking: Asking) => sql`
    select place.id
    from (
      select recent.traveller_id, stop.place_id
      from (${recent(asking)}) recent
      join lateral (
        select place_id from booking_stop
        where booking_id = recent.id order by position ${sql.raw(end)} limit 1
      ) stop on true
      offset 0
    ) visit
    join place on place.id = visit.place_id
    where place.active
    group by place.id
    having bool_or(visit.traveller_id = ${asking.me})
      or count(distinct visit.traveller_id) >= ${FEWEST_PEOPLE}
    order by count(*) filter (where visit.traveller_id = ${asking.me}) desc,
      count(distinct visit.traveller_id) desc, place.id
    limit ${MOST_PLACES}`;

/** The own latest request, for oneself, of this kind. */
const lastOf = ({ kind, me }: Asking) => sql`
    select id from booking
    where kind = ${kind} and requester_id = ${me} and traveller_id = ${me} and ${isStanding}
    order by submitted_at desc, id desc limit 1`;

/** What several travel for, who do not say it in words of their own. */
const purposeOf = (asking: Asking) => sql`
    select purpose.code
    from (${recent(asking)}) recent
    join purpose on purpose.code = recent.purpose_code
    where purpose.active and not purpose.asks_text
    group by purpose.code
    having count(distinct recent.traveller_id) >= ${FEWEST_PEOPLE}
    order by count(*) desc, purpose.code limit 1`;

type Usual = { last: string | null; from: string | null; to: string[]; purpose: string | null };

export const usualAnswersRepository = (db: Db) => ({
  /** One statement, however much was travelled. */
  read: async (asking: Asking): Promise<Usual> => {
    const usual = await readRow(db)<Usual>`
      select
        (${lastOf(asking)}) as last,
        (array(${placesAt('asc', asking)}))[1] as "from",
        array(${placesAt('desc', asking)}) as "to",
        (${purposeOf(asking)}) as purpose`;
    return usual ?? { last: null, from: null, to: [], purpose: null };
  },
});
