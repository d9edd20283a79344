import { CarCheck } from './car-check';
import { CarOdometer } from './car-odometer';
import { CarOut } from './car-out';
import type { CarPartProps } from './car-part-props';
import { CarPapers } from './car-papers';

/** What happens to a car over time; each part is saved by itself. */
export const CarParts = (props: CarPartProps) => (
  <>
    <CarCheck {...props} />
    <CarOut {...props} />
    <CarPapers {...props} />
    <CarOdometer {...props} />
  </>
);
