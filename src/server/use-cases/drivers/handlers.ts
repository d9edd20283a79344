import { addDriverLeave } from './add-driver-leave';
import { changeDriver } from './change-driver';
import { changeDriverStatus } from './change-driver-status';
import { createDriver } from './create-driver';
import { endDriverLeave } from './end-driver-leave';
import { listDriverTrips } from './list-driver-trips';
import { listDrivers } from './list-drivers';
import { readDriver } from './read-driver';
import { readDriverHours } from './read-driver-hours';
import { readDriverOptions } from './read-driver-options';

export const driverHandlers = {
  addDriverLeave,
  changeDriver,
  changeDriverStatus,
  createDriver,
  endDriverLeave,
  listDriverTrips,
  listDrivers,
  readDriver,
  readDriverHours,
  readDriverOptions,
};
