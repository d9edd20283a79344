import type { ApprovalCard } from '#contract/approvals';
import { isFlagged } from '#domain/booking/approval-flags';
import type { Language } from '#domain/language';
import type { Db } from '../../db/client';
import { readNames } from '../../db/rows/bookings/booking-detail';
import { readBookings, type StoredBooking } from '../../db/rows/bookings/stored-booking';
import type { ApprovalEntry } from '../../db/repositories/approvals/approval-list.repository';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import { snapshotOf } from '../bookings/snapshot-of';
import { inWords, peopleOf, type Names, type Requested } from './in-words';
import { judgeChange } from './judge-change';

type Tools = { db: Db; language: Language; now: Date };

/** One entry with everything that has to be looked up for it. */
type Gathered = {
  entry: ApprovalEntry;
  stored: StoredBooking;
  /** What would become of it; nothing when no change waits, or it can no longer be read. */
  change: Requested | undefined;
  isPossible: boolean;
  overlaps: ApprovalEntry['flags']['overlaps'];
};

const gather = async (
  entry: ApprovalEntry,
  stored: StoredBooking,
  { db, now }: Tools,
): Promise<Gathered> => {
  const { overlaps } = entry.flags;
  const isWaitingChange = entry.isOpen && 'request' in entry.change;
  const judged = isWaitingChange ? await judgeChange(stored, entry, { db, now }) : undefined;
  if (!judged?.ok) return { entry, stored, change: undefined, isPossible: !judged, overlaps };
  const { rows, judged: by } = judged.value;
  return {
    entry,
    stored,
    change: { rows, estimate: snapshotOf(by.estimated) },
    isPossible: true,
    overlaps: rows.travellerId
      ? await bookingRepository(db).overlaps(
          rows.travellerId,
          rows.startsAt,
          rows.endsAt,
          stored.id,
        )
      : [],
  };
};

const returnedOf = ({ returned }: ApprovalEntry, names: Names): ApprovalCard['returned'] => {
  if (!returned) return null;
  const { request, ...when } = returned;
  return { ...when, asked: request && inWords(request, names) };
};

const overtimeOf = ({ estimate }: Requested): number =>
  estimate?.parts.find(({ label }) => label === 'overtime')?.quantity ?? 0;

const toCard = (
  { entry, stored, change, isPossible, overlaps }: Gathered,
  names: Names,
): ApprovalCard => {
  const request = change ?? stored;
  const { rows } = request;
  const traveller = peopleOf(rows, names)[0] ?? entry.requester;
  const flags = {
    urgent: rows.urgentReason,
    overtimeHours: overtimeOf(request),
    overlaps: [...overlaps],
    noShows: entry.flags.noShows,
  };
  const isChange = 'request' in entry.change;
  const returned = isChange ? null : returnedOf(entry, names);
  return {
    id: entry.bookingId,
    approvalId: entry.approvalId,
    ref: stored.ref,
    kind: stored.kind,
    status: stored.status,
    version: stored.version,
    traveller,
    requester: rows.requesterId === rows.travellerId ? null : entry.requester,
    department: entry.department,
    phone: rows.contactPhone,
    level: entry.level,
    levels: entry.levels,
    waitingSince: entry.waitingSince?.toISOString() ?? null,
    changedAt: entry.changedAt?.toISOString() ?? null,
    isWaiting: entry.isWaiting,
    standsInFor: entry.standsInFor,
    isChange,
    isPossible,
    asked: inWords(request, names),
    standing: change ? inWords(stored, names) : null,
    returned,
    flags,
    // What was sent back is looked at for what became of it.
    isFlagged: isChange || returned !== null || isFlagged(flags),
    decision: entry.decision && { ...entry.decision, at: entry.decision.at.toISOString() },
  };
};

/** In the order of the entries. */
export const presentApprovals = async (
  entries: readonly ApprovalEntry[],
  tools: Tools,
): Promise<ApprovalCard[]> => {
  const ids = [...new Set(entries.map(({ bookingId }) => bookingId))];
  const bookings = await readBookings(tools.db, ids);
  const gathered: Gathered[] = [];
  for (const entry of entries) {
    const stored = bookings.get(entry.bookingId);
    if (stored) gathered.push(await gather(entry, stored, tools));
  }
  const rows = gathered.flatMap(({ entry, stored, change }) =>
    [stored, change, entry.returned?.request].flatMap((request) => request?.rows ?? []),
  );
  const names = await readNames(tools.db, rows, tools.language);
  return gathered.map((approval) => toCard(approval, names));
};
