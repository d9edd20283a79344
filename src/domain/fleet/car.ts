import { vehicleClasses } from '../booking/vehicle-class';

/** The closed lists of a car; a test compares them with the database's. */
export const carClasses = [...vehicleClasses, 'bus'] as const;
export const carStatuses = ['available', 'repair', 'retired'] as const;
export const fuels = ['diesel', 'petrol', 'hybrid', 'electric', 'gas'] as const;
export const gearboxes = ['automatic', 'manual'] as const;

export const carPapers = [
  'compulsory_insurance',
  'tax',
  'voluntary_insurance',
  'inspection',
  'lease',
] as const;

export const blackoutTypes = ['blackout', 'repair'] as const;

export type CarClass = (typeof carClasses)[number];
export type CarStatus = (typeof carStatuses)[number];
export type CarPaper = (typeof carPapers)[number];
