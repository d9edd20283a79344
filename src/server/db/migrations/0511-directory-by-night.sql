-- The directory may be taken over every night, in the name of the admin who wants it so; why it was not is kept for the screen.
alter table directory_state
  add nightly_by_id uuid references person,
  add held_back text check (held_back in ('many_leave', 'no_admin'));
