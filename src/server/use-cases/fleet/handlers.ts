import * as blackouts from './car-blackouts';
import * as care from './car-care';
import * as damage from './car-damage';
import * as troubles from './car-troubles';
import * as papers from './car-papers';
import * as cars from './cars';
import { createCar } from './create-car';
import { importCars } from './import-cars';

export const fleetHandlers = {
  ...blackouts,
  ...care,
  ...damage,
  ...troubles,
  ...papers,
  ...cars,
  createCar,
  importCars,
};
