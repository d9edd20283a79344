// A day's arrangement by the optimiser, as a dispatcher does it without help, as suggested one by one, and the proven
// bound: what it costs, who is left out, how long it takes, and how much a plan that stands is turned over.
import { suggest } from '#domain/arranging/suggest';
import { costOf, figuresOf } from '#domain/optimise/cost';
import type { Day, Placement } from '#domain/optimise/day';
import { firstComeFirstServed } from '#domain/optimise/greedy';
import { optimise, type Optimised } from '#domain/optimise/optimise';
import type { Movable, World } from '#domain/optimise/world';
import { toDay } from '#domain/optimise/to-day';
import { hoursPresets } from '#domain/hours/rules';
import { report, table } from '../../src/scripts/lib/benchmarks-page.mjs';
import { openSolver } from '../../src/server/optimiser/open-solver';
import { anyDay } from '../factories/any-day';
import { publishedDays } from '../factories/published-days';
import { disrupt, makeWorld, type WorldFamily } from '../factories/random-worlds';
import { faultsOf } from '../optimise/check-plan';

const SECONDS = 5;
const solve = await openSolver();
const hours = hoursPresets.transport_workers.filter(({ isHard }) => isHard);

type Bar = { proven?: number; gap?: number; seconds?: number };
type Named = WorldFamily & { name: string; seeds: number; bar?: Bar; suggested?: boolean };

const rental = { length: [120, 540] } as const;
const families: readonly Named[] = [
  {
    name: '30 rentals with drivers',
    bookings: 30,
    own: 14,
    hired: 13,
    drivers: 20,
    ...rental,
    seeds: 20,
    suggested: true,
    bar: { proven: 0.98, seconds: 1 },
  },
  {
    name: '100 rentals with drivers',
    bookings: 100,
    own: 46,
    hired: 36,
    drivers: 58,
    ...rental,
    seeds: 20,
    suggested: true,
    bar: { proven: 0.98, seconds: 1 },
  },
  {
    name: '300 rentals with drivers',
    bookings: 300,
    own: 130,
    hired: 105,
    drivers: 170,
    ...rental,
    seeds: 20,
    bar: { proven: 0.98, seconds: 1 },
  },
  {
    name: '100, driver hours kept',
    bookings: 100,
    own: 46,
    hired: 36,
    drivers: 58,
    ...rental,
    hours,
    seeds: 20,
    bar: { proven: 0.98, seconds: 1 },
  },
  {
    name: '100, a third of them tagged',
    bookings: 100,
    own: 38,
    hired: 26,
    drivers: 44,
    ...rental,
    tagged: 0.35,
    seeds: 10,
    bar: { proven: 0.98, seconds: 1 },
  },
  {
    name: '100, too few cars',
    bookings: 100,
    own: 24,
    hired: 12,
    drivers: 30,
    ...rental,
    seeds: 10,
    bar: { proven: 0.98, seconds: 1 },
  },
  {
    name: '100, 10 % pinned',
    bookings: 100,
    own: 46,
    hired: 36,
    drivers: 58,
    ...rental,
    pinned: 0.1,
    seeds: 10,
  },
  {
    name: '100, 30 % pinned',
    bookings: 100,
    own: 46,
    hired: 36,
    drivers: 58,
    ...rental,
    pinned: 0.3,
    seeds: 10,
  },
  {
    name: '100, 60 % pinned',
    bookings: 100,
    own: 46,
    hired: 36,
    drivers: 58,
    ...rental,
    pinned: 0.6,
    seeds: 10,
  },
  {
    name: '300 self-drive, 14 days',
    bookings: 300,
    own: 24,
    hired: 8,
    drivers: 0,
    length: [240, 1440],
    days: 14,
    seeds: 10,
    bar: { proven: 0.98, seconds: 1 },
  },
  {
    name: '1000 short self-drive',
    bookings: 1000,
    own: 150,
    hired: 60,
    drivers: 0,
    length: [30, 120],
    buffer: 15,
    seeds: 5,
  },
  {
    name: '30 in-day rides',
    bookings: 30,
    own: 4,
    hired: 4,
    drivers: 5,
    length: [15, 60],
    pools: true,
    buffer: 15,
    seeds: 10,
    bar: { gap: 0.005 },
  },
  {
    name: '100 in-day rides',
    bookings: 100,
    own: 10,
    hired: 8,
    drivers: 11,
    length: [15, 60],
    pools: true,
    buffer: 15,
    seeds: 10,
    bar: { gap: 0.005 },
  },
  {
    name: '60 departures of shuttles',
    bookings: 60,
    own: 8,
    hired: 8,
    drivers: 14,
    length: [30, 90],
    pools: true,
    departures: true,
    buffer: 15,
    seeds: 10,
    bar: { proven: 1, seconds: 1 },
  },
  {
    name: '100 departures of shuttles',
    bookings: 100,
    own: 12,
    hired: 12,
    drivers: 22,
    length: [30, 90],
    pools: true,
    departures: true,
    buffer: 15,
    seeds: 10,
    bar: { gap: 0.005 },
  },
];

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length);

