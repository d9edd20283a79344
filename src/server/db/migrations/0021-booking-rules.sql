-- When one level more decides than the kind's rules ask for: a booking of several days, a dear or an urgent one.
alter table kind
  add column extra_approval_days smallint check (extra_approval_days > 0),
  add column extra_approval_over numeric(12, 2) check (extra_approval_over >= 0),
  add column extra_approval_urgent boolean not null default false;
update kind set extra_approval_days = 3, extra_approval_over = 10000
where id in ('bookingwithdrivernava', 'bookingnodriver');

-- Of two bookings waiting for one departure, the one that came first stands first, whichever clock is late.
create index booking_line on booking (trip_id, waitlisted_at, id) where status = 'waitlisted';
