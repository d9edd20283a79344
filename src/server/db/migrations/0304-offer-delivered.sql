-- A seat is held from the moment at which its offer reached somebody.
alter table seat_offer add column delivered_at timestamptz;
