-- Nobody drives two cars at once: whoever is to drive one holds these hours, as the car does. See docs/decisions/209.
create table self_drive (
  booking_id uuid primary key references booking,
  person_id uuid not null references person,
  period tstzrange not null
);

create function holds_driver(status text) returns boolean language sql immutable as $$
  select status in ('pending', 'approved', 'arranged', 'ongoing')
$$;

-- What stands twice already stays, and of those the one that was there first holds its hours.
insert into self_drive (booking_id, person_id, period)
select b.id, d.person_id, tstzrange(b.starts_at, b.ends_at)
from booking b join self_driver d on d.booking_id = b.id and d.main
where holds_driver(b.status) and not exists (
  select from booking o join self_driver od on od.booking_id = o.id and od.main
  where od.person_id = d.person_id and o.id < b.id and holds_driver(o.status)
    and o.starts_at < b.ends_at and o.ends_at > b.starts_at
);

-- Looked at when the transaction ends: driver and hours change one after the other.
alter table self_drive add constraint self_drive_once
  exclude using gist (person_id with =, period with &&) deferrable initially deferred;

create function follow_self_drive(of_booking uuid) returns void language sql as $$
  delete from self_drive where booking_id = of_booking;
  insert into self_drive (booking_id, person_id, period)
  select b.id, d.person_id, tstzrange(b.starts_at, b.ends_at)
  from self_driver d join booking b on b.id = d.booking_id
  where d.booking_id = of_booking and d.main and holds_driver(b.status);
$$;

create function follow_booking_driven() returns trigger language plpgsql as $$
begin
  perform follow_self_drive(new.id);
  return null;
end $$;
create trigger self_drive_of_booking after update of status, starts_at, ends_at on booking for each row
  when ((holds_driver(old.status), old.starts_at, old.ends_at)
    is distinct from (holds_driver(new.status), new.starts_at, new.ends_at))
  execute function follow_booking_driven();

create function follow_self_driver() returns trigger language plpgsql as $$
begin
  perform follow_self_drive(coalesce(new.booking_id, old.booking_id));
  return null;
end $$;
create trigger self_drive_of_driver after insert or update or delete on self_driver for each row
  execute function follow_self_driver();