/** Seconds of this process alone: others on the machine take none of them. */
const timed = <T>(work: () => T): { value: T; seconds: number } => {
  const cpu = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(cpu);
  return { value, seconds: (user + system) / 1e6 };
};

/** Of this process's own time: what others on the machine take does not shorten it. */
const secondsLeft = () => {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return SECONDS - (user + system) / 1e6;
  };
};

const run = (day: Day) => timed(() => optimise(day, { solve, secondsLeft: secondsLeft() }));

/** Booking after booking, each time what the panel puts on top. */
const asSuggested = (world: World, day: Day): Placement[] => {
  const [cars, drivers] = [
    world.cars.map((car) => ({ ...car })),
    world.drivers.map((driver) => ({ ...driver })),
  ];
  return world.movables.flatMap(({ wanted }, ride): Placement[] => {
    const suggested = suggest(wanted, { cars, drivers, carId: null });
    const car = cars.findIndex(({ id }) => id === suggested.carId);
    const needsDriver = car >= 0 && wanted.withDriver && cars[car]!.providerId === null;
    const best = suggested.drivers.find(({ stops }) => stops.length === 0);
    const driver = needsDriver ? drivers.findIndex(({ id }) => id === best?.id) : null;
    if (car < 0 || driver === -1) return [];
    const claim = { from: wanted.heldFrom, until: wanted.heldUntil, type: 'taken' } as const;
    cars[car]!.claims = [...cars[car]!.claims, claim];
    if (driver !== null) drivers[driver]!.claims = [...drivers[driver]!.claims, claim];
    return day.carTypes[day.cars[car]!.type]!.prices[ride] == null ? [] : [{ ride, car, driver }];
  });
};

const baht = (satang: number): string => Math.round(satang / 100).toLocaleString('en');
const says = (day: Day, plans: readonly Placement[]) => figuresOf(day, plans);

/** Of the money alone: what it weighs to leave somebody out would hide it. */
const gapOf = (day: Day, { plan, bound }: Optimised): number =>
  (plan.cost - bound) / Math.max(1, figuresOf(day, plan.placements).price);

let [faults, late, worse] = [0, 0, 0];
const failed: string[] = [];
const rows: (string | number)[][] = [];

for (const { name, seeds, bar = {}, suggested = false, ...family } of families) {
  const days = Array.from({ length: seeds }, (_, index) => {
    const world = makeWorld(index + 1, family);
    const day = toDay(world);
    const { value, seconds } = run(day);
    const first = timed(() => firstComeFirstServed(day));
    faults += faultsOf(day, value.plan.placements).length;
    late += Number(seconds > SECONDS + 1);
    worse += Number(value.plan.cost > value.byHand.cost || value.bound > value.plan.cost);
    return {
      seconds,
      first: first.seconds,
      gap: gapOf(day, value),
      isProven: value.proof === 'proven' && seconds <= (bar.seconds ?? SECONDS),
      ours: says(day, value.plan.placements),
      byHand: says(day, first.value.placements),
      suggested: suggested ? says(day, asSuggested(world, day)) : undefined,
    };
  });
  const proven = days.filter(({ isProven }) => isProven).length;
  const gap = Math.max(...days.map((day) => day.gap));
  if (bar.proven !== undefined && proven / seeds < bar.proven)
    failed.push(`${name}: ${proven} of ${seeds} proven`);
  if (bar.gap !== undefined && gap > bar.gap) failed.push(`${name}: gap ${gap}`);
  const triple = (
    of: (figures: ReturnType<typeof says>) => number,
    show: (figure: number) => string,
  ) =>
    [
      mean(days.map(({ byHand }) => of(byHand))),
      ...(suggested
        ? [mean(days.flatMap((day) => (day.suggested ? [of(day.suggested)] : [])))]
        : []),
      mean(days.map(({ ours }) => of(ours))),
    ]
      .map(show)
      .join(' → ');
  const tenth = (figure: number) => figure.toFixed(1);
  rows.push([
    name,
    `${Math.round(median(days.map((day) => day.first)) * 1000)} ms`,
    `${Math.round(median(days.map((day) => day.seconds)) * 1000)} ms`,
    `${proven}/${seeds}`,
    `${(gap * 100).toFixed(2)} %`,
    triple(({ price }) => price, baht),
    triple(({ hired }) => hired, tenth),
    triple(({ unserved }) => unserved, tenth),
  ]);
  console.log(rows.at(-1)!.join(' | '));
}

