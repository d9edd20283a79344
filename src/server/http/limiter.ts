import type { LimitClass as CallClass } from '#contract/endpoint';

/**
 * Besides the calls of a person: what one address sends without being let in; and of signed links each link, each
 * address, and what from an address is no link at all.
 */
type LimitClass = CallClass | 'stranger' | 'link-read' | 'link-write' | 'address' | 'guess';

/** So many at once, and so many a second for ever: no person reaches them, a script does. See docs/decisions/208. */
const limits: Readonly<Record<LimitClass, { burst: number; perSecond: number }>> = {
  read: { burst: 1200, perSecond: 60 },
  write: { burst: 300, perSecond: 20 },
  search: { burst: 120, perSecond: 2 },
  upload: { burst: 80, perSecond: 1 },
  live: { burst: 60, perSecond: 1 },
  // A whole site may stand behind one address, whose tokens have all just run out.
  stranger: { burst: 600, perSecond: 10 },
  'link-read': { burst: 120, perSecond: 2 },
  'link-write': { burst: 120, perSecond: 1 },
  // A whole site may stand behind one address.
  address: { burst: 1200, perSecond: 60 },
  guess: { burst: 30, perSecond: 0.2 },
};

const MOST_BUCKETS = 10_000;
const SWEEP_SECONDS = 60;

type Bucket = { left: number; at: number };

export type Limiter = {
  /** Seconds to wait; nought where the call may go on. */
  take: (who: string, of: LimitClass) => number;
};

/** A bucket for each person (or address of strangers) and class of call, which fills again by itself: of this process, in memory. */
export const createLimiter = (seconds = () => performance.now() / 1000): Limiter => {
  const buckets = new Map<string, Bucket>();
  let sweptAt = -Infinity;

  const fill = (bucket: Bucket | undefined, of: LimitClass, now: number): number => {
    const { burst, perSecond } = limits[of];
    return bucket ? Math.min(burst, bucket.left + (now - bucket.at) * perSecond) : burst;
  };

  /** A full bucket is as good as none. */
  const forgetFull = (now: number): void => {
    sweptAt = now;
    for (const [key, bucket] of buckets) {
      const of = key.slice(0, key.indexOf(' ')) as LimitClass;
      if (fill(bucket, of, now) === limits[of].burst) buckets.delete(key);
    }
  };

  return {
    take: (who, of) => {
      const now = seconds();
      const key = `${of} ${who}`;
      if (buckets.size >= MOST_BUCKETS && now - sweptAt > SWEEP_SECONDS) forgetFull(now);
      const left = fill(buckets.get(key), of, now);
      const isEmpty = left < 1;
      buckets.set(key, { left: isEmpty ? left : left - 1, at: now });
      return isEmpty ? Math.ceil((1 - left) / limits[of].perSecond) : 0;
    },
  };
};
