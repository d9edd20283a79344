import { addCarBlackout } from './add-car-blackout';
import { addCarDocument } from './add-car-document';
import { changeCar } from './change-car';
import { changeCarDocument } from './change-car-document';
import { changeCarStatus } from './change-car-status';
import { createCar } from './create-car';
import { endCarBlackout } from './end-car-blackout';
import { importCars } from './import-cars';
import { listBrokenTrips } from './list-broken-trips';
import { listCars } from './list-cars';
import { readCar } from './read-car';
import { readFleetOptions } from './read-fleet-options';
import { recordOdometer } from './record-odometer';

export const fleetHandlers = {
  addCarBlackout,
  addCarDocument,
  changeCar,
  changeCarDocument,
  changeCarStatus,
  createCar,
  endCarBlackout,
  importCars,
  listBrokenTrips,
  listCars,
  readCar,
  readFleetOptions,
  recordOdometer,
};
