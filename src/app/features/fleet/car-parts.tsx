import { printSticker } from '#words/car-at-hand';
import { useSay } from '../../ui/use-say';
import { CarDamage } from './car-damage';
import { CarOdometer } from './car-odometer';
import { CarOut } from './car-out';
import type { CarPartProps } from './car-part-props';
import { CarPapers } from './car-papers';
import { printStickers } from './print-stickers';

/** What happens to a car over time; each part is saved by itself. */
export const CarParts = (props: CarPartProps) => {
  const say = useSay();
  return (
    <>
      <CarDamage {...props} />
      <CarOut {...props} />
      <CarPapers {...props} />
      <CarOdometer {...props} />
      <button
        type="button"
        className="button accent"
        onClick={() => void printStickers([props.car])}
      >
        {say(printSticker)}
      </button>
    </>
  );
};
