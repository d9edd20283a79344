-- What a car gives off whose own figure nobody entered: of its class, and for electric ones of what they draw and of the grid.
create table emission_factor (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  name_th text not null,
  name_en text not null,
  unit text not null check (unit in ('g_km', 'wh_km', 'g_kwh')),
  value integer not null check (value between 0 and 2000),
  version integer not null default 1
);
create trigger bump_version before update on emission_factor for each row execute function bump_version();
insert into emission_factor (code, name_th, name_en, unit, value) values
  ('grid', 'ไฟฟ้าที่ใช้ชาร์จรถ', 'Electricity that charges cars', 'g_kwh', 500),
  ('sedan', 'รถเก๋ง', 'Sedan', 'g_km', 150),
  ('pickup', 'รถกระบะ', 'Pickup', 'g_km', 210),
  ('ppv', 'รถอเนกประสงค์', 'PPV', 'g_km', 220),
  ('van', 'รถตู้', 'Van', 'g_km', 240),
  ('bus', 'รถบัส', 'Bus', 'g_km', 650),
  ('electric-sedan', 'รถเก๋ง ไฟฟ้า', 'Sedan, electric', 'wh_km', 160),
  ('electric-pickup', 'รถกระบะ ไฟฟ้า', 'Pickup, electric', 'wh_km', 230),
  ('electric-ppv', 'รถอเนกประสงค์ ไฟฟ้า', 'PPV, electric', 'wh_km', 230),
  ('electric-van', 'รถตู้ ไฟฟ้า', 'Van, electric', 'wh_km', 270),
  ('electric-bus', 'รถบัส ไฟฟ้า', 'Bus, electric', 'wh_km', 1200);

create function usual_grams_per_km(class text, fuel text) returns numeric language sql stable as $$
  select case when fuel = 'electric'
    then (select value from emission_factor where code = 'electric-' || class)
      * (select value from emission_factor where code = 'grid') / 1000.0
    else (select value from emission_factor where code = class) end
$$;

-- Another factor reckons everything anew, so that years can be compared.
create function stale_emission() returns trigger language plpgsql as $$
begin
  insert into report_stale (trip_id)
  select distinct a.trip_id from assignment a join car c on c.id = a.car_id
  where c.co2_per_km is null and case when new.code = 'grid' then c.fuel = 'electric'
    else new.code = case when c.fuel = 'electric' then 'electric-' else '' end || c.class end;
  return null;
end $$;
create trigger emission_stale after update on emission_factor for each row
  when (old.value <> new.value) execute function stale_emission();
-- Electric cars gave off nothing so far.
insert into report_stale (trip_id)
select distinct a.trip_id from assignment a join car c on c.id = a.car_id
where c.fuel = 'electric' and c.co2_per_km is null;
