import type { DriverDetail } from '#contract/drivers';

export type DriverPartProps = {
  driver: DriverDetail;
  /** What they are now. */
  onChanged: (driver: DriverDetail) => void;
};
