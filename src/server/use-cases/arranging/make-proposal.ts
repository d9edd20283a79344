import type { Day } from '#domain/dates/bangkok-time';
import { toDay } from '#domain/optimise/to-day';
import {
  proposalRepository,
  type StoredProposal,
} from '../../db/repositories/arranging/proposal.repository';
import type { Optimise } from '../../optimiser/optimise-here';
import { draftProposal } from './draft-proposal';
import { readWorld, type WorldReader } from './read-world';

const SECONDS = 2;

type Making = WorldReader & { newId: () => string; optimise: Optimise };

/** Keeps what the optimiser makes of a day, for whoever wants to look at it. */
export const makeProposal = async (
  making: Making,
  { day, madeById, beside }: Pick<StoredProposal, 'madeById' | 'beside'> & { day: Day },
): Promise<StoredProposal> => {
  const { params, db, now, newId, optimise } = making;
  const read = await readWorld(making, day, beside);
  const figures = toDay(read.world);
  const proposed = await optimise(figures, SECONDS);
  const stored: StoredProposal = {
    id: newId(),
    kind: params.kind,
    day,
    madeAt: now.toISOString(),
    madeById,
    world: read.fingerprint,
    draft: draftProposal({ read, day: figures, proposed, newId }),
    accepted: [],
    beside,
  };
  await proposalRepository(db).add(stored);
  return stored;
};
