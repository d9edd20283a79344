import type { KindId } from '#kinds/registry';
import { NONE } from '#domain/reports/filter';
import {
  hidePeople,
  type SatisfactionFilter,
  type SatisfactionSums,
} from '#domain/reports/satisfaction';
import type { Db } from '../../db/client';
import { ratingSummaryRepository } from '../../db/repositories/ratings/rating-summary.repository';

type OfDriver = { id: string | null; sums: SatisfactionSums };

type Drivers = {
  shown: OfDriver[];
  /** All drivers who are shown by no name. */
  rest: SatisfactionSums | null;
  /** One driver is asked for, who is shown by no name. */
  isHidden: boolean;
};

/**
 * Who of the drivers is told of by name. Whoever asks for one of them is told no more than the list of all tells: who
 * stands hidden there would else be found by taking the others from the whole.
 */
export const readDrivers = async (
  db: Db,
  { kind, filter }: { kind: KindId; filter: SatisfactionFilter },
): Promise<Drivers> => {
  const { driver, ...rest } = filter;
  const found = await ratingSummaryRepository(db).byDriver({ kind, filter: rest });
  const byDriver = found.map(({ key, sums }): OfDriver => ({ id: key, sums }));
  const drivers = hidePeople(byDriver);
  if (driver === undefined) return { ...drivers, isHidden: false };
  const id = driver === NONE ? null : driver;
  const isKnown = byDriver.some((row) => row.id === id);
  const shown = drivers.shown.filter((row) => row.id === id);
  return { shown, rest: null, isHidden: isKnown && shown.length === 0 };
};
