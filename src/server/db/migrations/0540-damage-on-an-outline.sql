-- What was found on a car, where a finger pointed at its outline: per mille from its left and from its front.
create table handover_damage (
  id uuid primary key,
  handover_id uuid not null references handover,
  what text not null check (what in ('scratch', 'dent', 'crack', 'missing')),
  x smallint not null check (x between 0 and 1000),
  y smallint not null check (y between 0 and 1000),
  mended_at timestamptz,
  mended_by_id uuid references person,
  check ((mended_at is null) = (mended_by_id is null))
);
create index handover_damage_handover on handover_damage (handover_id);
