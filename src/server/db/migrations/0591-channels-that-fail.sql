-- Since when a channel takes nothing; null as long as it takes what it is given.
alter table notice_channel add column failing_since timestamptz;
