import type { CarDetail } from '#contract/fleet';
import type { KindId } from '#kinds/registry';

export type CarPartProps = {
  kind: KindId;
  car: CarDetail;
  /** What the car is now. */
  onChanged: (car: CarDetail) => void;
};
