import * as v from 'valibot';
import type { Kept } from './remote';

/** One row of the device that remembers the answer to the last question alone. */
export const lastAnswer = <T>(
  row: string,
  question: Readonly<Record<string, unknown>>,
  schema: v.GenericSchema<unknown, T>,
): Kept<T> => {
  const key = JSON.stringify(Object.entries(question).toSorted(([a], [b]) => a.localeCompare(b)));
  return {
    rows: [row],
    schema: v.pipe(
      v.object({ key: v.literal(key), value: schema }),
      v.transform(({ value }) => value),
    ),
    pack: (value) => ({ key, value }),
  };
};
