-- Which of a driver's words sent a car to the workshop: a trouble that was dealt with is told from one that waits.
alter table car_blackout add column trouble_id uuid references mark;
create index car_blackout_trouble on car_blackout (trouble_id) where trouble_id is not null;
