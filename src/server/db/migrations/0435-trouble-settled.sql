-- A trouble that needed no workshop: somebody saw to it, or it was nothing. Beside its mark, which never changes.
create table settled_trouble (
  mark_id uuid primary key references mark,
  at timestamptz not null,
  by_id uuid not null references person,
  note text check (length(note) between 1 and 500)
);