/** After a twentieth was called off and as much came anew. */
const stability = [100, 300].map((bookings) => {
  const family = {
    bookings,
    own: bookings / 2.2,
    hired: bookings / 2.8,
    drivers: Math.round(bookings / 1.75),
    ...rental,
  };
  const moved = Array.from({ length: 10 }, (_, index) => {
    const sized = { ...family, own: Math.round(family.own), hired: Math.round(family.hired) };
    const world = makeWorld(index + 1, sized);
    const day = toDay(world);
    const standing = new Map(
      run(day).value.plan.placements.map(({ ride, car, driver }) => [
        world.movables[ride]!.wish.id,
        {
          carId: day.cars[car]!.id,
          driverId: driver === null ? null : day.drivers[driver]!.id,
        } satisfies Pick<Movable, 'carId' | 'driverId'>,
      ]),
    );
    const later = toDay(disrupt(index + 1, world, { family: sized, standing }));
    const { value } = run(later);
    faults += faultsOf(later, value.plan.placements).length;
    const stood = value.plan.placements.filter(({ ride }) => later.rides[ride]!.isStanding);
    const other = stood.filter(({ ride, car }) => later.cars[car]!.id !== later.rides[ride]!.carId);
    const anew = optimise({ ...later, change: 0 }, { solve, secondsLeft: () => SECONDS });
    const bare = (plan: readonly Placement[]) => costOf({ ...later, change: 0 }, plan);
    return {
      share: other.length / Math.max(1, stood.length),
      price: bare(value.plan.placements) / Math.max(1, bare(anew.plan.placements)) - 1,
    };
  });
  const share = mean(moved.map((day) => day.share));
  if (share > 0.06) failed.push(`${bookings}: ${(share * 100).toFixed(1)} % of cars moved`);
  return [
    `${bookings} rentals`,
    `${(share * 100).toFixed(1)} %`,
    `${(mean(moved.map(({ price }) => price)) * 100).toFixed(2)} %`,
  ];
});

/** Small days of any sort, each rule checked by a checker of its own. */
const DAYS = 3_000;
const [smallFaults, smallWorse] = [faults, worse];
for (let seed = 1; seed <= DAYS; seed += 1) {
  const day = anyDay(seed);
  const { plan, byHand, bound } = optimise(day, { solve, secondsLeft: () => 2 });
  faults += faultsOf(day, plan.placements).length;
  worse += Number(plan.cost > byHand.cost || bound > plan.cost);
}
const ofAnyDay = `${faults - smallFaults} rules broken, ${worse - smallWorse} worse than by hand or cheaper than the bound`;

/** Published instances of shift minimisation, where somebody has laid them: nothing is fetched. */
const INSTANCES = process.env['INSTANCES'] ?? 'tests/bench/instances';
const published = (await publishedDays(INSTANCES)).map(({ name, day }) => {
  const { value, seconds } = run(day);
  faults += faultsOf(day, value.plan.placements).length;
  const used = (plans: readonly Placement[]) => new Set(plans.map(({ car }) => car)).size;
  return [
    name,
    used(firstComeFirstServed(day).placements),
    used(value.plan.placements),
    Math.ceil(value.bound / day.cars[0]!.rent),
    value.plan.placements.length < day.rides.length ? 'not all jobs done' : value.proof,
    `${seconds.toFixed(1)} s`,
  ];
});
const ofPublished =
  published.length === 0
    ? `No published instances were in \`${INSTANCES}\`: with some there, they are rows of their own here.`
    : table(['instance', 'workers by hand', 'ours', 'at least', 'proof', 'time'], published);

report(
  'arrange',
  `## A day arranged by the optimiser

Against simulated days: no dispatcher's data exists. "By hand" takes bookings as they came in, each the first car that
can, and puts no in-day rides together; where there are three figures, the middle one takes what the panel suggests, booking after booking; the last is the
optimiser's. Costs are rates of cars in baht, without what leaving somebody out weighs. Times are of one core, medians;
"proven" within a second where there is a bar for it (≥ 98 %), else within ${SECONDS} s. The gap is the worst of the family.
Rules broken: ${faults}. Worse than by hand, or cheaper than the bound: ${worse}. Past its limit and a second: ${late}.

${table(['day', 'first plan', 'time', 'proven', 'gap', 'cost', 'hired cars', 'left out'], rows)}

After a twentieth of a standing plan was called off and as much came anew (bar: 6 % of cars moved at most):

${table(['day', 'cars moved', 'dearer than a plan from nothing'], stability)}

${DAYS.toLocaleString('en')} small days of any sort (too little of everything, trips that stand, rides that could be shared, hours kept): ${ofAnyDay}.

${ofPublished}`,
);
if (faults + late + worse > 0) failed.push(`${faults} faults, ${late} late, ${worse} worse`);
for (const bar of failed) console.error(`A bar is missed: ${bar}`);
if (failed.length > 0) process.exitCode = 1;
