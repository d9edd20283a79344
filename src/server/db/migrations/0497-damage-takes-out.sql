-- Whether damage takes a car out at once, before anybody has looked at it.
alter table kind add column damage_takes_out boolean not null default false;
-- What a self-driver wrote down that took it out.
alter table car_blackout add column handover_id uuid references handover;
create index car_blackout_handover on car_blackout (handover_id) where handover_id is not null;
create index handover_damaged on handover (at) where damage is not null;
create index mark_trouble on mark (at) where action = 'trouble';
