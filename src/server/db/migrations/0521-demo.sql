-- Whether this is the demo company: only then may all of it be deleted with one command.
create table installation (
  only_one boolean primary key default true check (only_one),
  is_demo boolean not null
);
-- A demo that was begun before is known by its people: nobody can own an address that ends so.
insert into installation (is_demo)
  select exists (select from person where sign_in_name like '%@siamparts.example');
