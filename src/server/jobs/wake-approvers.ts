import { chooseDeciders } from '#domain/booking/choose-deciders';
import type { Day } from '#domain/dates/bangkok-time';
import { isToBePassedOn, isToBeReminded, isToBeWarnedOf } from '#domain/notice/silent-approver';
import type { Db } from '../db/client';
import { approvalEscalationRepository } from '../db/repositories/approvals/approval-escalation.repository';
import { approvalRepository } from '../db/repositories/approvals/approval.repository';
import {
  silentApprovalRepository,
  type ReturnedRequest,
  type SilentApproval,
} from '../db/repositories/approvals/silent-approval.repository';
import { bookingRepository } from '../db/repositories/bookings/booking.repository';
import { tellDeciders, tellWhoeverDecides } from '../use-cases/approvals/tell-deciders';
import { tellPassedOn } from '../use-cases/approvals/tell-passed-on';
import { involvedIn } from '../use-cases/bookings/judge-request';
import { tellConcerned, tellPeople } from '../use-cases/notices/tell-people';
import { tell } from '../use-cases/tell';
import type { Job } from './job';
import { settleEach } from './settle-each';

type Tools = { db: Db; now: Date; newId: () => string };

const remind = async ({ id, bookingId, deciders }: SilentApproval, tools: Tools): Promise<void> => {
  const { db, now } = tools;
  if (!(await silentApprovalRepository(db).mark(id, 'remindedAt', now))) return;
  const news = { type: 'approval_reminder', cause: `approval:${id}` } as const;
  await tellWhoeverDecides(tools, news, { bookingId, people: deciders });
};

/** Who hears so late that it went to others needs no second notice of the same. */
const isToldSoLate = (approval: SilentApproval & { holidays: ReadonlySet<Day> }): boolean =>
  approval.toldPassedOnAt !== null && isToBeWarnedOf({ ...approval, now: approval.toldPassedOnAt });

/** Whoever asked can still call, or find another way. */
const warn = async ({ bookingId, startsAt }: SilentApproval, tools: Tools): Promise<void> => {
  const stored = await bookingRepository(tools.db).lock(bookingId, null);
  if (stored?.status !== 'pending') return;
  const news = { type: 'undecided', cause: `undecided:${startsAt.toISOString()}` } as const;
  await tellConcerned(tools, news, [bookingId]);
};

/** And can still send again what came back. */
const warnOfReturned = async (
  { bookingId, startsAt }: ReturnedRequest,
  tools: Tools,
): Promise<void> => {
  const stored = await bookingRepository(tools.db).lock(bookingId, null);
  if (stored?.status !== 'returned') return;
  const cause = `returned:${startsAt.toISOString()}`;
  const people = [{ bookingId, personId: stored.rows.requesterId }];
  await tellPeople(tools, { type: 'undecided', cause, facts: { returned: 'yes' } }, people);
};

/** The next person above, or an admin of the kind where nobody is; who was asked first may still decide. */
const passOn = async ({ id, bookingId, deciders }: SilentApproval, tools: Tools): Promise<void> => {
  const { db, now } = tools;
  const stored = await bookingRepository(db).lock(bookingId, null);
  if (!stored || !(await silentApprovalRepository(db).mark(id, 'passedOnAt', now))) return;
  const { rows, kind } = stored;
  const haveDecided = await approvalEscalationRepository(db).haveDecided(bookingId);
  const above = await approvalRepository(db).above(rows.travellerId ?? rows.requesterId, kind);
  const involved = new Set([...involvedIn(rows), ...haveDecided, ...deciders]);
  const [people = []] = chooseDeciders({ ...above, involved, levels: 1 });
  if (people.length === 0) return;
  await silentApprovalRepository(db).addDeciders(id, people);
  const facts = { before: { deciders }, after: { deciders: [...deciders, ...people] } };
  await tell(tools, { id: bookingId, by: null, action: 'escalate', ...facts });
  const cause = `passed-on:${id}`;
  await tellDeciders({ bookingId, cause, people }, tools);
  await tellPassedOn({ bookingId, cause, people }, tools);
};

/** Who does not answer is reminded, in time others may decide too, and at last whoever asked is warned. */
export const wakeApprovers: Job = {
  name: 'wake-approvers',
  everySeconds: 60,
  run: async (tools) => {
    const approvals = silentApprovalRepository(tools.db);
    const holidays = await approvals.holidays(tools.now);
    const readWaiting = async () =>
      (await approvals.waiting(tools.now)).map((approval) => ({
        ...approval,
        holidays,
        now: tools.now,
      }));
    const waiting = await readWaiting();
    const toRemind = waiting.filter((approval) => !approval.isReminded && isToBeReminded(approval));
    const toPassOn = waiting.filter((approval) => !approval.isPassedOn && isToBePassedOn(approval));
    const settle = <T extends ReturnedRequest>(
      due: readonly T[],
      work: (request: T, tools: Tools) => Promise<void>,
    ) => {
      const byId = new Map(due.map((request) => [request.bookingId, request]));
      return settleEach([...byId.keys()], tools, async (id, { db, now, newId }) => {
        const request = byId.get(id);
        if (request) await work(request, { db, now, newId });
      });
    };
    await settle(toRemind, remind);
    await settle(toPassOn, passOn);
    const toWarn = (await readWaiting()).filter(
      (approval) => !approval.isWarnedOf && isToBeWarnedOf(approval) && !isToldSoLate(approval),
    );
    await settle(toWarn, warn);
    const returned = await approvals.returned(tools.now);
    await settle(
      returned.filter((request) => isToBeWarnedOf({ ...request, holidays, now: tools.now })),
      warnOfReturned,
    );
  },
};
