-- A factor is called as the class it is of; what somebody renamed stays.
update emission_factor set name_en = 'Pick-up' where code = 'pickup' and name_en = 'Pickup';
update emission_factor set name_en = 'Pick-up, electric' where code = 'electric-pickup' and name_en = 'Pickup, electric';
update emission_factor set name_en = 'SUV / PPV' where code = 'ppv' and name_en = 'PPV';
update emission_factor set name_en = 'SUV / PPV, electric' where code = 'electric-ppv' and name_en = 'PPV, electric';
