-- Whoever did not come stands among what was lost, too: with a self-drive car that nobody collected the trip is gone.
drop index booking_lost;
create index booking_lost on booking (kind, ends_at) where status in ('unserved', 'cancelled', 'noshow');
