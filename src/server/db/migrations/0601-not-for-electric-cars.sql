-- An electric car has no oil to be changed.
alter table maintenance_plan add column skips_electric boolean not null default false;
