-- With those that were declined: the clock asks for them every minute, and read every trip there ever was to find them.
drop index trip_open;
create index trip_open on trip (ends_at) where status in ('planned', 'offered', 'accepted', 'declined', 'underway');
-- What was lost on a day stands on its board: whatever was called off before that day need not be read.
create index booking_lost on booking (kind, ends_at) where status in ('unserved', 'cancelled');
