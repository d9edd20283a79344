import { bahtOf } from '#domain/money';
import type { Day as Figured } from '#domain/optimise/day';
import type { Proposed } from '#domain/optimise/explain';
import { priceOfPins } from '#domain/optimise/price-of-pins';
import { standing } from '#domain/optimise/standing';
import { toDay } from '#domain/optimise/to-day';
import {
  proposalRepository,
  type StoredProposal,
} from '../../db/repositories/arranging/proposal.repository';
import type { Optimise } from '../../optimiser/optimise-here';
import { draftProposal } from './draft-proposal';
import { type ReadWorld, readWorld, type WorldReader } from './read-world';

const SECONDS = 2;
/** It is only told, never accepted. */
const SECONDS_WITHOUT_PINS = 1;

type Making = WorldReader & { newId: () => string; optimise: Optimise };

type OfDay = Pick<StoredProposal, 'day' | 'beside'>;
type Pinned = Pick<ReadWorld, 'pinned'> & { figures: Figured; proposed: Proposed };
type Optimised = { read: ReadWorld; figures: Figured; proposed: Proposed };

/** The same day once more, with nothing pinned. */
const readPins = async (
  making: Making,
  { day, beside }: OfDay,
  { pinned, figures, proposed }: Pinned,
): Promise<StoredProposal['draft']['pins']> => {
  if (pinned.length === 0) return null;
  const { world } = await readWorld(making, day, beside, { evenPinned: true });
  const free = toDay(world);
  const { plan } = await making.optimise(free, SECONDS_WITHOUT_PINS);
  const isPinned = (wish: number) => pinned.includes(free.wishes[wish]!.id);
  const stand = standing(free).filter(({ ride }) => free.rides[ride]!.wishes.some(isPinned));
  const costs = priceOfPins(
    { day: figures, placements: proposed.plan.placements },
    { day: free, placements: plan.placements, stand },
  );
  if (!costs) return null;
  const { price, ...rest } = costs;
  return { count: pinned.length, cost: bahtOf(price), ...rest };
};

/** What has a car, and would lose it: a rule that came later forbids it. */
const losing = ({ sources }: ReadWorld, { left }: Proposed): string[] =>
  left.flatMap(({ wish }) => {
    const { trip } = sources[wish]!;
    return trip !== null && trip.carId !== null ? [trip.id] : [];
  });

/** Nobody loses a car by a proposal: what has no lawful place any more stays where it is, and its car with it. */
const optimiseDay = async (
  making: Making,
  ofDay: OfDay,
  staying: readonly string[] = [],
): Promise<Optimised> => {
  const read = await readWorld(making, ofDay.day, ofDay.beside, { staying });
  const figures = toDay(read.world);
  const proposed = await making.optimise(figures, SECONDS);
  const lost = losing(read, proposed);
  if (lost.length === 0) return { read, figures, proposed };
  // What is arranged around it may leave no place to another one; in the end all of them stay.
  const around = await optimiseDay(making, ofDay, [...staying, ...lost]);
  return { ...around, read: { ...around.read, fingerprint: read.fingerprint } };
};

/** Keeps what the optimiser makes of a day, for whoever wants to look at it. */
export const makeProposal = async (
  making: Making,
  { day, madeById, beside }: OfDay & Pick<StoredProposal, 'madeById'>,
): Promise<StoredProposal> => {
  const { params, db, now, newId } = making;
  const { read, figures, proposed } = await optimiseDay(making, { day, beside });
  const pins = await readPins(making, { day, beside }, { ...read, figures, proposed });
  const stored: StoredProposal = {
    id: newId(),
    kind: params.kind,
    day,
    madeAt: now.toISOString(),
    madeById,
    world: read.fingerprint,
    draft: { ...draftProposal({ read, day: figures, proposed, newId }), pins },
    accepted: [],
    beside,
  };
  await proposalRepository(db).add(stored);
  return stored;
};
