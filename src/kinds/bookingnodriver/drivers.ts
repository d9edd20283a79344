import { travellerId } from '../request/people';
import type { RequestNoDriver } from './request';

type Drivers = Pick<RequestNoDriver, 'driverId' | 'coDriverIds'>;

export const driversOf = ({ driverId, coDriverIds }: Drivers): readonly string[] => [
  driverId,
  ...coDriverIds,
];

/** Everybody in the car: who drives counts once, as traveller too. */
export const countAboard = (
  request: Drivers & Pick<RequestNoDriver, 'forWhom' | 'companions'>,
  requesterId: string,
): number => {
  const traveller = travellerId(request, requesterId);
  const driving = driversOf(request).filter((driver) => driver !== traveller);
  return 1 + request.companions.length + driving.length;
};
