import type { Rate } from '../booking/estimate-cost';
import { type Instant, minutesBetween } from '../dates/bangkok-time';
import type { CarFacts, Wanted } from '../arranging/judge-car';
import type { DriverFacts } from '../arranging/judge-driver';
import type { Wish } from './day';

/** What waits for a car, or has one that could be another. */
export type Movable = {
  wish: Wish;
  wanted: Wanted;
  isStanding: boolean;
  /** What it has, or was wished for. */
  carId: string | null;
  driverId: string | null;
  /** Null where it rides alone. */
  sharing: { start: string; end: string; flexible: number } | null;
  /** How far it goes; null where nobody knows. */
  km: number | null;
};

/** What a ride carries, and what is asked of its car. */
export type Need = Pick<Movable, 'wanted' | 'isStanding' | 'carId' | 'driverId' | 'km'> & {
  wishes: readonly number[];
};

/** The company as it is on the day: claims of what may be moved are not among those of cars and drivers. */
export type World = {
  /** Minutes are counted from here. */
  start: Instant;
  /** A shuttle's car is paid by the day, whatever it drives. */
  service: { startsAt: Instant; endsAt: Instant };
  pools: boolean;
  movables: readonly Movable[];
  /** Minutes from place to place, as `start → end`. */
  travel: ReadonlyMap<string, number>;
  cars: readonly (CarFacts & { rate: Rate | null; isPaid: boolean })[];
  drivers: readonly DriverFacts[];
};

export const minute = ({ start }: Pick<World, 'start'>, at: Instant): number =>
  minutesBetween(start, at);
