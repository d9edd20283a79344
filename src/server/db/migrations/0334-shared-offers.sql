-- In the last hour a free seat is offered to all who fit, and whoever confirms first has it: such an offer holds no seat.
alter table seat_offer add column holds boolean not null default true;

create or replace function trip_load(of_trip uuid, board_at integer default 0, alight_at integer default 32767)
returns integer language sql stable as $$
  with taken as (
    select coalesce(board_stop, 0) as board, coalesce(alight_stop, 32767) as alight, seats
    from booking
    where trip_id = of_trip
      and status in ('pending', 'returned', 'approved', 'arranged', 'ongoing', 'completed')
    union all
    select coalesce(b.board_stop, 0), coalesce(b.alight_stop, 32767), o.seats
    from seat_offer o join booking b on b.id = o.booking_id
    where o.trip_id = of_trip and o.status = 'open' and o.holds
  ), there as (
    -- A load grows only where somebody boards: at the first stop asked for, or later.
    select greatest(board, board_at) as moment from taken where board < alight_at and alight > board_at
  )
  select coalesce(max(load), 0)::integer
  from (
    select (
      select sum(seats) from taken where board <= moment and alight > moment
    ) as load
    from there
  ) moments
$$;
