-- A mark never changes. What stands beside it: how the trip was before it and after, and when it was taken back.
create table mark_undo (
  mark_id uuid primary key references mark,
  position bigint generated always as identity,
  -- Null where it cannot be taken back: somebody was told of it at once.
  before jsonb,
  after jsonb,
  taken_back_at timestamptz
);

create view standing_mark as
  select m.* from mark m
  where not exists (select from mark_undo u where u.mark_id = m.id and u.taken_back_at is not null);
