-- An electric car is handed over by per cent and range, as it shows them; every other by eighths of its tank.
alter table handover
  alter column fuel_eighths drop not null,
  add column charge_percent smallint check (charge_percent between 0 and 100),
  add column range_km smallint check (range_km between 0 and 2000),
  add constraint handover_says_how_full check (num_nonnulls(fuel_eighths, charge_percent) = 1),
  add constraint handover_range_of_charge check (range_km is null or charge_percent is not null);
