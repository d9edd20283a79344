-- An answer in a list is called by a number that nobody can trace back to the passenger; see docs/decisions/206.
create table answer_secret (
  singleton boolean primary key default true check (singleton),
  value uuid not null default gen_random_uuid()
);
insert into answer_secret default values;
