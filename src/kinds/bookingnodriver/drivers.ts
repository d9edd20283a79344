import { travellerId } from '../request/people';
import type { RequestNoDriver } from './request';

export const driversOf = ({ driverId, coDriverIds }: RequestNoDriver): readonly string[] => [
  driverId,
  ...coDriverIds,
];

/** Everybody in the car: who drives counts once, as traveller too. */
export const countAboard = (request: RequestNoDriver, requesterId: string): number => {
  const traveller = travellerId(request, requesterId);
  const driving = driversOf(request).filter((driver) => driver !== traveller);
  return 1 + request.companions.length + driving.length;
};
