-- Which kinds somebody administers is a list: a new kind of booking is no new column.
alter table admin_user add column kinds text[] not null default '{}';

-- Nobody edited anything: the versions stay.
alter table admin_user disable trigger bump_version;
update admin_user set kinds = array_remove(array[
  case when booking_with_driver_nava_menu then 'bookingwithdrivernava' end,
  case when booking_no_driver_menu then 'bookingnodriver' end,
  case when booking_during_day_menu then 'bookingduringday' end,
  case when booking_with_driver_amata_menu then 'bookingwithdriveramata' end
], null);
alter table admin_user enable trigger bump_version;

alter table admin_user
  drop column booking_with_driver_nava_menu,
  drop column booking_no_driver_menu,
  drop column booking_during_day_menu,
  drop column booking_with_driver_amata_menu;
