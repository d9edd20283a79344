import * as v from 'valibot';
import { reasonCodes, stopCodes, warningCodes } from '#domain/arranging/verdict';
import { id } from '#kinds/request/common';
import { arrangeCar, arrangeDriver, workDay } from './arranging';

/** For which car drivers are judged; the trip's own or the best one unless said. */
export const suggestionQuery = v.object({ carId: v.optional(v.nullable(id), null) });

const codesOf = <const C extends readonly string[]>(codes: C) =>
  v.array(
    v.object({
      code: v.picklist(codes),
      at: v.optional(v.string()),
      /** Of what lies in the way: when it ends, with the time to come back and clean. */
      until: v.optional(v.string()),
      count: v.optional(v.number()),
    }),
  );

const verdict = {
  score: v.number(),
  /** Empty: it can be had. Hard reasons against it, each checked again when it is arranged. */
  stops: codesOf(stopCodes),
  warnings: codesOf(warningCodes),
  reasons: codesOf(reasonCodes),
};

/** Best first; those with stops follow, so that nobody wonders where a car is. */
export const suggestions = v.object({
  startsAt: v.string(),
  endsAt: v.string(),
  seats: v.number(),
  /**
   * What the hire of the car is reckoned at for which drivers are judged; null for the company's own, for suppliers, where
   * its day is paid already, and where no price is known.
   */
  hire: v.nullable(v.string()),
  cars: v.array(v.object({ car: arrangeCar, ...verdict })),
  /** The work of the day on which it begins, with it. */
  drivers: v.array(v.object({ driver: arrangeDriver, workDay, ...verdict })),
});

export type Suggestions = v.InferOutput<typeof suggestions>;
