import type { Rental } from '#contract/arranging-rental';
import { keyAt, keyBackTo } from '#words/key-place';
import { useSay } from '../../../ui/use-say';

/** Where to walk for the key, before the car and after it. */
export const KeyPlace = ({ car, isOut }: Pick<Rental, 'car'> & { isOut: boolean }) => {
  const say = useSay();
  if (!car?.keyPlace) return null;
  return <p className="note">{say(isOut ? keyBackTo : keyAt, { place: car.keyPlace })}</p>;
};
