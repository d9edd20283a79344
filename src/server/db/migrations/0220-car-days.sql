-- A shuttle's car is paid by the day: its trips share one day's price, where each had a whole one.

-- A price that is shared out anew is no edit that anybody would have to look at.
drop trigger bump_version on trip;
create trigger bump_version before update on trip for each row
  when (not (
    old.cost is distinct from new.cost and new.rate_card_id is not null
    and to_jsonb(old) - '{cost,rate_card_id,rate_card_version}'::text[]
      = to_jsonb(new) - '{cost,rate_card_id,rate_card_version}'::text[]
  )) execute function bump_version();

-- As the product does it from now on, but for kilometres beyond the rate's, which no shuttle has planned so far.
with shuttle as (
  select t.id, t.kind, t.starts_at, t.ends_at, last_car.car_id,
    (t.starts_at at time zone 'Asia/Bangkok')::date as day,
    greatest(1, extract(epoch from t.ends_at - t.starts_at) / 60)::bigint as minutes,
    r.day_rate, r.hours_included, r.overtime_per_hour
  from trip t
  join rate_card r on r.id = t.rate_card_id
  cross join lateral (
    select a.car_id from assignment a
    where a.trip_id = t.id and a.released_at is null
    order by upper(a.planned) desc, a.id desc limit 1
  ) last_car
  where t.kind in ('bookingduringday', 'bookingwithdriveramata') and t.status <> 'cancelled'
),
car_day as (
  select kind, car_id, day, sum(minutes) as minutes,
    least(
      max(day_rate) + max(overtime_per_hour) / 4 * ceil(greatest(
        0, extract(epoch from max(ends_at) - min(starts_at)) / 60 - min(hours_included) * 60) / 15),
      2 * max(day_rate)) * 100 as satang
  from shuttle group by kind, car_id, day
),
reached as (
  select s.id, car_day.satang, car_day.minutes as whole, s.minutes,
    sum(s.minutes) over (partition by s.kind, s.car_id, s.day order by s.starts_at, s.id) as upto
  from shuttle s join car_day using (kind, car_id, day)
)
update trip set cost = (
    trunc(reached.satang * reached.upto / reached.whole)
    - trunc(reached.satang * (reached.upto - reached.minutes) / reached.whole)) / 100
from reached where reached.id = trip.id;
