import { listDrivers } from '../use-cases/drivers/list-drivers';
import { readDriverOptions } from '../use-cases/drivers/read-driver-options';
import { readDriver } from '../use-cases/drivers/read-driver';
import { readDriverHours } from '../use-cases/drivers/read-driver-hours';
import { createDriver } from '../use-cases/drivers/create-driver';
import { changeDriver } from '../use-cases/drivers/change-driver';
import { listDriverTrips } from '../use-cases/drivers/list-driver-trips';
import { changeDriverStatus } from '../use-cases/drivers/change-driver-status';
import { addDriverLeave } from '../use-cases/drivers/add-driver-leave';
import { endDriverLeave } from '../use-cases/drivers/end-driver-leave';

/** Apart from the others because there are so many; `Handlers` still names the one that is missing. */
export const driverHandlers = {
  listDrivers,
  readDriverOptions,
  readDriver,
  readDriverHours,
  createDriver,
  changeDriver,
  listDriverTrips,
  changeDriverStatus,
  addDriverLeave,
  endDriverLeave,
};
