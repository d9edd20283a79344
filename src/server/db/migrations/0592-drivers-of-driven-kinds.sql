-- Nobody drives for those who drive themselves; the form offered it all the same.
delete from driver_kind where kind = 'bookingnodriver';
