-- The names that menus said until now are the first ones; from here on the company says what its sites are called.
update site set name_th = 'โรงงานนวนคร', name_en = 'Nava site' where id = 'nava';
update site set name_th = 'โรงงานอมตะ', name_en = 'Amata site' where id = 'amata';
