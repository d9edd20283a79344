import { DriverAway } from './driver-away';
import { DriverHours } from './driver-hours';
import type { DriverPartProps } from './driver-part-props';

/** What happens to a driver over time; each part is saved by itself. */
export const DriverParts = (props: DriverPartProps) => (
  <>
    <DriverAway {...props} />
    <DriverHours driver={props.driver} />
  </>
);
