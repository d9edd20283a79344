import { meets, type Span } from './day';

type Taken = { span: Span; ride: number | null };

/** When a car or a driver is taken. */
export type Calendar = {
  isFree: (span: Span) => boolean;
  /** The rides in the way; undefined where something stands there that is no ride of the plan. */
  inTheWay: (span: Span) => readonly number[] | undefined;
  /** Minutes since it was last taken, so that the tightest gap can be chosen. */
  gapBefore: (from: number) => number;
  take: (ride: number, span: Span) => void;
  drop: (ride: number) => void;
  rides: () => readonly number[];
};

export const openCalendar = (busy: readonly Span[]): Calendar => {
  let taken: Taken[] = busy.map((span) => ({ span, ride: null }));
  return {
    isFree: (span) => !taken.some((entry) => meets(entry.span, span)),
    inTheWay: (span) => {
      const met = taken.filter((entry) => meets(entry.span, span));
      const rides = met.flatMap(({ ride }) => (ride === null ? [] : [ride]));
      return rides.length === met.length ? rides : undefined;
    },
    gapBefore: (from) =>
      taken.reduce(
        (gap, { span: [, until] }) => (until <= from ? Math.min(gap, from - until) : gap),
        Infinity,
      ),
    take: (ride, span) => {
      taken.push({ span, ride });
    },
    drop: (ride) => {
      taken = taken.filter((entry) => entry.ride !== ride);
    },
    rides: () => taken.flatMap(({ ride }) => (ride === null ? [] : [ride])),
  };
};
