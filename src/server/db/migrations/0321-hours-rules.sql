-- How long drivers may drive, as data. A version is never changed: what held on a day can always be told. Where nothing
-- is written down, nothing is judged.
create table hours_rules (
  driver_group text not null check (driver_group in ('own', 'provider', 'bus')),
  valid_from date not null,
  rules jsonb not null check (jsonb_typeof(rules) = 'array'),
  made_at timestamptz not null,
  made_by_id uuid references person,
  primary key (driver_group, valid_from)
);
create trigger hours_rules_append_only before update or delete on hours_rules
  for each row execute function refuse_change();
