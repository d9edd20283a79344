import * as blackouts from './car-blackouts';
import * as papers from './car-papers';
import * as cars from './cars';
import { createCar } from './create-car';
import { importCars } from './import-cars';

export const fleetHandlers = {
  ...blackouts,
  ...papers,
  ...cars,
  createCar,
  importCars,
};
