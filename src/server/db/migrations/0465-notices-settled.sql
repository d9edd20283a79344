-- What asks for something is settled with it: found by the booking that it is about.
create index notice_asking on notice (subject_id) where read_at is null;
