import { beforeEach } from 'vitest';
import type { ApprovalCard, ApprovalPage } from '#contract/approvals';
import type { Delegations } from '#contract/delegations';
import type { Verdict } from '#domain/booking/decide-approval';
import type { BookingDetail } from '#contract/bookings';
import { newId } from '../../../src/server/new-id';
import type { Role } from '../support/people';
import { bangkok } from '../bookings/company';
import { useBookings } from '../bookings/use-bookings';

/** Besides the roles: above the approver, beside the employee, who stands in, who heads another team. */
const others = ['director', 'colleague', 'deputy', 'stranger'] as const;

export type Who = Role | (typeof others)[number];

/** The company of the bookings' tests, with people above and beside the approver. */
export const useApprovals = () => {
  const bookings = useBookings();
  const ids: Record<string, string> = {};

  beforeEach(async () => {
    const { company, db } = bookings;
    Object.assign(ids, company.people);
    for (const who of others)
      ids[who] = await company.person({
        signInName: `${who}@siamparts.example`,
        firstNameTh: who,
        lastNameTh: '',
        managerId: who === 'colleague' ? company.people['approver']! : null,
      });
    await db
      .updateTable('person')
      .set({ managerId: ids['director']! })
      .where('id', '=', ids['approver']!)
      .execute();
    await company.person({ managerId: ids['stranger']! });
  });

  const call = <T>(who: Who, method: string, path: string, options?: object) =>
    bookings.call<T>(who as Role, method, path, options);

  const decide = (
    who: Who,
    verdict: Verdict,
    { id, version }: { id: string; version: number },
    reason = verdict === 'approve' ? undefined : 'งบไม่พอ',
    key?: string,
  ) =>
    call<ApprovalCard>(who, 'POST', `/employee/approvals/${id}/${verdict}`, {
      version,
      body: reason === undefined ? {} : { reason },
      ...(key && { key }),
    });

  return {
    bookings,
    ids,
    call,
    decide,
    approve: (who: Who, card: { id: string; version: number }) => decide(who, 'approve', card),
    list: (who: Who, query = '') => call<ApprovalPage>(who, 'GET', `/employee/approvals${query}`),
    read: (who: Who, id: string) => call<ApprovalCard>(who, 'GET', `/employee/approvals/${id}`),
    count: async (who: Who) =>
      (await call<{ waiting: number }>(who, 'GET', '/employee/approval-count')).body.waiting,
    delegate: (who: Who, to: Who, from: string, until: string) =>
      call<Delegations>(who, 'POST', '/employee/delegations', {
        body: { toId: ids[to], from, until },
      }),
    /** The employee asks for a car with driver, for one day. */
    ask: async (more: object = {}, who: Who = 'employee'): Promise<BookingDetail> => {
      const request = { ...bookings.requests.bookingwithdrivernava, ...more };
      return (await bookings.create(request, who as Role)).body;
    },
    severalDays: { endsAt: bangkok(26, '16:00') },
    leave: async (who: Who) => {
      await bookings.db
        .updateTable('person')
        .set({ status: 'left' })
        .where('id', '=', ids[who]!)
        .execute();
    },
    delegation: async (from: Who, to: Who, period: string) =>
      bookings.company.add('delegation', {
        id: newId(),
        fromId: ids[from]!,
        toId: ids[to]!,
        period,
        createdAt: bookings.now,
      }),
    levels: (id: string) =>
      bookings.db
        .selectFrom('approval as a')
        .innerJoin('approvalDecider as d', 'd.approvalId', 'a.id')
        .select(['a.level', 'a.status', 'd.personId'])
        .where('a.bookingId', '=', id)
        .orderBy('a.level')
        .execute(),
    notices: async (type: string) =>
      (
        await bookings.db
          .selectFrom('notice')
          .select('personId')
          .where('type', '=', type)
          .orderBy('at')
          .orderBy('id')
          .execute()
      ).map(({ personId }) => Object.entries(ids).find(([, id]) => id === personId)?.[0]),
  };
};
