-- Whoever said that a trip is back had not said when it left: where no mark tells of it, the clock assumed it.
update trip set departed_by = 'clock'
  where departed_by in ('driver', 'gate') and departed_at = starts_at
    and not exists (
      select from mark where mark.trip_id = trip.id and mark.action in ('depart', 'out')
    );

-- Only times that somebody saw are on time or late: reckoned again.
insert into report_stale (trip_id)
  select id from trip where departed_by is not null or ended_by is not null;
