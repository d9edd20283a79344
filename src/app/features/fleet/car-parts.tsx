import type { CarDetail } from '#contract/fleet';
import type { KindId } from '#domain/booking/kind-id';
import { CarOdometer } from './car-odometer';
import { CarOut } from './car-out';
import { CarPapers } from './car-papers';

export type CarPartProps = {
  kind: KindId;
  car: CarDetail;
  /** What the car is now. */
  onChanged: (car: CarDetail) => void;
};

/** What happens to a car over time; each part is saved by itself. */
export const CarParts = (props: CarPartProps) => (
  <>
    <CarOut {...props} />
    <CarPapers {...props} />
    <CarOdometer {...props} />
  </>
);
