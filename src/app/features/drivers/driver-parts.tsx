import type { DriverDetail } from '#contract/drivers';
import { DriverAway } from './driver-away';
import { DriverHours } from './driver-hours';

export type DriverPartProps = {
  driver: DriverDetail;
  /** What they are now. */
  onChanged: (driver: DriverDetail) => void;
};

/** What happens to a driver over time; each part is saved by itself. */
export const DriverParts = (props: DriverPartProps) => (
  <>
    <DriverAway {...props} />
    <DriverHours driver={props.driver} />
  </>
);
