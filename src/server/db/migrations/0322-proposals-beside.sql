-- Drafts of other kinds that are to be accepted with this one: what they would take is taken for it.
alter table proposal add column beside uuid[] not null default '{}';
