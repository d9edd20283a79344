-- A driver's mean is read with every list of drivers and every suggestion.
create index report_ride_driver on report_ride (driver_id, day) include (overall)
  where overall is not null;
