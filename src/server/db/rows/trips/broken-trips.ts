import { sql, type RawBuilder } from 'kysely';
import type { BrokenTrips } from '#contract/car-parts';
import type { KindId } from '#kinds/registry';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { fullName, inLanguage, iso, readRows } from '../../sql';

/** With `kinds`, only what is theirs. */
export type BrokenTime = { from: string; until: string | null; kinds?: readonly KindId[] };

export type Broken = BrokenTrips[number] & { isRequest: boolean };

/** What a time without a car or a driver would break, as a list shows it; `held` gives `id` and `is_request`. */
export const describeBroken = async (
  db: Db,
  held: RawBuilder<unknown>,
  { kinds }: Pick<BrokenTime, 'kinds'>,
  language: Language,
): Promise<Broken[]> => {
  const name = fullName('person', language);
  const rows = await readRows(db)<Broken>`
    with held as (${held}), carried as (
      select held.id, held.is_request, t.status = 'underway' as is_underway,
        coalesce(t.kind, b.kind) as kind, coalesce(t.starts_at, b.starts_at) as starts_at,
        coalesce(t.ends_at, b.ends_at) as ends_at, b.id as booking_id, b.ref, b.traveller_id
      from held
      left join trip t on t.id = held.id and not held.is_request
      left join booking b on case when held.is_request then b.id = held.id
        else b.trip_id = held.id
          and b.status in ('pending', 'returned', 'approved', 'arranged', 'ongoing') end
      where held.is_request
        or t.status in ('planned', 'offered', 'accepted', 'declined', 'underway')
    )
    select c.id, c.is_request as "isRequest", min(c.kind) as kind,
      coalesce(bool_or(c.is_underway), false) as "isUnderway",
      ${iso('min(c.starts_at)')} as "startsAt", ${iso('max(c.ends_at)')} as "endsAt",
      coalesce(array_agg(c.ref order by c.ref) filter (where c.ref is not null), '{}') as refs,
      coalesce(
        array_agg(coalesce(${name}, guest.guest_name) order by c.ref)
          filter (where coalesce(${name}, guest.guest_name) is not null), '{}') as people,
      (select string_agg(coalesce(${sql.ref(inLanguage('place.name', language))}, s.place_text), ' → '
          order by s.position)
        from booking_stop s left join place on place.id = s.place_id
        where s.booking_id = (array_agg(c.booking_id order by c.ref))[1]) as route
    from carried c
    left join person on person.id = c.traveller_id
    left join passenger guest on guest.booking_id = c.booking_id and guest.is_traveller
      and c.traveller_id is null
    group by c.id, c.is_request
    order by min(c.starts_at), c.id`;
  return kinds === undefined ? rows : rows.filter(({ kind }) => kinds.includes(kind));
};

/** Trips before cars and drivers, as everybody locks; a request is its booking. */
export const lockBroken = async (
  db: Db,
  broken: readonly Pick<Broken, 'id' | 'isRequest'>[],
): Promise<void> => {
  const idsOf = (isRequest: boolean) =>
    broken.filter((trip) => trip.isRequest === isRequest).map(({ id }) => id);
  await sql`select from trip where id = any (${idsOf(false)}::uuid[]) order by id
    for no key update`.execute(db);
  await sql`select from booking where id = any (${idsOf(true)}::uuid[]) order by id
    for no key update`.execute(db);
};

/** With everything locked: which of them the admin has not read and confirmed, or may not be broken at all. */
export const findStanding = (
  broken: readonly Broken[],
  releases: readonly string[],
): 'underway' | 'unconfirmed' | null => {
  if (broken.some(({ isUnderway }) => isUnderway)) return 'underway';
  return broken.some(({ id }) => !releases.includes(id)) ? 'unconfirmed' : null;
};
