import type { SourceAssignment } from '#domain/reports/source';

type Times = Pick<SourceAssignment, 'plannedFrom' | 'plannedTo'>;

/** A car of the company for these times, with nothing recorded of it yet. */
export const assignment = (
  times: Times,
  more: Partial<SourceAssignment> = {},
): SourceAssignment => ({
  id: 'assignment',
  carId: 'car',
  driverId: 'driver',
  carProviderId: null,
  carSeats: 4,
  gramsPerKm: 100,
  departedAt: null,
  returnedAt: null,
  releasedAt: null,
  backAt: null,
  goneAt: null,
  startKm: null,
  endKm: null,
  ...times,
  ...more,
});
