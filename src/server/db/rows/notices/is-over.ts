import { sql, type RawBuilder } from 'kysely';

/** Whether what the notice `n` asks its reader for is done by now, or can be done no more. */
export const isNoticeOver = (now: Date): RawBuilder<boolean> => sql<boolean>`case
  when n.params ? 'decider' then true
  when n.type in ('waiting_for_you', 'approval_reminder') then not exists (
    select from approval a join approval_decider d on d.approval_id = a.id
    where a.booking_id = n.subject_id and a.status = 'waiting'
      and (d.person_id = n.person_id or exists (
        select from delegation x where x.from_id = d.person_id and x.to_id = n.person_id
          and x.revoked_at is null and x.period @> ${now}::timestamptz)))
  when n.type = 'seat_offered' then not exists (
    select from seat_offer o where o.booking_id = n.subject_id and o.status = 'open' and o.expires_at > ${now})
  when n.params ->> 'matter' = 'withdrawn' then false
  when n.type = 'trip_offered' then not exists (
    select from trip t join admin_user a on a.provider_id = t.provider_id and a.person_id = n.person_id
    where t.id = n.subject_id and t.status = 'offered')
  when n.type = 'declined' then not exists (
    select from trip t where t.id = n.subject_id and t.status = 'declined')
  when n.type = 'no_car' and n.params ? 'day' then not exists (
    select from booking b where b.id = n.subject_id and b.status = 'approved')
  when n.type = 'overdue' then not exists (
    select from booking b where b.id = n.subject_id and b.status = 'ongoing')
  when n.type = 'rate' then not exists (
    select from booking b join kind k on k.id = b.kind
      join passenger p on p.booking_id = b.id and p.person_id = n.person_id and p.attended is not false
    where b.id = n.subject_id and b.completed_at + make_interval(days => k.rating_days) > ${now}
      and not exists (select from rating r where r.passenger_id = p.id))
  else n.params ? 'left' end`;
