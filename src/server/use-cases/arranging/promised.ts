import type { Day } from '#domain/dates/bangkok-time';
import { heldFor } from '#domain/trip/period';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import type { StoredClaim } from '../../db/repositories/arranging/arranging-resource.repository';
import {
  type Draft,
  proposalRepository,
  type StoredProposal,
} from '../../db/repositories/arranging/proposal.repository';
import type { ArrangeCall } from './open-standing';

type Change = Draft['changes'][number];
type Promised = { change: Change; claim: StoredClaim };

/** As the claim that it will be once it is accepted. */
const toClaim = (
  { kind }: StoredProposal,
  { id, trip, startsAt, endsAt }: Change,
  bufferMinutes: number,
): StoredClaim => {
  const { from, until, heldFrom, heldUntil } = heldFor({ startsAt, endsAt }, bufferMinutes);
  return {
    id,
    from: heldFrom,
    until: heldUntil,
    source: 'trip',
    tripId: trip?.id ?? id,
    tripKind: kind,
    plannedFrom: from,
    plannedUntil: until,
    bookingId: null,
    reason: null,
  };
};

export const inOrder = (claims: readonly StoredClaim[]): StoredClaim[] =>
  claims.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));

/** What drafts of other kinds would take, as far as it is not accepted yet: no car is proposed twice. */
export const readPromised = async (
  { db, params: { kind } }: Pick<ArrangeCall, 'db' | 'params'>,
  day: Day,
  beside: readonly string[],
) => {
  const promised: Promised[] = [];
  for (const draft of await proposalRepository(db).beside(beside, { kind, day })) {
    const { bufferMinutes } = await arrangingKindRepository(db).rules(draft.kind);
    const open = draft.draft.changes.filter(({ id }) => !draft.accepted.includes(id));
    promised.push(
      ...open.map((change) => ({ change, claim: toClaim(draft, change, bufferMinutes) })),
    );
  }
  const claimsWith = (holds: (after: Change['after']) => boolean) =>
    promised.filter(({ change }) => holds(change.after)).map(({ claim }) => claim);
  return {
    ofCar: (id: string) => claimsWith(({ carId }) => carId === id),
    ofDriver: (id: string) => claimsWith(({ driverId }) => driverId === id),
  };
};
