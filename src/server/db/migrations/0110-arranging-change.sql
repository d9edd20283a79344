-- What stood before a dispatcher's change, for the seconds in which it can be taken back. Working state: the clock
-- forgets it, while the change's events stay.
create table arranging_change (
  id uuid primary key,
  by_id uuid not null references person,
  at timestamptz not null,
  earlier jsonb not null,
  versions jsonb not null
);
create index arranging_change_at on arranging_change (at);
