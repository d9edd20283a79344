-- Where the key lies of a car that people collect, in the words of whoever hangs it there.
alter table car add column key_place text check (length(key_place) between 1 and 100);
