import { carColours } from '#domain/fleet/car-colour';
import { carColourNames } from './car-colours';
import type { Say } from './message';

/** A colour in the reader's language; one that was typed in words stays as it is, unless it is a known one's name. */
export const sayColour = (say: Say, colour: string): string => {
  const known = carColours.find(
    (code) =>
      code === colour || carColourNames[code].th === colour || carColourNames[code].en === colour,
  );
  return known ? say(carColourNames[known]) : colour;
};
