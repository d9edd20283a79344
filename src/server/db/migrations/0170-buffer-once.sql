-- The buffer between two trips counts once: it is held after a trip, no longer before it too. See docs/decisions/210.
-- What lies ahead gives up the time before its plan. A period that only shrinks meets nothing new, so nothing is judged
-- again: neither seats, nor what else the triggers look at.
alter table assignment disable trigger assignment_claims;
alter table booking disable trigger booking_claims_changed;

with ahead as (
  update assignment
  set held = tstzrange(lower(planned), upper(held))
  where released_at is null and lower(planned) > now()
    and lower(held) < lower(planned) and upper(held) > lower(planned)
  returning id, held
), cars as (
  update car_claim set period = ahead.held from ahead where assignment_id = ahead.id
)
update driver_claim set period = ahead.held from ahead where assignment_id = ahead.id;

with ahead as (
  update booking
  set held = tstzrange(starts_at, upper(held))
  where starts_at > now() and lower(held) < starts_at and upper(held) > starts_at
  returning id, held
)
update car_claim set period = ahead.held from ahead where booking_id = ahead.id;

alter table booking enable trigger booking_claims_changed;
alter table assignment enable trigger assignment_claims;
