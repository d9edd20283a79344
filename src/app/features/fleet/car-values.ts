import type { CarBody, CarDetail } from '#contract/fleet';
import { type KindId, kinds } from '#kinds/registry';

/** A car while it is being written: what is not chosen yet is null. */
export type CarValues = {
  [K in keyof CarBody]: CarBody[K] extends readonly unknown[] | boolean
    ? CarBody[K]
    : CarBody[K] | null;
};

export const emptyCar = (kind: KindId): CarValues => ({
  plate: null,
  redPlate: false,
  provinceCode: null,
  siteId: kinds[kind].site,
  kinds: [kind],
  class: null,
  brand: null,
  model: null,
  colour: null,
  year: null,
  seats: null,
  fuel: null,
  gearbox: null,
  providerId: null,
  contractId: null,
  co2PerKm: null,
  fuelCard: null,
  tollTag: null,
  photoId: null,
  odometer: null,
});

export const valuesOf = (car: CarDetail): CarValues => ({
  plate: car.plate,
  redPlate: car.redPlate,
  provinceCode: car.provinceCode,
  siteId: car.siteId,
  kinds: car.kinds,
  class: car.class,
  brand: car.brand,
  model: car.model,
  colour: car.colour,
  year: car.year,
  seats: car.seats,
  fuel: car.fuel,
  gearbox: car.gearbox,
  providerId: car.providerId,
  contractId: car.contractId,
  co2PerKm: car.co2PerKm,
  fuelCard: car.fuelCard,
  tollTag: car.tollTag,
  photoId: car.photoId,
  odometer: null,
});
