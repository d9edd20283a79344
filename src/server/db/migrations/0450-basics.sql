-- What people are told and choose from is kept in the product. Nothing of it is deleted: what is no longer used is hidden.
alter table contact add active boolean not null default true;

-- Each has an id, as all that has a history. A code that nobody typed is that id.
alter table purpose add id uuid not null default gen_random_uuid() unique;
alter table purpose drop constraint purpose_code_check;
alter table purpose add constraint purpose_code_plain check (code ~ '^[a-z0-9_-]+$');
alter table purpose add constraint purpose_named check (name_th <> '' and name_en <> '');
