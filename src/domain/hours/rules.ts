/** Minutes everywhere. A hard rule is never broken by a proposal; a soft one is told of, and may be overridden with a reason. */
export type HoursRule = { isHard: boolean } & (
  | {
      type: 'stretch';
      /** Driven without enough of a break. */
      most: number;
      /** How much of a break begins a new stretch, in parts of at least so long. */
      rest: number;
      leastPart: number;
    }
  /** Of duty between two long rests. */
  | { type: 'day'; most: number }
  /** Of duty beyond this, between two long rests. */
  | { type: 'overtime'; normal: number; most: number }
  /** Within 24 hours of the first duty. */
  | { type: 'rest'; least: number }
);

export const hoursRuleTypes = [
  'stretch',
  'day',
  'overtime',
  'rest',
] as const satisfies readonly HoursRule['type'][];

export type HoursRuleType = (typeof hoursRuleTypes)[number];

export const driverGroups = ['own', 'provider', 'bus'] as const;

/** Whose rules they are: the company's drivers, those of a provider, and whoever drives a bus. */
export type DriverGroup = (typeof driverGroups)[number];

/** What separates two days of work where no rule says it. */
export const LONG_REST = 8 * 60;

export const hoursPresets = {
  /** Labour protection for workers in land transport. To be checked with a lawyer before anybody relies on it. */
  transport_workers: [
    { type: 'stretch', most: 240, rest: 60, leastPart: 20, isHard: true },
    { type: 'overtime', normal: 480, most: 120, isHard: false },
    { type: 'day', most: 600, isHard: true },
    { type: 'rest', least: 600, isHard: true },
  ],
  /** Land transport law for drivers of public vehicles. To be checked with a lawyer before anybody relies on it. */
  public_vehicles: [
    { type: 'stretch', most: 240, rest: 30, leastPart: 30, isHard: true },
    { type: 'day', most: 600, isHard: false },
    { type: 'rest', least: 600, isHard: true },
  ],
} as const satisfies Record<string, readonly HoursRule[]>;
