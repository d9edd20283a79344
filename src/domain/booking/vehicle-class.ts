/** What can be wished for; buses only ever run by timetable. */
export const vehicleClasses = ['sedan', 'pickup', 'van', 'ppv'] as const;

export type VehicleClass = (typeof vehicleClasses)[number];

/** The seats that the largest car of a class has for passengers; a class without cars is absent. */
export type ClassSeats = Readonly<Partial<Record<VehicleClass, number>>>;

/** The smallest class that seats them all; undefined when none does. */
export const fittingClass = (seats: number, classes: ClassSeats): VehicleClass | undefined =>
  vehicleClasses
    .filter((vehicleClass) => (classes[vehicleClass] ?? 0) >= seats)
    .toSorted((a, b) => (classes[a] ?? 0) - (classes[b] ?? 0))[0];
