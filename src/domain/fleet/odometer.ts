/** Further than anybody drives between two readings: mostly a figure too many. */
export const FAR_KM = 1_500;

/** Asked about once, and taken when it is said again. Of a new car, whose last reading is 0, nothing is known. */
export const isFarReading = (km: number, last: number): boolean => last > 0 && km > last + FAR_KM;
