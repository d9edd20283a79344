-- Why a driver was let drive longer than a soft rule of driver hours says. Null: nothing was exceeded.
alter table assignment add column hours_reason text;
