import * as v from 'valibot';
import { handing, type Rental } from '#contract/arranging-rental';
import type { OutboxItem } from '../../../outbox/outbox';

const letter = v.object({ body: handing });

const handedIn = (item: OutboxItem | undefined): Rental['collected'] => {
  const written = v.safeParse(letter, item?.input);
  if (!item || !written.success) return null;
  return { at: new Date(item.createdAt).toISOString(), ...written.output.body };
};

/** What was found at the collection is on the car from then on. */
const withFound = (car: Rental['car'], { at, damagePoints }: NonNullable<Rental['collected']>) =>
  car && {
    ...car,
    damage: [
      ...car.damage,
      ...damagePoints.map((point, place) => ({ ...point, id: `${at} ${place}`, at })),
    ],
  };

type Unsent = { collecting?: OutboxItem | undefined; returning?: OutboxItem | undefined };

/** What was done at the car counts before it has arrived: who collected without a signal returns without one too. */
export const asDoneHere = (rental: Rental, { collecting, returning }: Unsent): Rental => {
  const collected = rental.collected ?? handedIn(collecting);
  const returned = rental.returned ?? handedIn(returning);
  if (collected === rental.collected && returned === rental.returned) return rental;
  const may = { ...rental.may, collect: false, returnCar: returned === null };
  return {
    ...rental,
    car: !rental.collected && collected ? withFound(rental.car, collected) : rental.car,
    collected,
    returned,
    may: returned ? { ...may, extend: false, endEarlier: false } : may,
  };
};
